import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { providerOptions } from '../apps/console/src/lib/provider-names.ts';
import * as providers from '../apps/server/src/shop/payments/adapters/provider-list.ts';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

const root = path.resolve(import.meta.dirname, '..');
// A clone may belong to another user than the one who tests it.
const listing = [
  '-c',
  'safe.directory=*',
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.md',
];
const documents = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A heading's anchor, as the sites that render these pages generate it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('every link and picture of every page leads somewhere', () => {
  const broken: string[] = [];
  for (const file of documents) {
    const text = read(file).replace(/```.*?```/gs, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [place = '', anchor] = target.split('#');
      const resolved = place ? path.join(path.dirname(file), place) : file;
      const headings =
        anchor && resolved.endsWith('.md') && existsSync(path.join(root, resolved))
          ? [...read(resolved).matchAll(/^#+ (.*)$/gm)]
          : [];
      const isThere =
        existsSync(path.join(root, resolved)) &&
        (!anchor || headings.some(([, heading = '']) => anchorOf(heading) === anchor));
      if (!isThere) broken.push(`${file}: ${target}`);
    }
  }
  assert.deepEqual(broken, []);
});

test('every command that a page names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([\w:]*\w)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([words]) => `${file}: ${words}`),
  );
  assert.deepEqual(unknown, []);
});

test('every command works as the first one of a fresh clone: it begins with a program that any Node 20 runs', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const others = Object.entries(scripts).filter(
    ([, command]) => !/^node scripts\/\w+\.mjs\b/.test(command) && command !== 'npm',
  );
  assert.deepEqual(others, []);
});

/** Payment providers read their own settings. */
const settingsOfProviders = Object.values(providers).flatMap(({ settings }) =>
  Object.keys(settings.shape),
);

test('every setting that an example names is one that is read, and every one that is read has its example', () => {
  const readers = [
    'apps/server/src/platform/config/environment.ts',
    'scripts/dev.mjs',
    'apps/console/vite.config.ts',
  ]
    .map(read)
    .concat(settingsOfProviders)
    .join('\n');
  const example = read('.env.example');
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const config = [
    ...read('apps/server/src/platform/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ].map(([, name = '']) => name);
  assert.deepEqual(
    named.filter((name) => !readers.includes(name)),
    [],
  );
  assert.deepEqual(
    [...config, ...settingsOfProviders].filter((name) => !named.includes(name)),
    [],
  );
});

test('the console has the name of every payment provider, also for its filters', () => {
  assert.deepEqual(
    Object.values(providers)
      .map(({ name }) => name)
      .toSorted(),
    providerOptions.map(({ value }) => value).toSorted(),
  );
});

test('no example of settings has a comment behind a value, which systemd and containers would keep as part of it', () => {
  for (const file of ['.env.example', 'deploy/.env.example'])
    assert.doesNotMatch(read(file), /^#?[A-Z][A-Z0-9_]*=.*[ \t]#/m, file);
});

test('compose hands every setting on that its .env may hold', () => {
  const compose = read('deploy/compose.yaml');
  const config = [
    ...read('apps/server/src/platform/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ].map(([, name = '']) => name);
  // The image and the networks of the file determine these; the others are for trials, or for the migration only.
  const fixed = [
    'HOST',
    'PORT',
    'MOBILE_PORT',
    'STORE_PORT',
    'DATA_DIR',
    'MIGRATIONS_DATABASE_URL',
    'ROLES',
    'SANDBOX_PORT',
  ];
  const ofTrials = ['SEED_DEMO', 'DEMO_SEED', 'DEMO_PASSWORD', 'TEST_CAPTCHA'];
  // The image has no sources from which code could be generated.
  const ofSources = ['CODE_GENERATION', 'CODE_ROOT'];
  const environment = compose.slice(
    compose.indexOf('x-environment:'),
    compose.indexOf('services:'),
  );
  const passed = [...environment.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  );
  assert.deepEqual(
    config.filter(
      (name) =>
        !passed.includes(name) &&
        !fixed.includes(name) &&
        !ofTrials.includes(name) &&
        !ofSources.includes(name),
    ),
    [],
  );
  assert.deepEqual(
    passed.filter((name) => !config.includes(name)).toSorted(),
    settingsOfProviders.toSorted(),
  );
  // The settings that compose reads from deploy/.env must be those of its example.
  const shown = [...read('deploy/.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const asked = [
    ...new Set([...compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)),
  ];
  assert.deepEqual(asked.toSorted(), shown.toSorted());
});

test('every place that starts the server gives it the same flags and environment', () => {
  const { NODE_COMPILE_CACHE: _, ...environment } = serverEnvironment;
  for (const file of ['scripts/run-server.sh', 'deploy/vitrine.service', 'deploy/Dockerfile']) {
    const text = read(file).replaceAll('", "', ' ');
    assert.ok(text.includes(`${serverFlags.join(' ')} apps/server/src/main.ts`), `${file}: flags`);
    for (const [name, value] of Object.entries(environment))
      assert.match(
        text,
        new RegExp(`${name}=(?:"\\$\\{${name}:-)?${value}\\b`),
        `${file}: ${name}`,
      );
  }
});

test('ARCHITECTURE.md names only files and folders that exist', () => {
  const places = [
    ...read('ARCHITECTURE.md').matchAll(
      /`((?:apps|packages|scripts|docs|e2e|proofs|bench|deploy)\/?[\w./-]*)`/g,
    ),
  ].map(([, place = '']) => place);
  assert.ok(places.length > 10);
  assert.deepEqual(
    places.filter((place) => !existsSync(path.join(root, place))),
    [],
  );
});

test('the index of the decisions has each of them with its title and status', () => {
  const folder = 'docs/decisions';
  const index = read(`${folder}/README.md`);
  const missing = readdirSync(path.join(root, folder))
    .filter((file) => /^\d{4}-/.test(file))
    .filter((file) => {
      const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(`${folder}/${file}`)) ?? [];
      return !index.includes(`| [${number}](${file}) | ${title} | accepted`);
    });
  assert.deepEqual(missing, []);
});

test('the table of ARCHITECTURE.md has at most 25 rows: rights, money and states', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Where it is decided');
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  assert.ok(rows.length - 1 <= 25, `${rows.length - 1} rows: a search finds the rest`);
});
