import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureShape } from './picture-shapes.ts';
import { type Picture, usePictureUpload } from './use-picture-upload.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Takes a picture from the device to the server, the chosen part of it only. */
export function useCroppedUpload(
  shape: PictureShape,
  onTaken: (picture: Picture) => void,
): { isSending: boolean; take: (file?: File) => Promise<void>; dialog: ReactNode } {
  const { isSending, accepts, take } = usePictureUpload(onTaken);
  const [file, setFile] = useState<File>();
  return {
    isSending,
    take: async (chosen) => {
      if (accepts(chosen)) setFile(chosen);
    },
    dialog:
      file &&
      createPortal(
        <Suspense>
          <CropDialog
            file={file}
            shape={shape}
            onCancel={() => setFile(undefined)}
            onCropped={(part) => {
              setFile(undefined);
              void take(part);
            }}
          />
        </Suspense>,
        document.body,
      ),
  };
}
