// TabTermUI
