import type { Language } from '@vitrine/contract/locales.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EditorField } from './editor-field.tsx';
import { TextFields } from './texts-card.tsx';
import type { ProductEditing } from './use-product-form.ts';

const fields = ['searchTitle', 'searchDescription'] as const;

/** How search engines show the product, in the language that is being edited. */
export function SearchCard({ editing, language }: { editing: ProductEditing; language: Language }) {
  const t = useText(productEditorTexts);
  const [isOpen, setOpen] = useState(false);
  const { key, texts } = editing.form;
  const { name, description, searchTitle, searchDescription } = texts[language];
  const hasError =
    editing.errorOf('key') ??
    fields.map((field) => editing.errorOf(`texts.${language}.${field}`)).find(Boolean);
  return (
    <SectionCard
      title={t('searchEngines')}
      beside={
        <button
          type="button"
          className="link small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'done' : 'edit')}
        </button>
      }
    >
      <div className="editor-found anywhere" lang={language}>
        <small className="faint">… › p › {key}</small>
        <p className="primary-text text-l">{searchTitle || name || t('noName')}</p>
        <p className="small muted">{searchDescription || description.slice(0, 155)}</p>
      </div>
      {(isOpen || hasError) && (
        <div className="stack gap-16 one-column">
          <TextFields editing={editing} language={language} fields={fields} />
          <EditorField
            label={t('key')}
            isRequired
            hint={t('keyHint')}
            error={editing.errorOf('key')}
          >
            {(ties) => (
              <Input
                {...ties}
                value={key}
                maxLength={80}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) =>
                  editing.change({ key: event.target.value.toLowerCase().replaceAll(/\s+/g, '-') })
                }
              />
            )}
          </EditorField>
        </div>
      )}
    </SectionCard>
  );
}
