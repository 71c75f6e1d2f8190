import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chunksWith, filesOf, textFilesOf } from './built-files.ts';

/** What opens without a network: the page before a sign-in, the home and the other pages of the bar. */
const pages = [
  'admin/identity/login-page.tsx',
  'mobile/signed-in.tsx',
  'mobile/last-read.ts',
  ...['orders/orders', 'products/products', 'ledger/ledger', 'me/me'].map(
    (page) => `mobile/${page}-page.tsx`,
  ),
];

/** Writes the phone's service worker with the names of the files that it keeps; they change with each build, and so does it. */
export function phoneWorker(folder: string): Plugin {
  const source = path.join(folder, 'src');
  const script = readFileSync(path.join(folder, 'phone-worker.js'), 'utf8');
  return {
    name: 'vitrine-phone-worker',
    // After Vite has taken out the chunks that held styles only.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksWith(bundle, [
          path.join(folder, 'mobile.html'),
          ...pages.map((page) => path.join(source, page)),
        ]);
        const font = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
        const files = [...filesOf(chunks), ...font.map((name) => `/${name}`)].sort();
        const texts = textFilesOf(bundle, source);
        const version = createHash('sha256')
          .update(JSON.stringify([files, texts, script]))
          .digest('base64url')
          .slice(0, 10);
        const shell = { version, entry: `/${chunks[0]?.fileName}`, files, texts };
        this.emitFile({
          type: 'asset',
          fileName: 'phone-worker.js',
          source: `self.shell = ${JSON.stringify(shell)};\n${script}`,
        });
      },
    },
  };
}
