import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { pictureTypes } from './use-picture-upload.ts';

interface PictureLabelProps {
  label: string;
  className?: string;
  isSending: boolean;
  take: (file?: File) => Promise<void>;
  children: ReactNode;
}

/** What a person presses to take a picture from the device; the same file can be taken twice in a row. */
export function PictureLabel({ label, className, isSending, take, children }: PictureLabelProps) {
  const t = useText(storeTexts);
  return (
    <label className={className}>
      {children}
      <input
        type="file"
        accept={pictureTypes}
        aria-label={`${label}: ${t('upload')}`}
        disabled={isSending}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
