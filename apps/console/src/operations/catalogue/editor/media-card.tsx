import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { Button } from 'antd';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { getFocusStyle } from '../../../lib/picture-focus.ts';
import { useSlideOrder } from '../../../shop/stores/use-slide-order.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { DropFiles } from '../media/drop-files.tsx';
import { MediaChooser } from '../media/media-chooser.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { useMediaUploads } from '../media/use-media-uploads.ts';
import { PictureDetails } from './picture-details.tsx';
import type { ProductEditing } from './use-product-form.ts';

type Pictures = ProductForm['images'];

const imagesMax = 100;

const createImage = (key: string): Pictures[number] => ({
  key,
  alt: fillNames({}),
  focusX: 50,
  focusY: 50,
  valueKey: null,
});

interface MediaCardProps {
  editing: ProductEditing;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The pictures of a product in their order, the first being the cover. */
export function MediaCard({ editing, language, onLanguage }: MediaCardProps) {
  const t = useText(productEditorTexts);
  const { images, options } = editing.form;
  const [chosen, setChosen] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const change = (next: Pictures) => editing.change({ images: next.slice(0, imagesMax) });
  const add = (keys: readonly string[]) =>
    editing.change((before) => ({
      images: [
        ...before.images,
        ...keys
          .filter((key) => before.images.every((image) => image.key !== key))
          .map((key) => createImage(key)),
      ].slice(0, imagesMax),
    }));
  const uploads = useMediaUploads(({ key }) => add([key]));
  const order = useSlideOrder(images, change);
  const place = images.findIndex(({ key }) => key === chosen);
  const image = images[place];
  return (
    <section className="card editor-card" aria-label={t('media')}>
      <header className="editor-card-head cluster gap-4-14 between">
        <h2 className="h2 cluster gap-2-12 on-baseline">
          {t('media')}
          <small className="muted">
            {images.length ? t('mediaLine', { count: images.length }) : t('mediaNone')}
          </small>
        </h2>
        <Button icon={<Images size={16} aria-hidden />} onClick={() => setChoosing(true)}>
          {t('fromLibrary')}
        </Button>
      </header>
      <div className="editor-card-body stack gap-16 one-column">
        <ul className="media-tiles cluster gap-12" aria-label={t('media')}>
          {images.map((one, at) => (
            <li key={one.key} className="media-tile" {...order.itemProps(at)}>
              <button
                type="button"
                {...order.handleProps(at)}
                aria-pressed={one.key === chosen}
                aria-label={`${at === 0 ? t('cover') : t('picture', { number: at + 1 })}: ${one.alt[language] || t('noAlt')}`}
                onClick={() => setChosen(one.key === chosen ? undefined : one.key)}
              >
                <img
                  src={`${fileUrl(one.key)}?w=320`}
                  alt=""
                  width={96}
                  height={120}
                  draggable={false}
                  style={getFocusStyle(one)}
                />
                <span className="media-place num">{at === 0 ? t('cover') : at + 1}</span>
                {editing.errorOf(`images.${at}`) && <span className="editor-dot" />}
              </button>
            </li>
          ))}
          <li>
            <DropFiles label={t('dropHere')} onFiles={uploads.start} />
          </li>
        </ul>
        <p className="visually-hidden" role="status">
          {order.said}
        </p>
        <UploadList uploads={uploads} />
        {image && (
          <PictureDetails
            key={image.key}
            image={image}
            options={options}
            language={language}
            onLanguage={onLanguage}
            error={editing.errorOf(`images.${place}`)}
            onChange={(next) => change(images.map((one, at) => (at === place ? next : one)))}
            onRemove={() => change(images.toSpliced(place, 1))}
          />
        )}
      </div>
      {isChoosing && (
        <MediaChooser
          onClose={() => setChoosing(false)}
          onChoose={(pictures) => {
            add(pictures.map(({ key }) => key));
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
