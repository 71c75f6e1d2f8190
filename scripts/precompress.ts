import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes a brotli and a gzip file next to every text file of a build's folder, so that the server only has to send them. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !compressible.test(file.name)) continue;
        const name = path.join(file.parentPath, file.name);
        const bytes = await readFile(name);
        if (bytes.length < 1024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${name}.br`, await promisify(brotliCompress)(bytes, quality));
        await writeFile(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  };
}
