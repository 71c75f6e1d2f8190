import * as authoring from '@vitrine/contract/courses/course-authoring.ts';
import sharp from 'sharp';
import { systemContext } from '#platform/context.ts';
import { storeImage } from '#platform/files/files.ts';
import type { TestApp } from '#platform/testing/app.ts';

/** For tests: sends a file in parts, as the console does, and answers the finished one. */
export async function upload(
  app: TestApp,
  token: string,
  {
    kind,
    name,
    bytes,
    partBytes = authoring.uploadPartBytesMax,
  }: { kind: authoring.CourseFileKind; name: string; bytes: Buffer; partBytes?: number },
): Promise<authoring.CourseFile> {
  const begun = await app.call(
    authoring.startUpload,
    { body: { kind, name, bytes: bytes.length } },
    { token },
  );
  if (!begun.body.data) throw new Error(begun.text);
  const params = { id: begun.body.data.id };
  for (let offset = 0; offset < bytes.length; offset += partBytes)
    await app.call(
      authoring.sendUploadPart,
      {
        params,
        query: { bytesFrom: offset },
        body: bytes.subarray(offset, offset + partBytes),
      } as never,
      {
        token,
      },
    );
  return (await app.call(authoring.finishUpload, { params }, { token })).body.data;
}

/** For tests: the key of a stored picture. */
export async function storeCover(app: TestApp): Promise<string> {
  const bytes = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  return storeImage(systemContext(app.platform), { bytes, name: 'cover.png', ownerId: null });
}

/** For tests: a course with one chapter and an article, published or not. */
export async function addSampleCourse(
  app: TestApp,
  token: string,
  isPublished = false,
): Promise<{ id: string; chapterId: string; lectureId: string }> {
  const body = {
    platform: 'tiktok',
    coverKey: await storeCover(app),
    texts: { en: { title: 'Light', summary: 'By the window' } },
  };
  const { id } = (await app.call(authoring.createCourse, { body }, { token })).body.data;
  const chapter = await app.call(
    authoring.createChapter,
    { params: { id }, body: { titles: { en: 'First' } } },
    { token },
  );
  const chapterId = chapter.body.data.id;
  const lecture = await app.call(
    authoring.createLecture,
    {
      params: { id, chapterId },
      body: {
        kind: 'article',
        texts: { en: { title: 'A window', content: '<p>Stand beside it.</p>' } },
      },
    },
    { token },
  );
  if (isPublished) await app.call(authoring.publishCourse, { params: { id } }, { token });
  return { id, chapterId, lectureId: lecture.body.data.id };
}
