import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import './option-list.css';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line. */
  note?: ReactNode;
}

/** One of a few, chosen by a tap on its row. */
export function OptionList<Value extends string>({
  label,
  value,
  options,
  isDisabled = false,
  onChoose,
}: {
  /** Nothing within a group of fields, which has it. */
  label?: string;
  value: Value | undefined;
  options: readonly Option<Value>[];
  isDisabled?: boolean;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="m-options" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={isDisabled}
          onClick={() => onChoose(option.value)}
        >
          <span>
            {option.label}
            {option.note && <small className="block weight-400 lines-18">{option.note}</small>}
          </span>
          {option.value === value && <Check className="rigid" size={20} aria-hidden />}
        </button>
      ))}
    </fieldset>
  );
}
