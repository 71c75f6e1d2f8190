import { uploadFile } from '@vitrine/contract/files.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';

/** The specification's 2 M, before the server encodes the picture anew. */
const bytesMax = 2 * 1024 * 1024;

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Picture {
  key: string;
  url: string;
}

/** Takes a picture from the device to the server; one that is too large is refused before it is sent. */
export function usePictureUpload(onTaken: (picture: Picture) => void) {
  const t = useText(storeTexts);
  const sending = useApiMutation((file: File) => api.call(uploadFile, { body: { file } }), {
    onSuccess: ({ key }) => onTaken({ key, url: fileUrl(key) }),
  });
  const accepts = (file: File | undefined): file is File => {
    if (file && file.size > bytesMax) toast.error(t('imageTooLarge'));
    return file !== undefined && file.size <= bytesMax;
  };
  const take = async (file: File | undefined) => {
    if (accepts(file)) await sending.run(file);
  };
  return { isSending: sending.isBusy, accepts, take };
}
