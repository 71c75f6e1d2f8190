import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as authoring from '@vitrine/contract/courses/course-authoring.ts';
import * as contract from '@vitrine/contract/courses/courses.ts';
import { withOperator } from '#admin/testing/fixtures.ts';
import type { TestPerson } from '#admin/testing.ts';
import { addSampleCourse, storeCover } from './testing/sample-course.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-courses-'));

const { app, admin, guest, owner, other } = await withOperator(
  { owner: 'STORE_OWNER', other: 'STORE_OWNER' },
  { environment: { DATA_DIR: dataDir } },
);
after(() => rmSync(dataDir, { recursive: true, force: true }));

const draft = async (id: string) =>
  (await app.call(authoring.readCourseDraft, { params: { id } }, admin)).body.data;
const course = (id: string, person = owner, query = {}) =>
  app.call(contract.readCourse, { params: { id }, query }, person);
const list = async (person: TestPerson, query = {}, lang = 'en') =>
  (await app.call(contract.listCourses, { query }, { token: person.token, lang })).body.data;
const save = (person: TestPerson, id: string, lectureId: string, body: object) =>
  app.call(contract.saveProgress, { params: { id, lectureId }, body }, person);
const article = (title: string, content = '<p>Words</p>') => ({
  kind: 'article' as const,
  texts: { en: { title, content } },
});
const addLecture = async (id: string, chapterId: string, body: object) =>
  app.call(authoring.createLecture, { params: { id, chapterId }, body: body as never }, admin);

