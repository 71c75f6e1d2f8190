import type { Language } from '@vitrine/contract/locales.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { variantsMax } from '@vitrine/contract/shop/product-form-parts.ts';
import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { OptionDialog } from './option-dialog.tsx';
import { addValue, isTooMany, withOptions } from './options.rules.ts';
import { findName } from './product-texts.rules.ts';
import type { ProductEditing } from './use-product-form.ts';

/** Adds values one after the other: Enter adds, Esc ends. */
function ValueField({
  label,
  isReady,
  onOpen,
  onAdd,
}: {
  label: string;
  /** All variants are loaded: a value is given to each of them. */
  isReady: boolean;
  onOpen: () => void;
  onAdd: (name: string) => void;
}) {
  const t = useText(productEditorTexts);
  const [text, setText] = useState<string>();
  const add = () => {
    if (text?.trim()) onAdd(text.trim());
    setText('');
  };
  if (text === undefined || !isReady)
    return (
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={<Plus size={16} aria-hidden />}
        loading={text !== undefined}
        onClick={() => {
          setText('');
          onOpen();
        }}
      />
    );
  return (
    <Input
      autoFocus
      size="small"
      style={{ width: 120 }}
      aria-label={label}
      placeholder={t('newValue')}
      maxLength={80}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
      onBlur={() => {
        if (text.trim()) onAdd(text.trim());
        setText(undefined);
      }}
    />
  );
}

/** The options with their values; more values make more variants. */
export function OptionsRow({ editing, language }: { editing: ProductEditing; language: Language }) {
  const t = useText(productEditorTexts);
  const [edited, setEdited] = useState<OptionForm>();
  const { options } = editing.form;
  const change = (next: OptionForm[]): boolean => {
    if (isTooMany(next)) {
      toast.warning(t('tooManyVariants', { count: variantsMax }));
      return false;
    }
    const { variants, ...patch } = withOptions(editing.form, next);
    editing.changeVariants(variants, patch);
    return true;
  };
  const { isComplete, loading } = editing;
  const open = (option: OptionForm) => {
    setEdited(option);
    void loading.loadAll();
  };
  if (!options.length) return null;
  return (
    <div className="editor-options cluster gap-4-16">
      {options.map((option) => {
        const name = findName(option.names, language, option.key);
        return (
          <span key={option.key} className="cluster gap-6">
            <button type="button" className="link medium small" onClick={() => open(option)}>
              <span className="visually-hidden">{t('editOption')}: </span>
              {name}
            </button>
            {option.values.map(({ key, names, swatch }) => (
              <button
                key={key}
                type="button"
                className="editor-value line gap-6"
                onClick={() => open(option)}
              >
                {swatch && <i style={{ background: swatch }} aria-hidden />}
                {findName(names, language, key)}
              </button>
            ))}
            <ValueField
              label={t('addValue', { option: name })}
              isReady={isComplete}
              onOpen={() => void loading.loadAll()}
              onAdd={(value) => change(addValue(options, option.key, value, language))}
            />
          </span>
        );
      })}
      {edited && isComplete && (
        <OptionDialog
          option={edited}
          onClose={() => setEdited(undefined)}
          onRemove={() => {
            change(options.filter(({ key }) => key !== edited.key));
            setEdited(undefined);
          }}
          onSave={(next) =>
            change(options.map((option) => (option.key === edited.key ? next : option))) &&
            setEdited(undefined)
          }
        />
      )}
    </div>
  );
}
