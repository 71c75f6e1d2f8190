import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  findLibraryOverrides,
  findOtherTokens,
  findRepeatedPrimitives,
} from './repeated-primitives.ts';

const sources = path.resolve(import.meta.dirname, '../apps/console/src');

interface Source {
  /** Files that are loaded together with this one. */
  imports: string[];
  /** Files that are loaded when they are needed. */
  later: string[];
  styles: string[];
  classes: string[];
}

const read = new Map<string, Source>();

const imported = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)';/gm;
const importedLater = /\bimport\('(\.[^']+)'\)/g;
const literal = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** The words in the attributes of a JSX text that are named after classes: of a string, and of the strings in an expression. */
function* classesIn(text: string): Generator<string> {
  for (const { index, 0: attribute } of text.matchAll(/\b(?:c|\w+C)lassNames?=/g)) {
    const begin = index + attribute.length;
    let end = begin;
    for (let depth = 0; end < text.length; end += 1) {
      if (text[end] === '{') depth += 1;
      else if (text[end] === '}') depth -= 1;
      if (depth === 0 && end > begin && (text[begin] !== '"' || text[end] === '"')) break;
    }
    for (const [, , content = ''] of text.slice(begin, end + 1).matchAll(literal))
      yield* content.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/);
  }
}

function readSource(file: string): Source {
  const known = read.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const locate = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => path.resolve(path.dirname(file), name))
      .filter((found) => existsSync(found));
  const all = locate(imported);
  const source: Source = {
    imports: all.filter((one) => !one.endsWith('.css')),
    later: locate(importedLater),
    styles: all.filter((one) => one.endsWith('.css')),
    classes: [...classesIn(text)],
  };
  read.set(file, source);
  return source;
}

/** Everything that is loaded with a file. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const one of readSource(file).imports) loadedWith(one, loaded);
  return loaded;
}

const definitions = new Map<string, Set<string>>();
function classesOf(style: string): Set<string> {
  const known = definitions.get(style);
  if (known) return known;
  const found = new Set(
    [...readFileSync(style, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );
  definitions.set(style, found);
  return found;
}

/** Classes that are drawn somewhere without a style sheet that defines them, though another part of the app has one. */
function findUnstyled(entry: string): string[] {
  const missing = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const allStyles = new Set<string>();
  const walk = (root: string, inherited: ReadonlySet<string>): void => {
    const files = [...loadedWith(root)];
    const styles = new Set([...inherited, ...files.flatMap((file) => readSource(file).styles)]);
    const key = `${root}|${[...styles].sort().join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const style of styles) allStyles.add(style);
    const defined = new Set([...styles].flatMap((style) => [...classesOf(style)]));
    for (const file of files)
      for (const name of readSource(file).classes)
        if (!defined.has(name)) {
          const where = missing.get(name) ?? new Set();
          missing.set(
            name,
            where.add(`${path.relative(sources, file)} in ${path.relative(sources, root)}`),
          );
        }
    for (const later of new Set(files.flatMap((file) => readSource(file).later)))
      walk(later, styles);
  };
  walk(entry, new Set());
  const definedAnywhere = new Set([...allStyles].flatMap((style) => [...classesOf(style)]));
  return [...missing]
    .filter(([name]) => definedAnywhere.has(name))
    .flatMap(([name, where]) => [...where].map((one) => `.${name}: ${one}`));
}

/** What is drawn without its style sheet, and why that is meant. */
const allowed: Readonly<Record<string, string>> = {
  '.account: mobile/guard.tsx': 'around a part that brings its own styles',
  '.m-gate: mobile/guard.tsx': 'around a part that brings its own styles',
  '.low: ': 'buttons of the phone',
  '.wide: ': 'buttons of the phone',
};

for (const app of ['desktop', 'mobile'])
  test(`each part of the ${app} site is loaded with the styles of what it draws`, () => {
    const found = findUnstyled(path.join(sources, app, 'main.tsx'));
    assert.deepEqual(
      found.filter((one) => !Object.keys(allowed).some((known) => one.startsWith(known))),
      [],
    );
  });

const root = path.resolve(import.meta.dirname, '..');

/** The page of a store is white; that of the console is grey. */
const ownTokens = ['apps/storefront/app/styles/base.css: --page'];

test('tokens have their values in one file', () => {
  assert.deepEqual(
    findOtherTokens(root).filter((one) => !ownTokens.includes(one)),
    [],
    'a token has its value in packages/styles/tokens.css',
  );
});

test('few rules reach into the component library', () => {
  const found = findLibraryOverrides(root);
  assert.ok(
    found.length <= 20,
    `what the library draws is set by its theme (ui/theme-antd.ts):\n${found.join('\n')}`,
  );
});

/** May only fall: the rules of a feature's style sheet are for what the shared classes cannot do. */
const repeatedPrimitives = 123;

test('no more rules than before only repeat a shared class', () => {
  const found = findRepeatedPrimitives(root);
  assert.ok(
    found.length <= repeatedPrimitives,
    `${found.length} instead of ${repeatedPrimitives}: use the classes of packages/styles/primitives.css:\n${found.join('\n')}`,
  );
});