test('a draft is for operators; published it is for every owner, and unpublished it is gone for them', async () => {
  const { id, lectureId } = await addSampleCourse(app, admin.token);
  assert.deepEqual([(await list(owner)).length, (await course(id)).body.code], [0, 'not-found']);
  assert.equal((await save(owner, id, lectureId, {})).body.code, 'not-found');
  const preview = (await course(id, guest)).body.data;
  assert.deepEqual([preview.isPublished, preview.title], [false, 'Light'], 'operators see drafts');
  assert.equal((await app.call(authoring.publishCourse, { params: { id } }, admin)).body.code, 1);
  assert.equal(
    (await app.call(authoring.publishCourse, { params: { id } }, admin)).body.code,
    'course-published',
  );
  const [card] = await list(owner);
  assert.deepEqual(
    [
      card?.title,
      card?.summary,
      card?.platform,
      card?.languages,
      card?.chapterCount,
      card?.lectureCount,
      card?.durationSeconds,
    ],
    ['Light', 'By the window', 'tiktok', ['en'], 1, 1, 30],
  );
  assert.match(card?.cover?.url ?? '', /^\/files\//);
  assert.equal((await list(owner, { platform: 'youtube' })).length, 0);
  assert.equal((await list(owner, { language: 'es' })).length, 0, 'it is not complete in Spanish');
  assert.equal(
    (await app.call(authoring.deleteCourses, { params: { ids: id } }, admin)).body.code,
    'course-published',
  );
  await app.call(authoring.unpublishCourse, { params: { id } }, admin);
  assert.deepEqual([(await list(owner)).length, (await course(id)).body.code], [0, 'not-found']);
  assert.equal(
    (await app.call(authoring.unpublishCourse, { params: { id } }, admin)).body.code,
    'course-not-published',
  );
  assert.equal(
    (await app.call(authoring.deleteCourses, { params: { ids: id } }, admin)).body.code,
    1,
  );
});

test('only a whole course is published, and a published one stays whole in one language', async () => {
  const body = { platform: 'all', texts: { en: { title: 'Numbers' } } };
  const { id } = (await app.call(authoring.createCourse, { body }, admin)).body.data;
  const answer = async () =>
    (await app.call(authoring.publishCourse, { params: { id } }, admin)).body;
  const publish = async () => (await answer()).code;
  const { code, msg } = await answer();
  assert.deepEqual(
    [code, msg],
    [
      'course-incomplete',
      'A published course needs a picture, a lecture, and a language in which all its texts are written.',
    ],
  );
  const whole = {
    ...body,
    coverKey: await storeCover(app),
    texts: { en: { title: 'Numbers', summary: 'What is left' } },
  };
  await app.call(authoring.updateCourse, { params: { id }, body: whole }, admin);
  assert.equal((await answer()).msg, 'A published course needs a lecture.');
  const chapter = await app.call(
    authoring.createChapter,
    { params: { id }, body: { titles: { en: 'One', es: 'Uno' } } },
    admin,
  );
  const chapterId = chapter.body.data.id;
  const lecture = (await addLecture(id, chapterId, article('Margins'))).body.data;
  assert.equal(await publish(), 1);
  const change = (lectureId: string, form: object) =>
    app.call(authoring.updateLecture, { params: { id, lectureId }, body: form as never }, admin);
  assert.equal(
    (await change(lecture.id, article('Margins', '<p> </p>'))).body.code,
    'course-incomplete',
  );
  assert.equal(
    (
      await addLecture(id, chapterId, {
        kind: 'article',
        texts: { es: { title: 'Precios', content: '<p>a</p>' } },
      })
    ).body.code,
    'course-incomplete',
  );
  assert.equal(
    (await app.call(authoring.deleteLecture, { params: { id, lectureId: lecture.id } }, admin)).body
      .code,
    'course-incomplete',
  );
  assert.deepEqual(
    (await draft(id)).chapters[0]?.lectures.map(({ title }) => title),
    ['Margins'],
    'nothing of it was kept',
  );
  assert.deepEqual((await draft(id)).completeness, [{ language: 'en', done: 4, needed: 4 }]);
});

test('a reader gets the wanted language where the course is complete in it, and what is written is reduced to formatting', async () => {
  const { id, chapterId, lectureId } = await addSampleCourse(app, admin.token, true);
  const spanish = { title: 'Luz', summary: 'Junto a la ventana' };
  const cover = await storeCover(app);
  await app.call(
    authoring.updateCourse,
    {
      params: { id },
      body: {
        platform: 'tiktok',
        coverKey: cover,
        texts: { en: { title: 'Light', summary: 'x' }, es: spanish },
      },
    },
    admin,
  );
  assert.equal((await list(owner, {}, 'es'))[0]?.title, 'Light', 'Spanish is not complete yet');
  assert.deepEqual((await draft(id)).chapters[0]?.lectures[0]?.missing, ['es']);
  await app.call(
    authoring.updateChapter,
    { params: { id, chapterId }, body: { titles: { en: 'First', es: 'Primero' } } },
    admin,
  );
  await app.call(
    authoring.updateLecture,
    {
      params: { id, lectureId },
      body: {
        kind: 'article',
        texts: {
          en: { title: 'A window', content: '<p>Stand.</p>' },
          es: {
            title: 'Una ventana',
            content: '<p onclick="x()">Ponte al lado.</p><script>x()</script>',
          },
        },
      },
    },
    admin,
  );
  const found = (
    await app.call(contract.readCourse, { params: { id } }, { token: owner.token, lang: 'es' })
  ).body.data;
  assert.deepEqual(
    [found.title, found.language, found.languages, found.chapters[0]?.title],
    ['Luz', 'es', ['en', 'es'], 'Primero'],
  );
  assert.equal(found.contact, 'hello@vitrine.example');
  const lecture = (
    await app.call(
      contract.readLecture,
      { params: { id, lectureId } },
      { token: owner.token, lang: 'es' },
    )
  ).body.data;
  assert.deepEqual(
    [lecture.title, lecture.content, lecture.language],
    ['Una ventana', '<p>Ponte al lado.</p>', 'es'],
  );
  const english = await app.call(
    contract.readLecture,
    { params: { id, lectureId }, query: { language: 'en' } },
    { token: owner.token, lang: 'es' },
  );
  assert.equal(english.body.data.content, '<p>Stand.</p>', 'another language can be chosen');
});

test('progress is kept for each account, and the course is resumed where it was left', async () => {
  const { id, chapterId, lectureId } = await addSampleCourse(app, admin.token, true);
  const second = (await addLecture(id, chapterId, article('Second'))).body.data.id;
  const third = (await addLecture(id, chapterId, article('Third'))).body.data.id;
  const resume = async (person = owner) => (await course(id, person)).body.data.resumeLectureId;
  assert.equal(await resume(), lectureId);
  await save(owner, id, lectureId, { isCompleted: true });
  assert.equal(await resume(), second);
  app.clock.advance(1_000);
  await save(owner, id, third, { positionSeconds: 12 });
  assert.equal(await resume(), third, 'the one that was opened last');
  const lectures = (await course(id)).body.data.chapters[0]?.lectures;
  assert.deepEqual(
    lectures?.map(({ isCompleted, positionSeconds }) => [isCompleted, positionSeconds]),
    [
      [true, 0],
      [false, 0],
      [false, 12],
    ],
  );
  app.clock.advance(1_000);
  await save(owner, id, third, { isCompleted: true });
  assert.equal(
    (await course(id)).body.data.chapters[0]?.lectures[2]?.positionSeconds,
    12,
    'completing keeps the position',
  );
  assert.equal(await resume(), second);
  assert.equal((await list(owner)).find((card) => card.id === id)?.completedCount, 2);
  assert.equal(
    (await list(other)).find((card) => card.id === id)?.completedCount,
    0,
    'another owner has begun nothing',
  );
  assert.equal(await resume(other), lectureId);
  await save(owner, id, third, { isCompleted: false });
  assert.equal((await course(id)).body.data.completedCount, 1);
  assert.equal((await save(owner, id, '999999', {})).body.code, 'not-found');
  assert.equal((await save(owner, id, third, { positionSeconds: -1 })).body.code, 'invalid-input');
});

test('chapters and lectures are put in an order that names each of them once', async () => {
  const { id, chapterId, lectureId } = await addSampleCourse(app, admin.token);
  const second = (
    await app.call(
      authoring.createChapter,
      { params: { id }, body: { titles: { en: 'Second' } } },
      admin,
    )
  ).body.data.id;
  const later = (await addLecture(id, chapterId, article('Later'))).body.data.id;
  const order = (chapters: { id: string; lectureIds: string[] }[]) =>
    app.call(authoring.orderCourse, { params: { id }, body: { chapters } }, admin);
  const outline = async () =>
    (await draft(id)).chapters.map((chapter) => [
      chapter.id,
      ...chapter.lectures.map((lecture) => lecture.id),
    ]);
  assert.deepEqual(await outline(), [[chapterId, lectureId, later], [second]]);
  assert.equal(
    (
      await order([
        { id: second, lectureIds: [later] },
        { id: chapterId, lectureIds: [lectureId] },
      ])
    ).body.code,
    1,
  );
  assert.deepEqual(await outline(), [
    [second, later],
    [chapterId, lectureId],
  ]);
  for (const wrong of [
    [{ id: second, lectureIds: [later] }],
    [
      { id: second, lectureIds: [later, later] },
      { id: chapterId, lectureIds: [] },
    ],
    [
      { id: second, lectureIds: [later] },
      { id: chapterId, lectureIds: [lectureId, '999999'] },
    ],
  ])
    assert.equal((await order(wrong)).body.code, 'course-changed');
  assert.deepEqual(await outline(), [
    [second, later],
    [chapterId, lectureId],
  ]);
  assert.equal(
    (await app.call(authoring.deleteLecture, { params: { id, lectureId: later } }, admin)).body
      .code,
    1,
  );
  assert.deepEqual(await outline(), [[second], [chapterId, lectureId]]);
  await app.call(authoring.deleteChapter, { params: { id, chapterId: second } }, admin);
  assert.deepEqual(await outline(), [[chapterId, lectureId]]);
});

test('a form says at its field what is wrong, and another course’s chapter is not found', async () => {
  const { id, chapterId } = await addSampleCourse(app, admin.token);
  const another = await addSampleCourse(app, admin.token);
  const refused = async (form: object) => {
    const answer = await addLecture(id, chapterId, form);
    return answer.body.errors?.map(
      ({ path: field, code }: { path: string; code: string }) => `${field} ${code}`,
    );
  };
  assert.deepEqual(await refused({ kind: 'article', texts: {} }), ['texts.en.title required']);
  assert.deepEqual(await refused({ ...article('A'), kind: 'video' }), ['fileId required']);
  assert.deepEqual(await refused({ ...article('A'), kind: 'file', fileId: '999999' }), [
    'fileId choice',
  ]);
  assert.deepEqual(await refused({ ...article('A'), kind: 'link' }), ['linkUrl required']);
  assert.deepEqual(
    await refused({ ...article('A'), kind: 'link', linkUrl: 'https://example.org/film' }),
    ['linkUrl film-address'],
  );
  const link = await addLecture(id, chapterId, {
    ...article('A'),
    kind: 'link',
    linkUrl: 'https://youtu.be/abc',
    durationSeconds: 90,
  });
  assert.equal(link.body.code, 1);
  const read = await app.call(
    contract.readLecture,
    { params: { id, lectureId: link.body.data.id } },
    admin,
  );
  assert.deepEqual(
    [read.body.data.link, read.body.data.durationSeconds],
    ['https://youtu.be/abc', 90],
  );
  assert.equal((await addLecture(id, another.chapterId, article('A'))).body.code, 'not-found');
  const wrong = { platform: 'myspace', coverKey: 'nothing.webp', texts: {} };
  const answer = await app.call(authoring.createCourse, { body: wrong }, admin);
  assert.deepEqual(
    answer.body.errors?.map(
      ({ path: field, code }: { path: string; code: string }) => `${field} ${code}`,
    ),
    ['platform choice', 'coverKey own-picture', 'texts.en.title required'],
  );
  const page = (
    await app.call(
      authoring.pageCourseDrafts,
      { query: { keywords: 'light', status: 'draft' } },
      guest,
    )
  ).body.data;
  assert.ok(
    page.list.every((row) => row.title === 'Light' && row.status === 'draft') && page.total >= 2,
  );
  assert.equal((await app.call(authoring.pageCourseDrafts, {}, owner)).body.code, 'forbidden');
});
