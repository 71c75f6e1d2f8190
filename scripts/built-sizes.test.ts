import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const root = path.resolve(import.meta.dirname, '..');
const consoleFolder = path.join(root, 'apps/console/dist');
const storefrontFolder = path.join(root, 'apps/storefront/build/client/assets');
const manifestFile = path.join(consoleFolder, '.vite/manifest.json');
// `npm test` builds first; in a run of single unit tests there may be no build.
const skip = existsSync(manifestFile) && existsSync(storefrontFolder) ? false : 'nothing is built';

const chunks = skip
  ? {}
  : (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>);
const kilobyte = 1000;
const sizes = new Map<string, number>();
function zipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** As the server sends it: packed by the build, where it is large enough for that. */
const servedSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The names of all chunks that these import, directly or indirectly. */
function withImports(names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    assert.ok(chunks[name], `${name} is no chunk of the build`);
    for (const next of chunks[name].imports ?? []) found.add(next);
  }
  return found;
}

function sizeOf(names: Iterable<string>): number {
  const files = new Set(
    [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + zipped(path.join(consoleFolder, file)), 0);
}

const assertAtMost = (size: number, limitKilobytes: number, what: string) =>
  assert.ok(
    size <= limitKilobytes * kilobyte,
    `${what}: ${(size / kilobyte).toFixed(1)} KB gzip, at most ${limitKilobytes}`,
  );

// The requests of a visit without a session, in order, as seen in a browser.
const login = ['index.html', 'src/admin/identity/login-page.tsx', 'src/texts/fr/start.ts'];

test('the login page loads at most 145 KB of script, with the texts of one language', {
  skip,
}, () => {
  const loginChunks = withImports(login);
  assertAtMost(sizeOf(loginChunks), 145, 'login');
  const catalogues = [...loginChunks].filter((name) => name.startsWith('src/texts/'));
  assert.deepEqual(catalogues, ['src/texts/fr/start.ts']);
});

interface NextFiles {
  texts: Record<string, string[]>;
  after: string[];
  calls: string[];
  pages: Record<string, { files: string[]; isHome: boolean; calls: string[] }>;
}

const htmlOf = (name: string): string => readFileSync(path.join(consoleFolder, name), 'utf8');

/** Files and calls until an owner's page is usable: those that the page names itself, and those of `first-paint.js`. */
function visitOf(name: string, at: string): { files: string[]; calls: string[] } {
  const html = htmlOf(name);
  const content = /<meta name="next-files" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const next = JSON.parse(content.replaceAll('&quot;', '"')) as NextFiles;
  const page = next.pages[at];
  assert.ok(page, `${name} names no files of ${at}`);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const [start = '', home = '', others = ''] = next.texts['fr'] ?? [];
  const texts = page.isHome ? [start, home] : [start, home, others];
  return {
    files: [...new Set([...named, ...texts, ...next.after, ...page.files])],
    calls: [...next.calls, ...page.calls],
  };
}

/** Beside what the page names: itself, the font, and the calls that only its script can send (push, choices, notices). */
const otherRequests = 5;

for (const [name, at, scriptLimit, requestLimit] of [
  ['index.html', '/index', 250, 40],
  ['index.html', '/order', 290, 40],
  ['index.html', '/product', 295, 40],
  ['index.html', '/revenue', 290, 40],
  ['mobile.html', '/home', 165, 30],
] as const)
  test(`${at} of ${name} loads at most ${scriptLimit} KB of script in ${requestLimit} requests`, {
    skip,
  }, () => {
    const { files, calls } = visitOf(name, at);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const size = scripts.reduce((sum, file) => sum + servedSize(path.join(consoleFolder, file)), 0);
    assertAtMost(size, scriptLimit, at);
    const checks = scripts.filter((file) => /\/(?:zod|shapes)-/.test(file));
    assert.deepEqual(checks, [], 'what forms check by comes later');
    const requests = files.length + calls.length + otherRequests;
    assert.ok(requests <= requestLimit, `${at}: ${requests} requests, at most ${requestLimit}`);
  });

test('the first response has 14 KB at most, and its script 1.5 KB', { skip }, () => {
  for (const name of ['index.html', 'mobile.html']) {
    const html = htmlOf(name);
    assertAtMost(Buffer.byteLength(html), 14, name);
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    assert.equal(scripts.length, 1, `${name} carries one script`);
    assertAtMost(Buffer.byteLength(scripts[0]?.[1] ?? ''), 1.536, `the script of ${name}`);
  }
});

test('a page of the console loads at most 600 KB of script with its shell, one of the phone 150 KB beside it', {
  skip,
}, () => {
  const shells = {
    desktop: withImports(['index.html', 'src/desktop/shell.tsx']),
    mobile: withImports(['mobile.html', 'src/mobile/signed-in.tsx']),
  };
  const pages = Object.keys(chunks).filter(
    (name) =>
      chunks[name]?.isDynamicEntry && /^src\/(?:shop|operations|admin|mobile)\/.*\.tsx$/.test(name),
  );
  assert.ok(pages.length > 30, `only ${pages.length} pages were found`);
  for (const page of pages) {
    const shell = page.startsWith('src/mobile/') ? shells.mobile : shells.desktop;
    const own = [...withImports([page])].filter((part) => part === page || !shell.has(part));
    // Libraries that are loaded when a chart is drawn are dynamic imports and therefore not included.
    if (page.startsWith('src/mobile/')) assertAtMost(sizeOf(own), 150, page);
    else assertAtMost(sizeOf([...shell, ...own]), 600, page);
  }
});

test('no page of the desktop loads a file of the phone, whose style sheets would apply there', {
  skip,
}, () => {
  const entries = Object.keys(chunks).filter((name) =>
    /^(?:index\.html|src\/(?:desktop|shop|operations|admin)\/)/.test(name),
  );
  const ofThePhone = entries.filter((name) =>
    [...withImports([name])].some((part) => /^_(?:start|home)-phone-/.test(part)),
  );
  assert.deepEqual(ofThePhone, []);
});

test('the storefront loads at most 15 KB of script', { skip }, () => {
  // Not the chunks of modules whose names begin like it.
  const files = globSync('storefront-????????.js', { cwd: storefrontFolder });
  assert.equal(files.length, 1);
  assertAtMost(zipped(path.join(storefrontFolder, files[0] ?? '')), 15, 'storefront');
});
