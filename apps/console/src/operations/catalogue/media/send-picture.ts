import {
  finishMediaUpload,
  sendMediaPart,
  startMediaUpload,
} from '@vitrine/contract/shop/media.ts';
import { api } from '../../../lib/api.ts';
import { sendParts } from '../../../lib/send-parts.ts';

export interface SentPicture {
  id: string;
  key: string;
}

/** By which the server recognises a file; pages without encryption have no such function. */
async function hashFile(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a picture in parts into the library. It goes on where it ended, also when the same file is chosen again on another day. */
export function createSender(file: File, onPercent: (percent: number) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const options = { suppressToast: true, signal } as const;
  let hash: string | undefined;
  let open: { id: string; storedBytes: number } | undefined;

  /** Where the upload goes on, or the picture if the library has it. */
  async function begin() {
    hash ??= await hashFile(file);
    const { id, storedBytes, picture } = await api.call(
      startMediaUpload,
      { body: { fileName: file.name.slice(0, 200), bytes: file.size, hash } },
      options,
    );
    if (id !== null) open = { id, storedBytes };
    return picture;
  }

  return {
    isStopped: () => signal.aborted,
    stop: () => controller.abort(),
    async send(): Promise<SentPicture> {
      // Without a hash, the server cannot find the upload that was begun.
      const known = open && hash === undefined ? null : await begin();
      if (known || !open) return known ?? Promise.reject(new Error());
      const { id, storedBytes } = open;
      await sendParts({
        file,
        storedBytes,
        send: (part, bytesFrom) =>
          api.call(
            sendMediaPart,
            { params: { id }, query: { bytesFrom }, body: part } as never,
            options,
          ) as Promise<{ storedBytes: number }>,
        onPart: (stored) => {
          open = { id, storedBytes: stored };
          onPercent(Math.floor((stored / file.size) * 100));
        },
        signal,
      });
      const sent = await api.call(finishMediaUpload, { params: { id } }, options);
      return { id: sent.id, key: sent.key };
    },
  };
}
