import type { ReactNode } from 'react';
import { FieldGroup } from './field-group.tsx';
import './pick-field.css';

interface PickFieldProps<Value extends string> {
  label: string;
  /** What is picked; several where several may be. */
  value: Value | readonly Value[];
  options: readonly { value: Value; label: ReactNode; isFixed?: boolean }[];
  error?: string | undefined;
  onPick: (value: Value) => void;
}

/** Short choices, all in sight. */
export function PickField<Value extends string>({
  label,
  value,
  options,
  error,
  onPick,
}: PickFieldProps<Value>) {
  return (
    <FieldGroup label={label} error={error}>
      <div className="m-picks cluster stretched">
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
    </FieldGroup>
  );
}
