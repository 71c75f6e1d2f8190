import { fileUrl } from '@vitrine/contract/images.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { pictureTypes, usePictureUpload } from '../../ui/use-picture-upload.ts';
import '../../ui/plain/fields.css';

/** The picture of a course, by its key. */
export function CoverField({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: string | null;
  onChange?: (key: string | null) => void;
}) {
  const t = useText(courseWritingTexts);
  const input = useRef<HTMLInputElement>(null);
  const { isSending, take, refusal } = usePictureUpload(({ key }) => onChange?.(key));
  return (
    <div className="upload-field stack gap-8">
      {value && (
        <img
          className="course-cover"
          src={`${fileUrl(value)}?w=480`}
          width={480}
          height={270}
          alt={t('cover')}
        />
      )}
      <span className="cluster stretched">
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes}
          aria-label={t('cover')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button id={id} loading={isSending} onClick={() => input.current?.click()}>
          {t('chooseCover')}
        </Button>
        {value && (
          <Button type="text" danger onClick={() => onChange?.(null)}>
            {t('removeCover')}
          </Button>
        )}
      </span>
      {refusal && (
        <div className="field-note wrong" role="alert">
          {refusal}
        </div>
      )}
    </div>
  );
}
