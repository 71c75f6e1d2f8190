import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeToFit, uploadBytesMax } from './encode-picture.ts';

test('a picture is written at the best quality that can be uploaded, or else as small as it gets', async () => {
  const encoded = async (bytes: (quality: number) => number) => {
    const asked: number[] = [];
    const blob = await encodeToFit(async (quality) => {
      asked.push(quality);
      return { size: Math.round(bytes(quality)) } as Blob;
    });
    return { size: blob.size, asked };
  };
  assert.deepEqual(await encoded(() => 1_000), { size: 1_000, asked: [0.9] });
  const large = await encoded((quality) => quality * 3_000_000);
  assert.equal(large.asked.at(-1), 0.55);
  assert.ok(large.size <= uploadBytesMax);
  const stubborn = await encoded((quality) => quality * 9_000_000);
  assert.equal(stubborn.size, 4_950_000, 'it is refused by its size then');
  await assert.rejects(
    encodeToFit(async () => null),
    /cannot write/,
  );
});
