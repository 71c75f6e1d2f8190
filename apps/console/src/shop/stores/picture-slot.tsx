import { ImagePlus, LoaderCircle } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { PictureLabel } from './picture-label.tsx';
import { type Picture, usePictureUpload } from './use-picture-upload.ts';

interface PictureSlotProps {
  label: string;
  value: Picture | null;
  width: number;
  height: number;
  onChange: (picture: Picture | null) => void;
}

/** A place for one picture: shows it, takes another by button or keyboard, gives it up. */
export function PictureSlot({ label, value, width, height, onChange }: PictureSlotProps) {
  const t = useText(storeTexts);
  const { isSending, take } = usePictureUpload(onChange);
  return (
    <div className="pic-slot">
      <span>{label}</span>
      {value ? (
        <img src={value.url} alt={label} width={width} height={height} />
      ) : (
        <span className="none" style={{ width, height }}>
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <span className="pic-buttons">
        <PictureLabel label={label} className="btn" isSending={isSending} take={take}>
          {isSending && <LoaderCircle className="spin" size={14} aria-hidden />}
          {t('upload')}
        </PictureLabel>
        {value && (
          <button type="button" className="btn" onClick={() => onChange(null)}>
            {t('remove')}
          </button>
        )}
      </span>
    </div>
  );
}
