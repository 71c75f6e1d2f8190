import { useEffect, useRef, useState } from 'react';
import { sendParts } from './send-parts.ts';

/** An upload that was begun, and how much of it the server has. */
interface FileUpload {
  file: File;
  id: string;
  storedBytes: number;
}

/** The three calls of an upload in parts. */
export interface UploadSteps<Sent> {
  begin: (file: File) => Promise<{ id: string }>;
  send: (
    id: string,
    part: Blob,
    bytesFrom: number,
    signal: AbortSignal,
  ) => Promise<{ storedBytes: number }>;
  finish: (id: string) => Promise<Sent>;
}

const percentOf = ({ storedBytes, file }: FileUpload): number =>
  Math.floor((storedBytes / Math.max(1, file.size)) * 100);

/** Sends a file in parts, with its progress, and goes on after a lost connection. A failure without a message has `failureText`. */
export function useFileUpload<Sent>(
  { begin, send, finish }: UploadSteps<Sent>,
  { failureText, onDone }: { failureText: string; onDone: (sent: Sent) => void },
) {
  const [upload, setUpload] = useState<FileUpload>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(beginning: () => Promise<FileUpload>): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setProblem(undefined);
    setSending(true);
    try {
      const begun = await beginning();
      setUpload(begun);
      await sendParts({
        ...begun,
        send: (part, bytesFrom) => send(begun.id, part, bytesFrom, signal),
        onPart: (storedBytes) => setUpload({ ...begun, storedBytes }),
        signal,
      });
      onDone(await finish(begun.id));
      setUpload(undefined);
    } catch (error) {
      if (!signal.aborted)
        setProblem(error instanceof Error && error.message ? error.message : failureText);
    } finally {
      setSending(false);
    }
  }
  return {
    upload: upload && { ...upload, percent: percentOf(upload) },
    problem,
    isSending,
    start: (file: File) =>
      void run(async () => ({ file, id: (await begin(file)).id, storedBytes: 0 })),
    resume: () => upload && void run(async () => upload),
    cancel: () => {
      abort.current?.abort();
      setUpload(undefined);
      setProblem(undefined);
    },
  };
}
