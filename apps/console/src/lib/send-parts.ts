import { CallFailed } from '@vitrine/contract/client.ts';

/** Small enough that a slow line sends it within the time of a call. */
const partBytes = 1024 * 1024;

interface Parts {
  file: File;
  /** How much of it the server has. */
  storedBytes: number;
  /** Sends the bytes from a place on, and returns how many the server has then. */
  send: (part: Blob, bytesFrom: number) => Promise<{ storedBytes: number }>;
  onPart: (storedBytes: number) => void;
  signal: AbortSignal;
}

const storedBytesOf = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.code === 'upload-offset'
    ? (error.data as { storedBytes?: number } | undefined)?.storedBytes
    : undefined;

/** Sends the rest of a file, part by part. Fails where the connection is lost, and is called again from there. */
export async function sendParts({ file, storedBytes, send, onPart, signal }: Parts): Promise<void> {
  let stored = storedBytes;
  while (stored < file.size) {
    signal.throwIfAborted();
    // A part whose answer was lost has arrived: the server reports where to go on.
    stored = await send(file.slice(stored, stored + partBytes), stored).then(
      (answer) => answer.storedBytes,
      (error: unknown) => {
        const known = storedBytesOf(error);
        if (known === undefined || known <= stored) throw error;
        return known;
      },
    );
    onPart(stored);
  }
}
