import { FieldFrame } from './fields.tsx';
import './fields.css';

interface AreaFieldProps {
  label: string;
  value: string;
  max: number;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Several lines of words; the field grows with them. */
export function AreaField({ label, value, max, placeholder, error, onChange }: AreaFieldProps) {
  const count = (
    <>
      {label}
      <span className="field-count num" aria-hidden="true">
        {value.length}/{max}
      </span>
    </>
  );
  return (
    <FieldFrame label={count} error={error}>
      {(ties) => (
        <textarea
          {...ties}
          rows={3}
          maxLength={max}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
