import { fileUrl } from '@vitrine/contract/images.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { configTexts } from '../../texts/configs.ts';
import { pictureTypes, usePictureUpload } from '../../ui/use-picture-upload.ts';
import './logo-field.css';
import '../../ui/plain/fields.css';

/** A picture of the platform, by its key; empty shows the built-in one. */
export function LogoField({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: string;
  onChange?: (key: string) => void;
}) {
  const t = useText(configTexts);
  const input = useRef<HTMLInputElement>(null);
  const { isSending, take, refusal } = usePictureUpload(({ key }) => onChange?.(key));
  return (
    <div className="logo-field cluster">
      {value && <img src={`${fileUrl(value)}?w=320`} width={64} height={64} alt={t('picture')} />}
      <input
        // Not the button: the field's label would replace its words.
        id={id}
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label={t('picture')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button loading={isSending} onClick={() => input.current?.click()}>
        {t('choosePicture')}
      </Button>
      {value && (
        <Button type="text" danger onClick={() => onChange?.('')}>
          {t('removePicture')}
        </Button>
      )}
      {refusal && (
        <div className="field-note wrong" role="alert">
          {refusal}
        </div>
      )}
    </div>
  );
}
