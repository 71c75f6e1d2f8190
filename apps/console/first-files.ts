import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chunksWith, filesOf, textFilesOf } from './built-files.ts';

/** What the entry of each page loads next: without a session, and with one. */
const nextPages: Readonly<Record<string, readonly [string, string]>> = {
  'index.html': ['admin/identity/login-page.tsx', 'desktop/shell.tsx'],
  'mobile.html': ['admin/identity/login-page.tsx', 'mobile/signed-in.tsx'],
};

/**
 * Writes into each page which files come next (the texts of each language, the page before and after a sign-in), so that
 * `first-paint.js` can fetch them together with the page's script instead of one after another. That script itself gets a
 * name by its content: a page that is loaded again has it at once.
 */
export function firstFiles(folder: string): Plugin {
  const source = path.join(folder, 'src');
  const script = readFileSync(path.join(folder, 'public/first-paint.js'), 'utf8');
  const scriptFile = `assets/first-paint-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  return {
    name: 'vitrine-first-files',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: scriptFile, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle) return html;
        const entry = new Set(chunksWith(bundle, [filename]));
        const [signedOut, signedIn] = (nextPages[path.basename(filename)] ?? []).map((page) =>
          filesOf(
            chunksWith(bundle, [path.join(source, page)]).filter((chunk) => !entry.has(chunk)),
          ),
        );
        const meta = (name: string, content: unknown) => ({
          tag: 'meta',
          attrs: { name, content: JSON.stringify(content) },
          injectTo: 'head-prepend' as const,
        });
        return {
          html: html.replace('/first-paint.js', `/${scriptFile}`),
          tags: [
            meta('texts', textFilesOf(bundle, source)),
            meta('next-files', { signedOut, signedIn }),
          ],
        };
      },
    },
  };
}
