import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedRow } from './queue-order.rules.ts';
import { findNextToPack, findStep } from './queue-order.rules.ts';
import { addToBurst, readScan, scanGapMs } from './scan.rules.ts';

test('the number of an order is never a tracking number, however it is written', () => {
  for (const typed of ['VT-21377', 'vt21377', ' VT-21377 ', 'ＶＴ－２１３７７'])
    assert.deepEqual(readScan(typed), { kind: 'order', isCertain: true }, typed);
  assert.deepEqual(readScan('21377'), { kind: 'order', isCertain: false });
});

test('a tracking number is read with spaces and small letters, and names its carrier', () => {
  const scan = readScan(' 1z999 aa1 01 2345 6784 ');
  assert.ok(scan.kind === 'tracking');
  assert.deepEqual([scan.number, scan.detected?.carrier.name], ['1Z999AA10123456784', 'UPS']);
  assert.equal(readScan('4711X').kind, 'too-short');
  assert.equal(readScan('1Z999AA1012345678!').kind, 'wrong');
  assert.equal(readScan('  ').kind, 'empty');
});

const row = (id: string, packer: ListedRow['packer'] = null): ListedRow => ({
  id,
  number: `VT-${id}`,
  imageUrl: null,
  focusX: 50,
  focusY: 50,
  buyer: 'Maya Torres',
  units: 1,
  countryCode: 'US',
  shipBy: '2026-11-30',
  packer,
  openNotes: 0,
  replacement: null,
  group: 'today',
});
const tom = { name: 'Tom', isSelf: false, until: '2026-11-30T10:00:00.000Z' };
const none: ReadonlySet<string> = new Set();

test('the next order is the one below that nobody else packs; skipped ones come last', () => {
  const rows = [row('1'), row('2', tom), row('3'), row('4')];
  assert.equal(findNextToPack(rows, '1', { done: none, skipped: none })?.id, '3');
  assert.equal(findNextToPack(rows, '4', { done: none, skipped: none })?.id, '1');
  assert.equal(findNextToPack(rows, '1', { done: new Set(['3']), skipped: none })?.id, '4');
  assert.equal(findNextToPack(rows, '1', { done: none, skipped: new Set(['3']) })?.id, '4');
  assert.equal(
    findNextToPack(rows, '4', { done: new Set(['1']), skipped: new Set(['3']) })?.id,
    '3',
  );
  assert.equal(findNextToPack([row('1')], '1', { done: none, skipped: none }), undefined);
});

test('steps pass over rows of colleagues', () => {
  const rows = [row('1'), row('2', tom), row('3')];
  assert.equal(findStep(rows, '1', 1)?.id, '3');
  assert.equal(findStep(rows, '3', -1)?.id, '1');
  assert.equal(findStep(rows, '3', 1), undefined);
});

test('characters of a scanner are one code, and those of a person are keys', () => {
  const type = (text: string, gapMs: number) =>
    [...text].reduce(
      (burst, character, index) => addToBurst(burst, character, 1_000 + index * gapMs),
      {
        text: '',
        at: 0,
      },
    ).text;
  assert.equal(type('JD0146U', scanGapMs / 2), 'JD0146U');
  assert.equal(type('JJS', scanGapMs * 2), 'S');
});
