import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureShape } from './picture-shapes.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Asks which part of a chosen picture is meant, in a dialog above the page. */
export function useCrop(
  shape: PictureShape,
  onCropped: (part: File) => void,
): { crop: (file: File) => void; dialog: ReactNode } {
  const [file, setFile] = useState<File>();
  return {
    crop: setFile,
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
              onCropped(part);
            }}
          />
        </Suspense>,
        document.body,
      ),
  };
}
