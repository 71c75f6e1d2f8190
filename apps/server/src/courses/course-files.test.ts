import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as authoring from '@vitrine/contract/courses/course-authoring.ts';
import * as contract from '@vitrine/contract/courses/courses.ts';
import { createAdminTestApp, signInAs } from '#admin/testing.ts';
import { createServer } from '#platform/http/server.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { mountCourseFiles } from './course-files.ts';
import { sweepCourseFiles } from './sweep-files.ts';
import { addSampleCourse, upload } from './testing/sample-course.ts';

let [token, ownerToken] = ['', ''];
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-course-files-'));
const film = (name: string) => readFile(new URL(`../../demo/films/out/${name}`, import.meta.url));
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nStand beside the window.\n');

const app = await closeAfter(createAdminTestApp({ DATA_DIR: dataDir }));
await signIn();
const server = await closeAfter(createServer(app.config));
mountCourseFiles(server, app.platform);
after(() => rmSync(dataDir, { recursive: true, force: true }));

async function signIn(): Promise<void> {
  token = (await signInAs(app, 'ADMIN')).token;
  ownerToken = (await signInAs(app, 'STORE_OWNER')).token;
}
/** A day later, when sessions of the day before are over. */
async function waitDay(): Promise<void> {
  app.clock.advance(25 * 3_600_000);
  await signIn();
}

const start = (body: { kind: authoring.CourseFileKind; name: string; bytes: number }) =>
  app.call(authoring.startUpload, { body }, { token });
const part = (id: string, offset: number, bytes: Buffer, by = token) =>
  app.call(
    authoring.sendUploadPart,
    { params: { id }, query: { bytesFrom: offset }, body: bytes } as never,
    { token: by },
  );
const finish = (id: string) => app.call(authoring.finishUpload, { params: { id } }, { token });
const files = () => readdirSync(path.join(dataDir, 'files', 'course-files'));

