import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that can build has no `import.meta.dirname`. */
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Limits the server's memory: by default V8 lets the heap grow to several times the size of its live objects (600 MB instead
 * of under 300 after an hour's load). A lower percentage saves little more, and costs more garbage collection. Without
 * allocation-site pretenuring, because under load V8 allocates the rows of queries among old objects, as if they would live
 * long; they die with their request, and collecting them there takes a tenth of the CPU time of a list.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-allocation-site-pretenuring',
  // Half of the time of loading went into looking for modules (`docs/decisions/0133-a-start-from-compiled-modules.md`).
  '--import=./scripts/cache-resolution.mjs',
];

/** The same for servers of tests, whose working directory may be another one. */
export const testServerFlags = [`--import=${path.resolve(here, 'cache-resolution.mjs')}`];

/**
 * One memory pool for all threads of the C library instead of eight per core, which returns unused memory to the system
 * (ignored by other C libraries; returning blocks of 32 KB at once, instead of 128 KB, makes lists a tenth slower);
 * and a folder in which compiled code and stripped types are cached between starts.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve(here, '../build/compile-cache'),
};

/** What servers of tests are started with besides `testServerFlags`. */
export const testServerEnvironment = { NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE };
