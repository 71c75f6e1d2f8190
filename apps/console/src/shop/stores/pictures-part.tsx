import { Camera, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FieldGroup } from '../../ui/plain/field-group.tsx';
import type { Picture } from '../../ui/use-picture-upload.ts';
import { CarouselPart } from './carousel-part.tsx';
import { PictureLabel } from './picture-label.tsx';
import { useCroppedUpload } from './use-cropped-upload.tsx';
import type { StoreChanges } from './use-store-changes.ts';

/** A place for one picture: a tap takes another from the phone or its camera. */
function PicturePlace({
  label,
  shape,
  value,
  onChange,
}: {
  label: string;
  shape: 'round' | 'wide';
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
}) {
  const t = useText(storeTexts);
  const { isSending, take, refusal, dialog } = useCroppedUpload(shape, onChange);
  return (
    <span className={`picture-place ${shape}`}>
      <PictureLabel label={label} isSending={isSending} take={take} refusal={refusal}>
        {value ? <img src={value.url} alt={label} /> : <span className="none" />}
        <i className={value ? 'on' : ''}>
          {isSending ? (
            <span className="turning" aria-hidden="true" />
          ) : (
            <Camera size={20} aria-hidden />
          )}
        </i>
      </PictureLabel>
      {dialog}
      {value && (
        <button
          type="button"
          aria-label={`${label}: ${t('remove')}`}
          onClick={() => onChange(null)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** The store's avatar, its banner and the pictures of its first page. */
export function PicturesPart({ changes }: { changes: StoreChanges }) {
  const t = useText(storeTexts);
  const { pictures, draw } = changes;
  return (
    <>
      <div className="store-pictures">
        <FieldGroup label={t('avatar')}>
          <PicturePlace
            label={t('avatar')}
            shape="round"
            value={pictures.avatar}
            onChange={(avatar) => draw({ avatar })}
          />
        </FieldGroup>
        <FieldGroup label={t('banner')}>
          <PicturePlace
            label={t('banner')}
            shape="wide"
            value={pictures.banner}
            onChange={(banner) => draw({ banner })}
          />
        </FieldGroup>
      </div>
      <FieldGroup label={t('carousel')} remark={t('carouselHint')}>
        <CarouselPart slides={pictures.carousel} onChange={(carousel) => draw({ carousel })} />
      </FieldGroup>
    </>
  );
}
