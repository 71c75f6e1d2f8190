import { type ReactNode, useId } from 'react';
import './pick-field.css';

interface PickFieldProps<Value extends string> {
  label: string;
  /** What is picked; several where several may be. */
  value: Value | readonly Value[];
  options: readonly { value: Value; label: ReactNode; isFixed?: boolean }[];
  onPick: (value: Value) => void;
}

/** Short choices, all in sight. */
export function PickField<Value extends string>({ label, value, options, onPick }: PickFieldProps<Value>) {
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
            aria-pressed={[value].flat().includes(option.value)}
            disabled={option.isFixed}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </>
  );
}
