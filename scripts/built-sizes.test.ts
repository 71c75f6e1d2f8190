import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
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

// The requests of a visit, in order, as seen in a browser.
const login = [
  'index.html',
  'src/admin/identity/login-page.tsx',
  'src/texts/fr/start.ts',
  '../../packages/contract/src/shop/markets.ts',
];
const dashboard = [
  ...login,
  'src/desktop/shell.tsx',
  'src/shop/analytics/dashboard-page.tsx',
  'src/texts/fr/signed-in.ts',
];

test('the login page loads at most 170 KB of script and the dashboard 520 KB, with the texts of one language', {
  skip,
}, () => {
  const loginChunks = withImports(login);
  assertAtMost(sizeOf(loginChunks), 170, 'login');
  assertAtMost(sizeOf(withImports(dashboard)), 520, 'dashboard');
  const catalogues = [...loginChunks].filter((name) => name.startsWith('src/texts/'));
  assert.deepEqual(catalogues, ['src/texts/fr/start.ts']);
});

test('a page of the console loads at most 150 KB of script beside its shell', { skip }, () => {
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
    assertAtMost(sizeOf(own), 150, page);
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
