import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { productTextsShape } from '@vitrine/contract/shop/product-form-parts.ts';
import { Input, Tabs } from 'antd';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { useLanguageName } from '../../../lib/language-name.ts';
import { useSettings } from '../../../lib/settings.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { EditorField } from './editor-field.tsx';
import { countFilled, findFallback, type TextField } from './product-texts.rules.ts';
import type { ProductEditing } from './use-product-form.ts';

const lengthOf = (field: TextField): number => productTextsShape.shape[field].maxLength ?? 0;

/** Fields of one line, and those of several with how many they begin with. */
const rowsOf: Partial<Record<TextField, number>> = {
  description: 4,
  care: 2,
  sizeGuide: 2,
  warnings: 2,
};

interface TextFieldsProps {
  editing: ProductEditing;
  language: Language;
  fields: readonly TextField[];
}

/** Texts of the product in one language; where one is missing, the text that buyers read instead. */
export function TextFields({ editing, language, fields }: TextFieldsProps) {
  const t = useText(productEditorTexts);
  const nameOf = useLanguageName();
  const { texts } = editing.form;
  const write = (field: TextField, text: string) =>
    editing.change({ texts: { ...texts, [language]: { ...texts[language], [field]: text } } });
  return fields.map((field) => {
    const value = texts[language][field];
    const max = lengthOf(field);
    const fallback = findFallback(texts, field, language);
    const rows = rowsOf[field];
    return (
      <EditorField
        key={field}
        label={t(field)}
        isRequired={field === 'name' && !fallback}
        beside={value ? t('ofLength', { count: value.length, max }) : undefined}
        error={editing.errorOf(`texts.${language}.${field}`)}
        hint={fallback && t('fallback', { language: nameOf(fallback) })}
      >
        {(ties) => {
          const shared = {
            ...ties,
            value,
            maxLength: max,
            lang: language,
            ...(fallback ? { placeholder: texts[fallback][field].split('\n')[0] ?? '' } : {}),
          };
          return rows ? (
            <Input.TextArea
              {...shared}
              autoSize={{ minRows: rows, maxRows: 14 }}
              onChange={(event) => write(field, event.target.value)}
            />
          ) : (
            <Input
              {...shared}
              autoComplete="off"
              onChange={(event) => write(field, event.target.value)}
            />
          );
        }}
      </EditorField>
    );
  });
}

const mainFields = ['name', 'description'] as const satisfies readonly TextField[];
const moreFields = [
  'material',
  'care',
  'sizeGuide',
  'warnings',
] as const satisfies readonly TextField[];

/** All texts but those for search engines; what few products have is folded until one of it is written. */
function OwnTexts({ editing, language }: { editing: ProductEditing; language: Language }) {
  const t = useText(productEditorTexts);
  const { texts } = editing.form;
  const hasMore = moreFields.some(
    (field) =>
      languages.some((one) => texts[one][field] !== '') ||
      editing.errorOf(`texts.${language}.${field}`) !== undefined,
  );
  const [isOpen, setOpen] = useState(hasMore);
  return (
    <div className="stack gap-16 one-column" lang={language}>
      <TextFields editing={editing} language={language} fields={mainFields} />
      {isOpen || hasMore ? (
        <TextFields editing={editing} language={language} fields={moreFields} />
      ) : (
        <div>
          <button type="button" className="link small" onClick={() => setOpen(true)}>
            {t('moreTexts')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The texts for buyers in each language, with how complete it is; two languages can be compared side by side. */
export function TextsCard({
  editing,
  language,
  onLanguage,
}: {
  editing: ProductEditing;
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const t = useText(productEditorTexts);
  const own = useSettings((settings) => settings.language);
  const [beside, setBeside] = useState<Language>();
  const hasError = (one: Language) => editing.errorOf(`texts.${one}`) !== undefined;
  return (
    <section className="card editor-card" aria-label={t('texts')}>
      <div className="editor-languages line">
        <Tabs
          className="grow"
          aria-label={t('languages')}
          activeKey={language}
          onChange={(key) => {
            onLanguage(key as Language);
            if (key === beside) setBeside(undefined);
          }}
          items={languages.map((one) => {
            const { filled, all } = countFilled(editing.form.texts, one);
            return {
              key: one,
              label: (
                <span className="line gap-6">
                  {languageNames[one]}
                  <span className={filled < all ? 'num amber-text' : 'num faint'}>
                    {filled}/{all}
                  </span>
                  {hasError(one) && <span className="editor-dot" title={t('hasErrors')} />}
                </span>
              ),
            };
          })}
        />
        <button
          type="button"
          className="quiet line gap-6 small"
          aria-label={t(beside ? 'compareEnd' : 'compare')}
          aria-pressed={beside !== undefined}
          onClick={() =>
            setBeside(
              beside
                ? undefined
                : ([own, ...languages].find((one) => one !== language) ?? undefined),
            )
          }
        >
          <Columns2 size={16} aria-hidden />
          <span className="if-wide">{t(beside ? 'compareEnd' : 'compare')}</span>
        </button>
      </div>
      <div className={beside ? 'editor-texts compared' : 'editor-texts'}>
        {beside && (
          <p className="line gap-8">
            <b>{t('besideLanguage', { language: languageNames[beside] })}</b>
            {languages
              .filter((one) => one !== language && one !== beside)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className="link small"
                  onClick={() => setBeside(one)}
                >
                  {languageNames[one]}
                </button>
              ))}
          </p>
        )}
        <OwnTexts editing={editing} language={language} />
        {beside && <OwnTexts editing={editing} language={beside} />}
      </div>
    </section>
  );
}
