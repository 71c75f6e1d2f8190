/**
 * How V8 keeps the server small: by default it lets the heap grow to several times of what lives in it (600 MB instead
 * of under 300 after an hour's load, at the same speed). The caches are bounded by themselves.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** One pool of memory for all threads of the C library instead of eight per core; ignored where the library is another. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
