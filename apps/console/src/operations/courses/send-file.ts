import {
  type CourseFile,
  type CourseFileKind,
  finishUpload,
  sendUploadPart,
  startUpload,
} from '@vitrine/contract/courses/course-files.ts';
import { api } from '../../lib/api.ts';
import { sendParts } from '../../lib/send-parts.ts';

const silent = { suppressToast: true } as const;

/** An upload that was begun, and how much of it the server has. */
export interface Upload {
  file: File;
  id: string;
  storedBytes: number;
}

export async function beginUpload(kind: CourseFileKind, file: File): Promise<Upload> {
  const { id } = await api.call(
    startUpload,
    { body: { kind, name: file.name, bytes: file.size } },
    silent,
  );
  return { file, id, storedBytes: 0 };
}

/** Sends what the server does not have yet, part by part; `onPart` learns how far it is. Fails where the connection is lost. */
export async function continueUpload(
  upload: Upload,
  onPart: (upload: Upload) => void,
  signal: AbortSignal,
): Promise<CourseFile> {
  const params = { id: upload.id };
  await sendParts({
    ...upload,
    send: (part, bytesFrom) =>
      api.call(sendUploadPart, { params, query: { bytesFrom }, body: part } as never, {
        ...silent,
        signal,
      }) as Promise<{ storedBytes: number }>,
    onPart: (storedBytes) => onPart({ ...upload, storedBytes }),
    signal,
  });
  return api.call(finishUpload, { params }, silent);
}
