import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTableFile } from './read-table-file.ts';

test('tables are read as spreadsheets save them', async () => {
  const words = 'Lámpara;19,90';
  assert.equal(await readTableFile(new Blob([words])), words);
  assert.equal(await readTableFile(new Blob([new Uint8Array([0xef, 0xbb, 0xbf]), words])), words);
  assert.equal(await readTableFile(new Blob([Buffer.from(words, 'latin1')])), words);
  assert.equal(
    await readTableFile(new Blob([new Uint8Array([0xff, 0xfe]), Buffer.from(words, 'utf16le')])),
    words,
  );
});
