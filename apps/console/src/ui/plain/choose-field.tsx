import type { ReactNode } from 'react';
import './choose-field.css';

interface ChooseFieldProps {
  label: string;
  value: string;
  isDisabled?: boolean;
  /** In a list of settings instead of a form. */
  isRow?: boolean;
  onChange: (value: string) => void;
  /** The options. */
  children?: ReactNode;
}

/** A label and the phone's own picker in one line. */
export function ChooseField({
  label,
  value,
  isDisabled = false,
  isRow = false,
  onChange,
  children,
}: ChooseFieldProps) {
  return (
    <label className={isRow ? 'm-row' : 'm-choose'}>
      <span className="grow">{label}</span>
      <select value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
