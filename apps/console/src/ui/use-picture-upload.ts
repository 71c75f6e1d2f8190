import { uploadFile } from '@vitrine/contract/files.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { useApiMutation } from '../lib/api-mutation.ts';
import { useText } from '../lib/i18n.ts';
import { storeTexts } from '../texts/stores.ts';
import { uploadBytesMax } from './crop/encode-picture.ts';
import { fitPicture } from './crop/fit-picture.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Picture {
  key: string;
  url: string;
}

/** Takes a picture from the device to the server, made smaller where it is too large; what stays too large is refused before it is sent. */
export function usePictureUpload(onTaken: (picture: Picture) => void) {
  const t = useText(storeTexts);
  const [refusal, setRefusal] = useState<string>();
  const sending = useApiMutation(
    (file: File) => api.call(uploadFile, { body: { file } }, { suppressToast: true }),
    {
      onSuccess: ({ key }) => onTaken({ key, url: fileUrl(key) }),
      showFailure: ({ message }) => setRefusal(message),
    },
  );
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const file = await fitPicture(chosen);
    setRefusal(file.size > uploadBytesMax ? t('imageTooLarge') : undefined);
    if (file.size <= uploadBytesMax) await sending.run(file);
  };
  return {
    isSending: sending.isBusy,
    take,
    /** Why the last picture was not taken, for its field. */
    refusal,
    forget: () => setRefusal(undefined),
  };
}
