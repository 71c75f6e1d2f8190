import { type ReactNode, useId } from 'react';
import './fields.css';

/** A label and the phone's own picker in one line. */
export function ChooseField({
  label,
  value,
  isDisabled = false,
  onChange,
  children,
}: {
  label: string;
  value: string;
  isDisabled?: boolean;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}) {
  return (
    <label className="m-choose">
      <span>{label}</span>
      <select value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

/** One of several short choices, all in sight. */
export function PickField<Value extends string>({
  label,
  value,
  options,
  isDisabled = false,
  onPick,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  isDisabled?: boolean;
  onPick: (value: Value) => void;
}) {
  const id = useId();
  return (
    <>
      <span id={id} className="m-label">
        {label}
      </span>
      <div className="m-picks" role="group" aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            disabled={isDisabled}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </>
  );
}
