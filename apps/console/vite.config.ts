import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes a brotli and a gzip file beside every text file of the build, so that the server only has to send them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const folder = join(here, 'dist');
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !compressible.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.length < 1024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [react(), precompress()],
  server: {
    port: 5173,
    // The specification's development proxy prefix; pictures and push go to the same server.
    proxy: {
      '/dev-api': { target: server, changeOrigin: true, rewrite: (path) => path.slice('/dev-api'.length) },
      '/api': { target: server, changeOrigin: true },
      '/files': { target: server, changeOrigin: true },
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What every page needs comes in a few files instead of a hundred: a slow line pays for each request.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zod|zustand|i18next|react-i18next)\//,
            },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
            { name: 'lib', test: /apps\/console\/src\/lib\//, minShareCount: 3 },
          ],
        },
      },
      input: {
        desktop: join(here, 'index.html'),
        // The phone's entry joins the build as soon as its main file stands.
        ...(existsSync(join(here, 'src/mobile/main.tsx')) ? { mobile: join(here, 'mobile.html') } : {}),
      },
    },
  },
});
