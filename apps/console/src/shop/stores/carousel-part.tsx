import { Camera, ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { PictureLabel } from './picture-label.tsx';
import { SlideLink } from './slide-link.tsx';
import type { Slide } from './store-fields.ts';
import { useCroppedUpload } from './use-cropped-upload.tsx';
import { useSlideOrder } from './use-slide-order.ts';
import './carousel-part.css';

const slidesMax = 6;

/** A place for a picture of the carousel: pressing it takes another one. */
function SlidePicture({
  label,
  url,
  onTaken,
}: {
  label: string;
  url?: string;
  onTaken: (picture: { key: string; url: string }) => void;
}) {
  const { isSending, take, refusal, dialog } = useCroppedUpload('slide', onTaken);
  return (
    <span className="picture-place slide">
      <PictureLabel label={label} isSending={isSending} take={take} refusal={refusal}>
        {url ? <img src={url} alt={label} /> : <span className="none" />}
        <i className={url ? 'on' : ''}>
          {isSending ? (
            <span className="turning" aria-hidden="true" />
          ) : (
            <Camera size={20} aria-hidden />
          )}
        </i>
      </PictureLabel>
      {dialog}
    </span>
  );
}

/** The pictures of the store's first page: added, replaced, put in order, linked, removed. */
export function CarouselPart({
  slides,
  onChange,
}: {
  slides: readonly Slide[];
  onChange: (slides: Slide[]) => void;
}) {
  const t = useText(storeTexts);
  const order = useSlideOrder(slides, onChange);
  const put = (place: number, ...next: Slide[]) => onChange(slides.toSpliced(place, 1, ...next));
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {order.said}
      </span>
      <ol className="store-slides" aria-label={t('carousel')}>
        {slides.map((slide, index) => {
          const place = index + 1;
          return (
            <li key={slide.key} {...order.itemProps(index)}>
              <button
                type="button"
                className="slide-handle"
                aria-label={t('slideMove', { place })}
                title={t('slideMoveHint')}
                {...order.handleProps(index)}
              >
                <GripVertical size={18} strokeWidth={1.75} aria-hidden />
              </button>
              <SlidePicture
                label={t('slidePicture', { place })}
                url={slide.url}
                onTaken={(picture) => put(index, { ...slide, ...picture })}
              />
              <SlideLink
                place={place}
                slide={slide}
                onChange={(link) => put(index, { ...slide, ...link })}
              />
              <span className="slide-tools">
                <button
                  type="button"
                  className="quiet square"
                  aria-label={t('slideUp', { place })}
                  disabled={index === 0}
                  onClick={() => order.move(index, index - 1)}
                >
                  <ChevronUp size={18} aria-hidden />
                </button>
                <button
                  type="button"
                  className="quiet square"
                  aria-label={t('slideDown', { place })}
                  disabled={place === slides.length}
                  onClick={() => order.move(index, index + 1)}
                >
                  <ChevronDown size={18} aria-hidden />
                </button>
                <button
                  type="button"
                  className="quiet square"
                  aria-label={t('slideRemove', { place })}
                  onClick={() => put(index)}
                >
                  <X size={18} aria-hidden />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {slides.length < slidesMax && (
        <SlidePicture
          key={slides.length}
          label={t('slidePicture', { place: slides.length + 1 })}
          onTaken={(picture) =>
            onChange([...slides, { ...picture, productId: null, categoryId: null }])
          }
        />
      )}
    </>
  );
}
