import { CallFailed } from '@vitrine/contract/client.ts';
import {
  type CourseFile,
  type CourseFileKind,
  finishUpload,
  sendUploadPart,
  startUpload,
} from '@vitrine/contract/courses/course-files.ts';
import { api } from '../../lib/api.ts';

/** Small enough that a slow line sends it within the time of a call. */
const partBytes = 1024 * 1024;
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

const storedBytesOf = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.code === 'upload-offset'
    ? (error.data as { storedBytes?: number } | undefined)?.storedBytes
    : undefined;

/** Sends what the server does not have yet, part by part; `onPart` learns how far it is. Fails where the connection is lost. */
export async function continueUpload(
  upload: Upload,
  onPart: (upload: Upload) => void,
  signal: AbortSignal,
): Promise<CourseFile> {
  let { storedBytes } = upload;
  while (storedBytes < upload.file.size) {
    signal.throwIfAborted();
    const part = upload.file.slice(storedBytes, storedBytes + partBytes);
    const call = api.call(
      sendUploadPart,
      { params: { id: upload.id }, query: { bytesFrom: storedBytes }, body: part } as never,
      {
        ...silent,
        signal,
      },
    ) as Promise<{ storedBytes: number }>;
    // A part whose answer was lost has arrived: the server says where to go on.
    storedBytes = await call.then(
      (answer) => answer.storedBytes,
      (error: unknown) => {
        const known = storedBytesOf(error);
        if (known === undefined || known <= storedBytes) throw error;
        return known;
      },
    );
    onPart({ ...upload, storedBytes });
  }
  return api.call(finishUpload, { params: { id: upload.id } }, silent);
}
