import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { chunksWith, filesOf, textFilesOf } from './built-files.ts';
import { firstCalls, pageCalls } from './first-calls.ts';

interface Page {
  /** The drawing of the frame in `bones`. */
  bones: string;
  /** Loaded next by the entry: before a sign-in, and after one. */
  before: readonly string[];
  after: readonly string[];
  /** Modules that come with a page of owners, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Calls that every visit with a session begins with. */
  calls: readonly string[];
}

/** Paths without the frame. */
const bare = ['/authorize', '/payauth', '/payresult', '/topics', '/view', '/401', '/404'];

const deskPages = {
  '/index': ['shop/analytics/dashboard-page.tsx'],
  '/order': ['shop/orders/orders-page.tsx'],
  '/product': ['shop/pricing/products-page.tsx'],
  '/revenue': ['shop/ledger/ledger-page.tsx'],
};

const pages: Readonly<Record<string, Page>> = {
  'index.html': {
    bones: 'desk',
    before: ['admin/identity/login-page.tsx'],
    after: ['desktop/shell.tsx'],
    pages: deskPages,
    calls: firstCalls.desk,
  },
  'mobile.html': {
    bones: 'phone',
    before: ['admin/identity/login-page.tsx'],
    after: ['mobile/signed-in.tsx'],
    pages: {
      '/home': [],
      '/index': [],
      '/tableme': ['mobile/orders/orders-page.tsx'],
      '/products': ['mobile/products/products-page.tsx'],
      '/earnings': ['mobile/ledger/ledger-page.tsx'],
    },
    calls: firstCalls.phone,
  },
};

/** Texts of pages other than the start page are in another file. */
const hasHomeTexts = (page: string): boolean => ['/index', '/home'].includes(page);

/** The values of `tokens.css`, which is not there yet when the frame is drawn. */
function readTokens(folder: string): (name: string) => string {
  const css = readFileSync(path.join(folder, '../../packages/styles/tokens.css'), 'utf8');
  return (name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    if (!value) throw new Error(`There is no token --${name}`);
    return value;
  };
}

/** The frame as markup and styles, without what people need to read them. */
function readBones(folder: string, name: string): { html: string; css: string } {
  const token = readTokens(folder);
  const read = (file: string) => readFileSync(path.join(folder, 'bones', file), 'utf8');
  return {
    html: read(`${name}.html`).replaceAll(/>\s+</g, '><').trim(),
    css: `${read('shared.css')}${read(`${name}.css`)}`
      .replaceAll(/var\(--(?!last-)([\w-]+)\)/g, (_match, one: string) => token(one))
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      .replaceAll(': ', ':')
      .replaceAll(';}', '}')
      .trim(),
  };
}

const readScript = (folder: string, isPhone: boolean): string =>
  minifySync(
    'first-paint.js',
    readFileSync(path.join(folder, 'first-paint.js'), 'utf8').replaceAll('PHONE', `${isPhone}`),
    { compress: true, mangle: { toplevel: true } },
  ).code.trim();

/** Data for `first-paint.js`: the files of a visit, and its calls. */
function nextFiles(page: Page, entry: string, bundle: Rolldown.OutputBundle, source: string) {
  const ofEntry = new Set(chunksWith(bundle, [entry]));
  const filesFor = (modules: readonly string[], before: readonly string[] = []) => {
    const known = new Set([
      ...ofEntry,
      ...chunksWith(
        bundle,
        before.map((module) => path.join(source, module)),
      ),
    ]);
    return filesOf(
      chunksWith(
        bundle,
        modules.map((module) => path.join(source, module)),
      ).filter((chunk) => !known.has(chunk)),
    );
  };
  const texts = textFilesOf(bundle, source);
  return {
    texts,
    before: filesFor(page.before),
    after: filesFor(page.after),
    calls: page.calls,
    pages: Object.fromEntries(
      Object.entries(page.pages).map(([at, modules]) => [
        at,
        {
          files: filesFor(modules, page.after),
          isHome: hasHomeTexts(at),
          calls: pageCalls[page.bones]?.[at] ?? [],
        },
      ]),
    ),
    bare,
  };
}

/**
 * Writes into each page its frame, the script that draws it, and which files and calls come next, so that `first-paint.js`
 * can fetch them together with the page's script instead of one after another.
 */
export function firstFiles(folder: string): Plugin {
  const source = path.join(folder, 'src');
  return {
    name: 'vitrine-first-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        const page = pages[path.basename(filename)];
        if (!page) return html;
        const bones = readBones(folder, page.bones);
        // A style sheet that counts from the start would hold back the frame until it is there: `first-styles.ts` applies it.
        const light = html.replaceAll(
          /<link rel="stylesheet"([^>]*)>/g,
          (_link, attributes: string) =>
            `<link rel="preload" as="style"${attributes}><link rel="stylesheet" media="not all"${attributes}>`,
        );
        const framed = light.replace(
          '<div id="root"></div>',
          () => `${bones.html}<div id="root"></div>`,
        );
        const next = bundle ? nextFiles(page, filename, bundle, source) : {};
        return {
          html: framed,
          tags: [
            {
              tag: 'meta',
              attrs: { name: 'next-files', content: JSON.stringify(next) },
              injectTo: 'head',
            },
            { tag: 'style', children: bones.css, injectTo: 'head' },
            {
              tag: 'script',
              children: readScript(folder, page.bones === 'phone'),
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
