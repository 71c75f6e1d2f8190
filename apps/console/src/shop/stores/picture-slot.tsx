import { uploadFile } from '@vitrine/contract/files.ts';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';

/** The specification's 2 M, before the server encodes the picture anew. */
const bytesMax = 2 * 1024 * 1024;

export interface Picture {
  key: string;
  url: string;
}

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
  const [isSending, setSending] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > bytesMax) {
      toast.error(t('imageTooLarge'));
      return;
    }
    setSending(true);
    try {
      const { key, url } = await api.call(uploadFile, { body: { file: file as never } });
      onChange({ key, url });
    } catch {
      // The toast has said why; the picture before stays.
    }
    setSending(false);
  };
  return (
    <div className="pic-slot">
      <span>{label}</span>
      {value ? <img src={value.url} alt={label} width={width} height={height} /> : <span className="none" style={{ width, height }} />}
      <span className="pic-buttons">
        <label className="btn">
          {isSending && <LoaderCircle className="spin" size={14} aria-hidden />}
          {t('upload')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-label={`${label}: ${t('upload')}`}
            disabled={isSending}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {value && (
          <button type="button" className="btn" onClick={() => onChange(null)}>
            {t('remove')}
          </button>
        )}
      </span>
    </div>
  );
}
