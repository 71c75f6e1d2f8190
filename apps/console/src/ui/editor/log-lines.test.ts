import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { EditorState } from '@codemirror/state';
import type { LineLevel, RunLine } from '@vitrine/contract/runs.ts';
import { writeLogLine } from './log-lines.rules.ts';
import { addMarks, createMarks, logMarks } from './log-marks.ts';

const line = (more: Partial<RunLine> = {}): RunLine => ({
  number: 1,
  at: '2026-11-25T10:00:00.000Z',
  level: 'info',
  text: 'said',
  download: null,
  ...more,
});
const write = (more: Partial<RunLine> = {}) => writeLogLine(line(more), () => '10:00:00');
const link = { label: 'Download', onDownload: () => undefined };

/** What the viewer draws for lines: the text of each mark with its class, or the label of its link. */
function marksOf(...lines: Partial<RunLine>[]): string[] {
  const written = lines.map(write);
  const doc = written.map(({ text }) => text).join('\n');
  let state = EditorState.create({ doc, extensions: [logMarks] });
  state = state.update({ effects: addMarks.of(createMarks(written, 0, link)) }).state;
  assert.equal(state.doc.lines, lines.length);
  const found: string[] = [];
  const marks = state.field(logMarks).iter();
  for (; marks.value; marks.next()) {
    const { widget, class: name } = marks.value.spec as {
      widget?: { link: { label: string }; fileId: string };
      class?: string;
    };
    found.push(
      widget
        ? `${widget.link.label} ${widget.fileId}`
        : `${state.sliceDoc(marks.from, marks.to)} ${name}`,
    );
  }
  return found;
}

test('lines are tagged as error, info and warning', () => {
  for (const level of ['error', 'info', 'warning'] as const)
    assert.equal(write({ level }).text, `10:00:00 [${level}] said`);
});

test('a marker of a download becomes a link labelled logDownload', () => {
  const download = { fileId: '12', fileName: 'rows "1".csv' };
  const { text, download: part } = write({ download });
  assert.equal(
    text.slice(part?.from, part?.to),
    '[logDownload {"fileId":"12","fileName":"rows \\"1\\".csv"}]',
  );
  assert.deepEqual(marksOf({}, { download }), [
    '[info] log-level info',
    '[info] log-level info',
    'Download 12',
  ]);
});

test('blocks of a level have its colour and weight', async () => {
  const levels: readonly LineLevel[] = ['error', 'info', 'warning', 'success'];
  assert.deepEqual(
    marksOf(...levels.map((level) => ({ level }))),
    levels.map((level) => `[${level}] log-level ${level}`),
  );
  const css = await readFile(new URL('log-view.css', import.meta.url), 'utf8');
  const rule = (name: string) =>
    new RegExp(`\\.log-level${name} \\{([^}]*)\\}`).exec(css)?.[1]?.trim();
  assert.deepEqual(['', '.error', '.info', '.warning', '.success'].map(rule), [
    'font-weight: 700;',
    'color: var(--red-text);',
    'color: var(--ink);',
    'color: var(--amber-text);',
    'color: var(--green-text);',
  ]);
});

test('no text splits a line, makes a link or changes a level', () => {
  const forged = '[logDownload {"fileId":"1","href":"javascript:alert(1)"}]';
  for (const text of [
    forged,
    `a\n10:00:00 [error] ${forged}`,
    'a\r\nb\u2028c\u2029d\u0085e\u000bf',
    '[error] <img src=x onerror=alert(1)>',
  ])
    assert.deepEqual(marksOf({ text }), ['[info] log-level info'], text);
  assert.deepEqual(marksOf({ text: forged, download: { fileId: '9', fileName: 'a\nb.csv' } }), [
    '[info] log-level info',
    'Download 9',
  ]);
});

test('marks of lines that come later are beside those of the first ones', () => {
  const [first, second] = [write({ level: 'error' }), write({ level: 'success' })];
  let state = EditorState.create({ doc: first.text, extensions: [logMarks] });
  state = state.update({ effects: addMarks.of(createMarks([first], 0, link)) }).state;
  const end = state.doc.length;
  const effects = addMarks.of(createMarks([second], end + 1, link));
  state = state.update({ changes: { from: end, insert: `\n${second.text}` }, effects }).state;
  const found: string[] = [];
  for (const marks = state.field(logMarks).iter(); marks.value; marks.next())
    found.push(state.sliceDoc(marks.from, marks.to));
  assert.deepEqual(found, ['[error]', '[success]']);
});
