import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { Button, Input, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useListText, useText } from '../../../lib/i18n.ts';
import { useLanguageName } from '../../../lib/language-name.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { EditorField } from './editor-field.tsx';
import { FocalPicture } from './focal-picture.tsx';
import { findName } from './product-texts.rules.ts';

type Image = ProductForm['images'][number];

interface PictureDetailsProps {
  image: Image;
  options: ProductForm['options'];
  language: Language;
  error: string | undefined;
  onLanguage: (language: Language) => void;
  onChange: (image: Image) => void;
  onRemove: () => void;
}

/** One picture: its text in each language, its focal point, and the value that it shows. */
export function PictureDetails(props: PictureDetailsProps) {
  const { image, options, language, onChange, onLanguage } = props;
  const t = useText(productEditorTexts);
  const nameOf = useLanguageName();
  const listText = useListText();
  const missing = languages.filter((one) => image.alt[one] === '');
  const isPartial = missing.length > 0 && missing.length < languages.length;
  const first = missing.find((one) => one !== language) ?? missing[0];
  const choices = options.flatMap(({ key, names, values }) =>
    values.map((value) => ({
      value: `${key}:${value.key}`,
      label: `${findName(names, language, key)}: ${findName(value.names, language, value.key)}`,
    })),
  );
  return (
    <div className="picture-details">
      <FocalPicture image={image} onChange={(point) => onChange({ ...image, ...point })} />
      <div className="stack gap-16 one-column">
        <EditorField
          label={t('alt')}
          beside={nameOf(language)}
          error={props.error}
          hint={
            isPartial && first ? (
              <>
                <span className="amber-text">
                  {t('altMissing', { languages: listText(missing.map(nameOf)) })}
                </span>{' '}
                <button type="button" className="link" onClick={() => onLanguage(first)}>
                  {t('writeIn', { language: nameOf(first) })}
                </button>
              </>
            ) : (
              t('altHint')
            )
          }
        >
          {(ties) => (
            <Input
              {...ties}
              lang={language}
              value={image.alt[language]}
              maxLength={200}
              autoComplete="off"
              onChange={(event) =>
                onChange({ ...image, alt: { ...image.alt, [language]: event.target.value } })
              }
            />
          )}
        </EditorField>
        <div className="cluster gap-16 at-top">
          <EditorField label={t('focalX')} hint={t('focalHint')}>
            {({ id }) => (
              <NumberField
                id={id}
                field="focal-point"
                value={image.focusX}
                style={{ width: 132 }}
                onChange={(focusX) => typeof focusX === 'number' && onChange({ ...image, focusX })}
              />
            )}
          </EditorField>
          <EditorField label={t('focalY')}>
            {({ id }) => (
              <NumberField
                id={id}
                field="focal-point"
                value={image.focusY}
                style={{ width: 132 }}
                onChange={(focusY) => typeof focusY === 'number' && onChange({ ...image, focusY })}
              />
            )}
          </EditorField>
          {choices.length > 0 && (
            <EditorField label={t('shownFor')}>
              {({ id }) => (
                <Select
                  id={id}
                  style={{ width: 220 }}
                  value={image.valueKey ?? ''}
                  options={[{ value: '', label: t('wholeProduct') }, ...choices]}
                  onChange={(valueKey) => onChange({ ...image, valueKey: valueKey || null })}
                />
              )}
            </EditorField>
          )}
        </div>
        <div>
          <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={props.onRemove}>
            {t('removePicture')}
          </Button>
        </div>
      </div>
    </div>
  );
}
