import { type BrotliOptions, constants } from 'node:zlib';

/**
 * Brotli for one response: its window holds 128 KB, which is more than a page or a list has. The default of 4 MB is
 * allocated and cleared for each response, and takes longer than compressing it.
 */
export function brotliOptions(quality: number): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
  };
}
