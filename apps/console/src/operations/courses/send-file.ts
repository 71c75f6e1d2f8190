import {
  type CourseFile,
  type CourseFileKind,
  finishUpload,
  sendUploadPart,
  startUpload,
} from '@vitrine/contract/courses/course-files.ts';
import { api } from '../../lib/api.ts';
import type { UploadSteps } from '../../lib/use-file-upload.ts';

const silent = { suppressToast: true } as const;

/** The calls that send a file of a course. */
export const courseFileSteps = (kind: CourseFileKind): UploadSteps<CourseFile> => ({
  begin: (file) =>
    api.call(startUpload, { body: { kind, name: file.name, bytes: file.size } }, silent),
  send: (id, part, bytesFrom, signal) =>
    api.call(sendUploadPart, { params: { id }, query: { bytesFrom }, body: part } as never, {
      ...silent,
      signal,
    }) as Promise<{ storedBytes: number }>,
  finish: (id) => api.call(finishUpload, { params: { id } }, silent),
});
