import type { Language } from '@vitrine/contract/locales.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { EditorField } from './editor-field.tsx';
import { addValue, createOption } from './options.rules.ts';

interface AddOptionProps {
  options: readonly OptionForm[];
  language: Language;
  onClose: () => void;
  onAdd: (options: OptionForm[]) => void;
}

/** A new option with its first values, which are written one after the other. */
export function AddOption({ options, language, onClose, onAdd }: AddOptionProps) {
  const t = useText(productEditorTexts);
  const formId = useId();
  const [name, setName] = useState('');
  const [values, setValues] = useState('');
  const names = values
    .split(/[,;，、\n]/)
    .map((one) => one.trim().slice(0, 80))
    .filter((one, at, all) => one !== '' && all.indexOf(one) === at);
  const [first, ...others] = names;
  const isComplete = name.trim() !== '' && first !== undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const option = createOption(options, name.trim(), first, language);
    onAdd(
      others.reduce(
        (all, value) => addValue(all, option.key, value, language),
        [...options, option],
      ),
    );
  };
  return (
    <Overlay
      as="dialog"
      size={480}
      title={t('addOption')}
      onClose={onClose}
      focusesFirst
      action={{ label: t('add'), formId, isDisabled: !isComplete }}
    >
      <form id={formId} className="stack gap-16 one-column" onSubmit={add}>
        <EditorField label={t('optionName')} isRequired hint={t('optionNameHint')}>
          {(ties) => (
            <Input
              {...ties}
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </EditorField>
        <EditorField label={t('values')} isRequired hint={t('valuesHint')}>
          {(ties) => (
            <Input
              {...ties}
              value={values}
              autoComplete="off"
              onChange={(event) => setValues(event.target.value)}
            />
          )}
        </EditorField>
      </form>
    </Overlay>
  );
}