test('a film arrives in parts, its type and duration are read from it, and it is sent whole and in ranges', async () => {
  for (const [name, type, seconds] of [
    ['three-lights.webm', 'video/webm', 17],
    ['what-is-left.mp4', 'video/mp4', 17],
  ] as const) {
    const bytes = await film(name);
    const file = await upload(app, token, { kind: 'video', name, bytes, partBytes: 10_000 });
    assert.deepEqual([file.name, file.bytes, file.durationSeconds], [name, bytes.length, seconds]);
    const whole = await server.inject({ url: file.url });
    assert.deepEqual(
      [whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']],
      [200, type, 'bytes'],
    );
    assert.deepEqual(whole.rawPayload, bytes);
    const middle = await server.inject({ url: file.url, headers: { range: 'bytes=100-199' } });
    assert.deepEqual(
      [middle.statusCode, middle.headers['content-range']],
      [206, `bytes 100-199/${bytes.length}`],
    );
    assert.deepEqual(middle.rawPayload, bytes.subarray(100, 200));
    const end = await server.inject({ url: file.url, headers: { range: 'bytes=-50' } });
    assert.deepEqual(end.rawPayload, bytes.subarray(-50));
    const beyond = await server.inject({
      url: file.url,
      headers: { range: `bytes=${bytes.length}-` },
    });
    assert.deepEqual(
      [beyond.statusCode, beyond.headers['content-range']],
      [416, `bytes */${bytes.length}`],
    );
    const several = await server.inject({ url: file.url, headers: { range: 'bytes=0-9,20-29' } });
    assert.deepEqual([several.statusCode, several.rawPayload.length], [200, bytes.length]);
  }
});

test('an upload continues where a lost connection left it, and takes no part twice or out of place', async () => {
  const bytes = await film('three-lights.webm');
  const { id } = (await start({ kind: 'video', name: 'a.webm', bytes: bytes.length })).body.data;
  assert.deepEqual((await part(id, 0, bytes.subarray(0, 5_000))).body.data, { storedBytes: 5_000 });
  const again = await part(id, 0, bytes.subarray(0, 5_000));
  assert.deepEqual(
    [again.body.code, (again.body as { data?: unknown }).data],
    ['upload-offset', { storedBytes: 5_000 }],
  );
  assert.equal((await part(id, 9_000, bytes.subarray(9_000))).body.code, 'upload-offset');
  assert.equal((await finish(id)).body.code, 'upload-offset');
  assert.equal(
    (await part(id, 5_000, Buffer.concat([bytes.subarray(5_000), bytes]))).body.code,
    'upload-offset',
    'more than announced',
  );
  const both = await Promise.all([
    part(id, 5_000, bytes.subarray(5_000)),
    part(id, 5_000, bytes.subarray(5_000)),
  ]);
  assert.ok(both.some(({ body }) => body.code === 1));
  const atOnce = await Promise.all([finish(id), finish(id), finish(id)]);
  for (const { status, body } of atOnce)
    assert.deepEqual([status, body.code, body.data.id], [200, 1, id]);
  assert.equal((await finish(id)).body.code, 'upload-finished');
  assert.equal((await part(id, bytes.length, Buffer.from('x'))).body.code, 'upload-finished');
});

test('only films that browsers play, WebVTT and files of an allowed size are taken; strangers send nothing', async () => {
  const bytes = await film('what-is-left.mp4');
  const tooLarge = await start({ kind: 'video', name: 'long.mp4', bytes: 200 * 1024 * 1024 + 1 });
  assert.deepEqual([tooLarge.status, tooLarge.body.msg], [413, 'This file is larger than 200 MB.']);
  const attempt = async (kind: authoring.CourseFileKind, content: Buffer) => {
    const { id } = (await start({ kind, name: 'film.mp4', bytes: content.length })).body.data;
    await part(id, 0, content);
    return (await finish(id)).body.code;
  };
  assert.equal(
    await attempt('video', Buffer.from('<html><script>1</script></html>')),
    'video-unreadable',
  );
  assert.equal(
    await attempt('video', bytes.subarray(0, 40)),
    'video-unreadable',
    'the head of a film is none',
  );
  assert.equal(await attempt('captions', bytes), 'captions-unreadable');
  assert.equal(await attempt('captions', captions), 1);
  const { id } = (await start({ kind: 'file', name: 'plan.html', bytes: 4 })).body.data;
  assert.equal((await part(id, 0, Buffer.from('text'), '')).body.code, 1002);
  assert.equal((await part(id, 0, Buffer.from('text'), ownerToken)).body.code, 'forbidden');
  assert.equal((await part(id, 0, Buffer.alloc(authoring.uploadPartBytesMax + 1))).status, 413);
});

test('a lecture shows its film with captions; its addresses expire, and nobody can sign them', async () => {
  const { id, chapterId } = await addSampleCourse(app, token, true);
  const video = await upload(app, token, {
    kind: 'video',
    name: 'light.webm',
    bytes: await film('three-lights.webm'),
  });
  const words = await upload(app, token, { kind: 'captions', name: 'en.vtt', bytes: captions });
  const form = {
    kind: 'video' as const,
    texts: { en: { title: 'Three lights' } },
    fileId: video.id,
    captions: { en: words.id },
  };
  const lectureId = (
    await app.call(authoring.createLecture, { params: { id, chapterId }, body: form }, { token })
  ).body.data.id;
  const read = async () =>
    (await app.call(contract.readLecture, { params: { id, lectureId } }, { token: ownerToken }))
      .body.data;
  const shown = await read();
  assert.deepEqual(
    [shown.durationSeconds, shown.video?.type, shown.video?.captions[0]?.language],
    [17, 'video/webm', 'en'],
  );
  assert.equal(
    (await read()).video?.url,
    shown.video?.url,
    'a film that plays keeps its address when the page reads again',
  );
  const track = await server.inject({ url: shown.video?.captions[0]?.url ?? '' });
  assert.deepEqual([track.headers['content-type'], track.body], ['text/vtt', captions.toString()]);
  const url = new URL(shown.video?.url ?? '', 'http://vitrine');
  const status = async (address: URL) =>
    (await server.inject({ url: address.pathname + address.search })).statusCode;
  assert.equal(await status(url), 200);
  for (const [name, value] of [
    ['signature', 'x'.repeat(43)],
    ['until', String(Number(url.searchParams.get('until')) + 86_400_000)],
    ['until', ''],
  ] as const) {
    const forged = new URL(url);
    forged.searchParams.set(name, value);
    assert.equal(await status(forged), 404);
  }
  await waitDay();
  assert.equal(await status(url), 404, 'it has expired');
  assert.equal(await status(new URL((await read()).video?.url ?? '', 'http://vitrine')), 200);
  const form2 = (
    await app.call(authoring.readLectureDraft, { params: { id, lectureId } }, { token })
  ).body.data;
  assert.deepEqual([form2.file?.id, form2.captions.en?.id], [video.id, words.id]);
});

test('what is to be downloaded is never shown by the browser', async () => {
  const { id, chapterId } = await addSampleCourse(app, token);
  const file = await upload(app, token, {
    kind: 'file',
    name: 'Plan für Ostern.html',
    bytes: Buffer.from('<script>1</script>'),
  });
  const form = {
    kind: 'file' as const,
    texts: { en: { title: 'A plan' } },
    fileId: file.id,
    durationSeconds: 600,
  };
  const lectureId = (
    await app.call(authoring.createLecture, { params: { id, chapterId }, body: form }, { token })
  ).body.data.id;
  const shown = (await app.call(contract.readLecture, { params: { id, lectureId } }, { token }))
    .body.data;
  assert.deepEqual(
    [shown.file?.name, shown.file?.bytes, shown.durationSeconds],
    ['Plan für Ostern.html', 18, 600],
  );
  const answer = await server.inject({ url: shown.file?.url ?? '' });
  assert.equal(
    answer.headers['content-disposition'],
    "attachment; filename*=UTF-8''Plan%20f%C3%BCr%20Ostern.html",
  );
  assert.deepEqual(
    [answer.headers['content-type'], answer.headers['x-content-type-options']],
    ['application/octet-stream', 'nosniff'],
  );
});

test('uploads that were given up and files that no lecture uses are deleted after a day, and nothing else', async () => {
  const { id, chapterId } = await addSampleCourse(app, token);
  await app.call(
    authoring.deleteCourses,
    { params: { ids: (await addSampleCourse(app, token)).id } },
    { token },
  );
  const used = await upload(app, token, {
    kind: 'video',
    name: 'used.webm',
    bytes: await film('three-lights.webm'),
  });
  const words = await upload(app, token, { kind: 'captions', name: 'en.vtt', bytes: captions });
  const body = {
    kind: 'video' as const,
    texts: { en: { title: 'Used' } },
    fileId: used.id,
    captions: { en: words.id },
  };
  await app.call(authoring.createLecture, { params: { id, chapterId }, body }, { token });
  const unused = await upload(app, token, {
    kind: 'file',
    name: 'unused.pdf',
    bytes: Buffer.from('x'),
  });
  const open = (await start({ kind: 'file', name: 'open.pdf', bytes: 10 })).body.data;
  await part(open.id, 0, Buffer.from('12345'));
  const keyOf = ({ url }: { url: string }) => /course-files\/([0-9a-f]+)/.exec(url)?.[1] ?? '';
  await sweepCourseFiles(app.platform);
  assert.ok(files().includes(keyOf(unused)), 'a lecture may be about to be saved');
  await waitDay();
  await sweepCourseFiles(app.platform);
  assert.ok(files().includes(keyOf(used)) && files().includes(keyOf(words)));
  assert.ok(!files().includes(keyOf(unused)));
  assert.equal((await finish(open.id)).body.code, 'not-found');
  assert.deepEqual(readdirSync(path.join(dataDir, 'uploads')), []);
});
