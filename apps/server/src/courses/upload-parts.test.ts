import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as authoring from '@vitrine/contract/courses/course-authoring.ts';
import { withSignedIn } from '#admin/testing/fixtures.ts';
import { startTestBucket } from '#platform/testing/bucket.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { sweepCourseFiles } from './sweep-files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-parts-'));
const captions = Buffer.from(
  `WEBVTT\n\n00:00.000 --> 00:04.000\n${'Stand beside the window. '.repeat(40)}\n`,
);

const bucket = await closeAfter(startTestBucket());
const { app, admin } = await withSignedIn(
  { admin: 'ADMIN' },
  { environment: { DATA_DIR: dataDir, ...bucket.environment } },
);
after(() => rmSync(dataDir, { recursive: true, force: true }));

const start = async () =>
  (
    await app.call(
      authoring.startUpload,
      { body: { kind: 'captions', name: 'en.vtt', bytes: captions.length } },
      admin,
    )
  ).body.data.id;
const part = (id: string, from: number, to: number) =>
  app.call(
    authoring.sendUploadPart,
    { params: { id }, query: { bytesFrom: from }, body: captions.subarray(from, to) } as never,
    admin,
  );
const finish = (id: string) => app.call(authoring.finishUpload, { params: { id } }, admin);
const keys = (folder: string) =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`/pictures/${folder}/`));
/** The next part reaches a machine that has received none. */
const moveToAnotherMachine = () =>
  rmSync(path.join(dataDir, 'uploads'), { recursive: true, force: true });

test('with a bucket each part of an upload may reach another machine, and no part is left over', async () => {
  const id = await start();
  for (const [from, to] of [
    [0, 100],
    [100, 450],
    [450, captions.length],
  ] as const) {
    assert.deepEqual((await part(id, from, to)).body.data, { storedBytes: to });
    moveToAnotherMachine();
  }
  assert.equal((await finish(id)).body.code, 1);
  assert.deepEqual(
    keys('course-files').map((key) => bucket.objects.get(key)),
    [captions],
  );
  assert.deepEqual(keys('course-uploads'), []);
  assert.deepEqual(readdirSync(path.join(dataDir, 'uploads')), []);
});

test('a part that the bucket has lost is asked for again, and an upload that was given up leaves nothing', async () => {
  const id = await start();
  await part(id, 0, 100);
  await part(id, 100, captions.length);
  bucket.objects.delete(keys('course-uploads').find((key) => key.endsWith('/0')) ?? '');
  assert.equal((await finish(id)).body.code, 'upload-offset');
  const given = await start();
  await part(given, 0, 100);
  app.clock.advance(25 * 3_600_000);
  await sweepCourseFiles(app.platform);
  assert.deepEqual(
    keys('course-uploads').filter((key) => key.endsWith('/0')),
    [],
  );
});
