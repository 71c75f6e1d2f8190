import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import * as contract from '@vitrine/contract/shop/media.ts';
import type { TestApp } from '#platform/testing/app.ts';

/** Sends a picture in parts, as a browser does, and returns the last answer. */
export async function sendPicture(
  app: TestApp,
  person: { token: string },
  fileName: string,
  bytes: Buffer,
  partBytes = contract.mediaPartBytesMax,
) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const started = await app.call(
    contract.startMediaUpload,
    { body: { fileName, bytes: bytes.length, hash } },
    person,
  );
  assert.equal(started.status, 200, started.text);
  const { id, storedBytes } = started.body.data;
  if (id === null) return started;
  for (let from = storedBytes; from < bytes.length; from += partBytes) {
    const part = {
      params: { id },
      query: { bytesFrom: from },
      body: bytes.subarray(from, from + partBytes),
    } as never;
    const sent: { status: number; text: string } = await app.call(
      contract.sendMediaPart,
      part,
      person,
    );
    assert.equal(sent.status, 200, sent.text);
  }
  return app.call(contract.finishMediaUpload, { params: { id } }, person);
}

/** The same for a picture that is taken. */
export async function addTestPicture(
  app: TestApp,
  person: { token: string },
  fileName: string,
  bytes: Buffer,
) {
  const sent = await sendPicture(app, person, fileName, bytes);
  assert.equal(sent.status, 200, sent.text);
  return sent.body.data as { id: string; key: string };
}
