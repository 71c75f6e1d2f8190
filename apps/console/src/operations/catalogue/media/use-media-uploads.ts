import { CallFailed } from '@vitrine/contract/client.ts';
import { mediaBytesMax } from '@vitrine/contract/shop/media.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/queries.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { pictureTypes } from '../../../ui/use-picture-upload.ts';
import { createSender, type SentPicture } from './send-picture.ts';

interface MediaUpload {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  /** Why it failed. */
  message: string;
  /** False for a file that no further attempt makes a picture. */
  canGoOn: boolean;
}

/** How many pictures are sent at once. */
const parallel = 2;
const types = pictureTypes.split(',');

export type MediaUploads = ReturnType<typeof useMediaUploads>;

/** Failures that the same file has again. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallFailed &&
  ['image-unreadable', 'media-too-large', 'media-too-many-pixels', 'media-vector'].includes(
    error.code,
  );

/** Sends many pictures, some of them at once; one that failed goes on where it was. */
export function useMediaUploads(onDone: (picture: SentPicture) => void) {
  const t = useText(mediaTexts);
  const [list, setList] = useState<readonly MediaUpload[]>([]);
  const [doneCount, setDoneCount] = useState(0);
  const senders = useRef(new Map<number, ReturnType<typeof createSender>>());
  const lastId = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const { current } = senders;
    return () => {
      for (const sender of current.values()) sender.stop();
    };
  }, []);
  const change = (id: number, patch: Partial<MediaUpload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...patch } : one)));
  const drop = (id: number) => {
    senders.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
    if (senders.current.size === 0) setDoneCount(0);
  };
  const send = async (id: number) => {
    const sender = senders.current.get(id);
    if (!sender) return;
    try {
      const picture = await sender.send();
      setDoneCount((count) => count + 1);
      drop(id);
      done.current(picture);
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.media() });
    } catch (error) {
      if (sender.isStopped()) return;
      change(id, {
        state: 'failed',
        message: error instanceof Error ? error.message : '',
        canGoOn: !isFinal(error),
      });
    }
  };
  const sendingCount = list.filter(({ state }) => state === 'sending').length;
  const nextId = list.find(({ state }) => state === 'waiting')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one begins when another has ended
  useEffect(() => {
    if (nextId === undefined || sendingCount >= parallel) return;
    change(nextId, { state: 'sending' });
    void send(nextId);
  }, [nextId, sendingCount]);

  /** Why a file is not even sent. */
  const refuse = ({ size, type }: File): string | undefined => {
    if (type && !types.includes(type)) return t('notPicture');
    if (size > mediaBytesMax) return t('tooLarge', { max: mediaBytesMax / 1024 / 1024 });
    return size === 0 ? t('notPicture') : undefined;
  };
  return {
    list,
    doneCount,
    start: (files: readonly File[]) => {
      const added = files.map((file): MediaUpload => {
        lastId.current += 1;
        const id = lastId.current;
        senders.current.set(
          id,
          createSender(file, (percent) => change(id, { percent })),
        );
        const refusal = refuse(file);
        return {
          id,
          name: file.name,
          state: refusal ? 'failed' : 'waiting',
          percent: 0,
          message: refusal ?? '',
          canGoOn: !refusal,
        };
      });
      setList((all) => [...all, ...added]);
    },
    resume: (id: number) => change(id, { state: 'waiting', message: '' }),
    cancel: (id: number) => {
      senders.current.get(id)?.stop();
      drop(id);
    },
  };
}
