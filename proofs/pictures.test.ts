import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageWidths } from '../packages/contract/src/images.ts';
import { runPictures } from './pictures.ts';

test('sixty readers race the makers of copies in two servers, one of which is killed: every answer is a whole picture', async () => {
  const { breaks, whole, brokenOff } = await runPictures({
    kills: 1,
    readers: 60,
    pictures: 6,
    seed: 20_261_124,
  });
  assert.deepEqual(breaks, []);
  assert.ok(whole >= 6 * imageWidths.length, `${whole} pictures were read`);
  assert.ok(brokenOff > 0, 'calls were under way when the server was killed');
});
