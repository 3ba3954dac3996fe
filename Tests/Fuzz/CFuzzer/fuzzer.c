// The only call into libFuzzer. The symbol is weak, so that the same program is built with and without it.
#include "fuzzer.h"

__attribute__((weak)) extern int LLVMFuzzerRunDriver(int *count, char ***arguments, tabterm_fuzz_body body);

int tabterm_fuzz(int count, char **arguments, tabterm_fuzz_body body) {
    return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &arguments, body) : -1;
}
