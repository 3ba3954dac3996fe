// The program: understand the command line, do what it asks for, end with a status.
import Glibc

exit(Program.run())
