import { Input, type InputProps } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { type NumberFieldOptions, useNumberField } from './use-number-field.ts';
import './number-field.css';

interface NumberFieldProps
  extends NumberFieldOptions,
    Pick<InputProps, 'id' | 'style' | 'autoFocus' | 'placeholder' | 'disabled' | 'onPressEnter'> {
  'aria-label'?: string;
}

/** A number at the desk. In a `Form.Item` it takes `numberRule`, which refuses to send what the field refuses. */
export function NumberField({
  id,
  style,
  field,
  currency,
  min,
  max,
  value,
  onChange,
  ...input
}: NumberFieldProps) {
  const number = useNumberField({ field, currency, min, max, value, onChange });
  const noteId = useId();
  const { inputProps, note, unit, stepBy, canStep } = number;
  const button = (direction: 1 | -1, isPossible: boolean) => (
    <button
      type="button"
      // For the mouse; the arrow keys do the same.
      tabIndex={-1}
      className="number-step"
      aria-hidden
      disabled={input.disabled === true || !isPossible}
      onClick={() => number.step(direction)}
    >
      {direction === 1 ? <Plus size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
    </button>
  );
  return (
    <span className="stack gap-4 slim" style={style}>
      <Input
        {...input}
        {...inputProps}
        {...(id ? { id } : {})}
        className="num"
        styles={{ suffix: { gap: 2 } }}
        aria-invalid={number.isWrong}
        aria-describedby={note ? noteId : undefined}
        {...(number.isWrong ? { status: 'error' as const } : {})}
        suffix={
          (unit || stepBy) && (
            <>
              {unit && <span className="faint">{unit}</span>}
              {stepBy && button(-1, canStep.down)}
              {stepBy && button(1, canStep.up)}
            </>
          )
        }
      />
      {note && (
        <small
          id={noteId}
          className={note.isWrong ? 'number-note num wrong' : 'number-note num'}
          role={note.isWrong ? 'alert' : 'status'}
        >
          {note.text}
        </small>
      )}
    </span>
  );
}

/** Refuses to send a form while a number field refuses what is typed; the field itself says why. */
export const numberRule = (message: string, { isRequired = false } = {}) => ({
  validator: (_rule: unknown, value: unknown) =>
    value === undefined || (isRequired && value === null)
      ? Promise.reject(new Error(message))
      : Promise.resolve(),
});
