// libFuzzer's driver where it is linked in (make fuzz), and nothing where it isn't.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// What libFuzzer calls with an input.
typedef int (*tabterm_fuzz_body)(const uint8_t *_Nonnull data, size_t count);

/// Runs libFuzzer with its own options; -1 if it is not linked in.
int tabterm_fuzz(int count, char *_Nullable *_Nonnull arguments, tabterm_fuzz_body _Nonnull body);
