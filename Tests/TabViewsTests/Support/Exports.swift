// The screen under test and the words on it, for all tests here.
@_exported import InterfaceSupport
