import path from 'node:path';
import type { Plugin } from 'vite';

/** The groups of `src/lib/load-texts.ts`, in the order of their need. */
const groups = ['start', 'signed-in'];

/**
 * Writes into each page where the texts of each language are, so that `first-paint.js` can fetch those of the chosen
 * language together with the page's script instead of after it.
 */
export function textFiles(textsFolder: string): Plugin {
  return {
    name: 'vitrine-text-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [];
        const files: Record<string, string[]> = {};
        for (const chunk of Object.values(bundle)) {
          const [language = '', group = ''] =
            chunk.type === 'chunk' && chunk.facadeModuleId ? path.relative(textsFolder, chunk.facadeModuleId).split(path.sep) : [];
          const at = groups.indexOf(path.basename(group, '.ts'));
          if (at < 0 || language === '..') continue;
          files[language] ??= [];
          files[language][at] = `/${chunk.fileName}`;
        }
        if (Object.values(files).some((found) => found.length !== groups.length))
          throw new Error(`Texts without a file of their own: ${JSON.stringify(files)}`);
        return [{ tag: 'meta', attrs: { name: 'texts', content: JSON.stringify(files) }, injectTo: 'head-prepend' }];
      },
    },
  };
}
