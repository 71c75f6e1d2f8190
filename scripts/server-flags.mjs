import path from 'node:path';

/**
 * Limits the server's memory: by default V8 lets the heap grow to several times the size of its live objects (600 MB instead
 * of under 300 after an hour's load). Growing by less than this saves little more, and costs collecting.
 */
export const serverFlags = ['--max-semi-space-size=6', '--heap-growing-percent=40'];

/**
 * One pool of memory for all threads of the C library instead of eight per core, which gives back what it does not
 * need (ignored where the library is another; giving pieces of 32 KB back at once, instead of 128 KB, costs lists a
 * tenth of their speed); and a place where compiled code and stripped types are kept from start to start.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../build/compile-cache'),
};
