import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findBreakProblems, readBreaks, rowsOf } from './spec/breaks.ts';
import { findDeclaredTests } from './spec/declared-tests.ts';
import { type Line, readDocument } from './spec/document.ts';
import { countDue, findProblems } from './spec/find-problems.ts';
import { readTable, type Sentence, TableError, type TestName } from './spec/tables.ts';

/**
 * Holds the tables in docs/spec against the specification and the tests, by the syntax of the test files. With `--ran <file>`, which
 * `npm test` gives after a whole run, against the tests that ran and passed.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/spec');
const original = path.join(root, '../shared/specification.md');

function readSentences(): Sentence[] {
  const files = globSync('[0-9]-*.md', { cwd: folder }).sort();
  return files.flatMap((file) => readTable(readFileSync(path.join(folder, file), 'utf8'), file));
}

/** The copy beside the tables is the specification, wherever that can be compared. */
function compareOriginal(document: readonly Line[]): string[] {
  if (!existsSync(original)) return [];
  const lines = readDocument(readFileSync(original, 'utf8'));
  const at = lines.findIndex((line, index) => line.text !== document[index]?.text);
  if (at < 0 && lines.length === document.length) return [];
  return [
    `docs/spec/specification.md is not the specification: “${lines[at < 0 ? document.length : at]?.text}”`,
  ];
}

/** By the syntax of the files: a test that is skipped or commented out is none. */
function declares(): (test: TestName) => boolean {
  const byFile = new Map<string, Set<string>>();
  return ({ file, name }) => {
    const full = path.join(root, file);
    if (!existsSync(full)) return false;
    const names = byFile.get(file) ?? findDeclaredTests(readFileSync(full, 'utf8'), file);
    byFile.set(file, names);
    return names.has(name);
  };
}

/** By the lists of the runners; a name with places for values stands for each test that was made of it, and one of them must have run. */
function ran(list: string): (test: TestName) => boolean {
  const labels = readFileSync(list, 'utf8').split('\n');
  const exact = new Set(labels);
  return ({ file, name }) => {
    if (!name.includes('${')) return exact.has(`${file} › ${name}`);
    const parts = name
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replaceAll('\\`', '`'));
    return labels.some(
      (label) =>
        label.startsWith(`${file} › `) && holdsInOrder(label.slice(`${file} › `.length), parts),
    );
  };
}

/** Whether a text begins with the first part, ends with the last, and has the others between them, in this order. */
function holdsInOrder(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let place = first.length;
  for (const part of others) {
    const found = text.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return place <= text.length - last.length;
}

function check(): string[] {
  const document = readDocument(readFileSync(path.join(folder, 'specification.md'), 'utf8'));
  const sentences = readSentences();
  const list = process.argv[2] === '--ran' ? process.argv[3] : undefined;
  const sizeOf = (picture: string) =>
    statSync(path.join(folder, picture), { throwIfNoEntry: false })?.size;
  const used = new Set(sentences.flatMap(({ pictures }) => pictures));
  const unused = globSync('pictures/*', { cwd: folder }).filter(
    (picture) => !used.has(picture.replaceAll('\\', '/')),
  );
  const due = [...countDue(sentences)].map(([issue, count]) => `${count} ${issue}`).join(', ');
  const departing = sentences.filter(({ departs }) => departs).map(({ text }) => `“${text}”`);
  const partly = sentences
    .filter(({ departsInPart }) => departsInPart.length)
    .map(({ text }) => `“${text}”`);
  process.stdout.write(
    `${sentences.length} sentences; rows due: ${due || 'none'}; departed from: ${departing.join(', ') || 'none'}; in part: ${partly.join(', ') || 'none'}\n`,
  );
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  return [
    ...compareOriginal(document),
    ...findBreakProblems(readBreaks(root), rowsOf(sentences), read),
    ...findProblems({ document, sentences, hasTest: list ? ran(list) : declares(), sizeOf }),
    ...unused.map((picture) => `docs/spec/${picture} is in no row`),
  ];
}

try {
  const problems = check();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
