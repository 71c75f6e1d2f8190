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

/** Several lines of words; the field grows with them. */
export function AreaField({
  label,
  value,
  max,
  error,
  onChange,
}: {
  label: string;
  value: string;
  max: number;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <span className="m-count num" aria-hidden="true">
          {value.length}/{max}
        </span>
      </label>
      <div className={error ? 'field-frame wrong' : 'field-frame'}>
        <textarea
          id={id}
          rows={3}
          maxLength={max}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {error && (
        <div id={`${id}-error`} className="field-note wrong" role="alert">
          {error}
        </div>
      )}
    </div>
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
