import type { ReactNode } from 'react';
import type { PictureShape } from '../../ui/crop/picture-shapes.ts';
import { useCrop } from '../../ui/crop/use-crop.tsx';
import { type Picture, usePictureUpload } from '../../ui/use-picture-upload.ts';

/** Takes a picture from the device to the server, the chosen part of it only. */
export function useCroppedUpload(
  shape: PictureShape,
  onTaken: (picture: Picture) => void,
): {
  isSending: boolean;
  take: (file?: File) => void;
  refusal: string | undefined;
  dialog: ReactNode;
} {
  const { isSending, take, refusal, forget } = usePictureUpload(onTaken);
  const { crop, dialog } = useCrop(shape, (part) => void take(part));
  return {
    isSending,
    take: (chosen) => {
      forget();
      if (chosen) crop(chosen);
    },
    refusal,
    dialog,
  };
}
