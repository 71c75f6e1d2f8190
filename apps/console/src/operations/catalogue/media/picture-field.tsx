import { fileUrl } from '@vitrine/contract/images.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { DropFiles } from './drop-files.tsx';
import { MediaChooser } from './media-chooser.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaUploads } from './use-media-uploads.ts';

/** One picture of the library in a form, by its key: sent now, or chosen. */
export function PictureField({
  value,
  onChange,
}: {
  value?: string | null;
  onChange?: (key: string | null) => void;
}) {
  const t = useText(mediaTexts);
  const [isChoosing, setChoosing] = useState(false);
  const uploads = useMediaUploads(({ key }) => onChange?.(key));
  return (
    <div className="stack gap-8 one-column">
      {value ? (
        <img className="picture-field" src={`${fileUrl(value)}?w=320`} alt={t('chosenPicture')} />
      ) : (
        <DropFiles isSingle label={t('dropOne')} onFiles={uploads.start} />
      )}
      <UploadList uploads={uploads} />
      <span className="cluster">
        <Button onClick={() => setChoosing(true)}>{t('choose')}</Button>
        {value && (
          <Button type="text" danger onClick={() => onChange?.(null)}>
            {t('remove')}
          </Button>
        )}
      </span>
      {isChoosing && (
        <MediaChooser
          isSingle
          onClose={() => setChoosing(false)}
          onChoose={([picture]) => {
            setChoosing(false);
            if (picture) onChange?.(picture.key);
          }}
        />
      )}
    </div>
  );
}
