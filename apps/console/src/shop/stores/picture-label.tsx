import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { pictureTypes } from '../../ui/use-picture-upload.ts';

interface PictureLabelProps {
  label: string;
  className?: string;
  isSending: boolean;
  take: (file?: File) => void;
  /** Why the last picture was not taken. */
  refusal: string | undefined;
  children: ReactNode;
}

/** What a person presses to take a picture from the device; the same file can be taken twice in a row. */
export function PictureLabel({
  label,
  className,
  isSending,
  take,
  refusal,
  children,
}: PictureLabelProps) {
  const t = useText(storeTexts);
  const noteId = useId();
  const chooser = (
    <label className={className}>
      {children}
      <input
        type="file"
        accept={pictureTypes}
        aria-label={`${label}: ${t('upload')}`}
        disabled={isSending}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? noteId : undefined}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
  return (
    <>
      {chooser}
      {refusal && (
        <span id={noteId} className="field-note wrong picture-refused" role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}
