import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { Button, Input } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { useSettings } from '../../../lib/settings.ts';
import { withMovedTo } from '../../../shop/stores/slide-order.rules.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';
import { createKey } from './options.rules.ts';

interface OptionDialogProps {
  option: OptionForm;
  onClose: () => void;
  onSave: (option: OptionForm) => void;
  onRemove: () => void;
}

/** An option and its values in every language, with their order and colours. */
export function OptionDialog({ option, onClose, onSave, onRemove }: OptionDialogProps) {
  const t = useText(productEditorTexts);
  const own = useSettings((settings) => settings.language);
  const [edited, setEdited] = useState(option);
  const { values } = edited;
  const isNamed = (names: OptionForm['names']) => languages.some((one) => names[one].trim() !== '');
  const isComplete = isNamed(edited.names) && values.every(({ names }) => isNamed(names));
  const setValue = (at: number, value: OptionForm['values'][number]) =>
    setEdited({ ...edited, values: values.map((one, index) => (index === at ? value : one)) });
  const namesRow = (
    names: OptionForm['names'],
    subject: string,
    change: (names: OptionForm['names']) => void,
  ) =>
    languages.map((language) => (
      <Input
        key={language}
        aria-label={`${subject}: ${languageNames[language]}`}
        lang={language}
        maxLength={80}
        autoComplete="off"
        value={names[language]}
        onChange={(event) => change({ ...names, [language]: event.target.value })}
      />
    ));
  return (
    <Overlay
      as="dialog"
      size={920}
      title={t('editOption')}
      onClose={onClose}
      action={{ label: t('apply'), onPress: () => onSave(edited), isDisabled: !isComplete }}
    >
      <div className="option-table-place">
        <div className="option-table">
          <span />
          {languages.map((language) => (
            <small key={language} className="faint" lang={language}>
              {languageNames[language]}
            </small>
          ))}
          <span />
          <small className="muted">{t('optionName')}</small>
          {namesRow(edited.names, t('optionName'), (names) => setEdited({ ...edited, names }))}
          <AnchoredQuestion
            title={t('removeOptionQuestion')}
            action={t('remove')}
            isDanger
            onConfirm={onRemove}
            trigger={
              <Button
                type="text"
                danger
                aria-label={t('removeOption')}
                title={t('removeOption')}
                icon={<Trash2 size={16} aria-hidden />}
              />
            }
          >
            {t('removeOptionHint')}
          </AnchoredQuestion>
          {values.map((value, at) => {
            const subject = `${t('value')} ${at + 1}`;
            return [
              <span key={`${value.key}-colour`} className="line gap-6">
                <input
                  type="color"
                  className="option-colour"
                  aria-label={`${subject}: ${t('colour')}`}
                  value={value.swatch ?? '#ffffff'}
                  data-empty={value.swatch === null || undefined}
                  onChange={(event) => setValue(at, { ...value, swatch: event.target.value })}
                />
                {value.swatch !== null && (
                  <button
                    type="button"
                    className="link small"
                    onClick={() => setValue(at, { ...value, swatch: null })}
                  >
                    {t('noColour')}
                  </button>
                )}
              </span>,
              ...namesRow(value.names, subject, (names) => setValue(at, { ...value, names })),
              <span key={`${value.key}-actions`} className="line gap-0 rigid">
                <Button
                  type="text"
                  size="small"
                  disabled={at === 0}
                  aria-label={`${t('moveUp')}: ${subject}`}
                  icon={<ArrowUp size={16} aria-hidden />}
                  onClick={() => setEdited({ ...edited, values: withMovedTo(values, at, at - 1) })}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={at === values.length - 1}
                  aria-label={`${t('moveDown')}: ${subject}`}
                  icon={<ArrowDown size={16} aria-hidden />}
                  onClick={() => setEdited({ ...edited, values: withMovedTo(values, at, at + 1) })}
                />
                <Button
                  type="text"
                  size="small"
                  danger
                  disabled={values.length === 1}
                  aria-label={`${t('remove')}: ${subject}`}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => setEdited({ ...edited, values: values.toSpliced(at, 1) })}
                />
              </span>,
            ];
          })}
        </div>
      </div>
      <Button
        type="text"
        icon={<Plus size={16} aria-hidden />}
        onClick={() =>
          setEdited({
            ...edited,
            values: [
              ...values,
              {
                key: createKey('', values, 'value'),
                names: fillNames({ [own]: '' }),
                swatch: null,
              },
            ],
          })
        }
      >
        {t('newValue')}
      </Button>
    </Overlay>
  );
}
