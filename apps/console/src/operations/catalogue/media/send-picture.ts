import { uploadFile } from '@vitrine/contract/files.ts';
import { addMedia } from '@vitrine/contract/shop/media.ts';
import { api } from '../../../lib/api.ts';
import { uploadBytesMax } from '../../../ui/crop/encode-picture.ts';
import { fitPicture } from '../../../ui/crop/fit-picture.ts';

export interface SentPicture {
  id: string;
  key: string;
}

/** Sends a picture, made smaller where it is too large, and puts it into the library. What had arrived is not sent a second time. */
export function createSender(file: File, tooLarge: string) {
  const controller = new AbortController();
  const options = { suppressToast: true, signal: controller.signal } as const;
  let stored: string | undefined;
  return {
    isStopped: () => controller.signal.aborted,
    stop: () => controller.abort(),
    async send(): Promise<SentPicture> {
      if (stored === undefined) {
        const picture = await fitPicture(file);
        if (picture.size > uploadBytesMax) throw new Error(tooLarge);
        stored = (await api.call(uploadFile, { body: { file: picture } }, options)).key;
      }
      const name = file.name.slice(0, 200);
      const { id, key } = await api.call(addMedia, { body: { key: stored, name } }, options);
      return { id, key };
    },
  };
}
