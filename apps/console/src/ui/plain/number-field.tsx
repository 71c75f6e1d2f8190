import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { numberTexts } from '../../texts/numbers.ts';
import { type NumberFieldOptions, useNumberField } from '../use-number-field.ts';
import { TextField } from './fields.tsx';

interface PlainNumberFieldProps extends NumberFieldOptions {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  onEnter?: (() => void) | undefined;
}

/** A number on the phone and in popups that desk and phone share; drawn without the component library. */
export function PlainNumberField({
  label,
  hint,
  error,
  onEnter,
  ...options
}: PlainNumberFieldProps) {
  const t = useText(numberTexts);
  const number = useNumberField(options);
  const { inputProps, note, unit, stepBy, canStep } = number;
  const { onChange: _onChange, value: _value, onKeyDown, ...input } = inputProps;
  return (
    <TextField
      label={label}
      {...input}
      className="num"
      enterKeyHint="done"
      value={number.text}
      onChange={number.type}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === 'Enter' && onEnter) onEnter();
      }}
      error={note?.isWrong ? note.text : error}
      hint={
        note && !note.isWrong ? (
          <span className="num" role="status">
            {note.text}
          </span>
        ) : (
          hint
        )
      }
      inside={
        <>
          {unit && <span className="field-unit">{unit}</span>}
          {stepBy && (
            <span className="field-steps">
              <button
                type="button"
                aria-label={t('less')}
                disabled={!canStep.down}
                onClick={() => number.step(-1)}
              >
                <Minus size={18} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={t('more')}
                disabled={!canStep.up}
                onClick={() => number.step(1)}
              >
                <Plus size={18} aria-hidden />
              </button>
            </span>
          )}
        </>
      }
    />
  );
}
