import { FieldFrame } from './fields.tsx';
import './fields.css';

interface AreaFieldProps {
  label: string;
  value: string;
  /** The longest text; longer ones are cut off. Without it, the server says what is too long. */
  max?: number;
  rows?: number;
  remark?: string;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Several lines of words; the field grows with them. */
export function AreaField({
  label,
  value,
  max,
  rows = 3,
  remark,
  placeholder,
  error,
  onChange,
}: AreaFieldProps) {
  const count =
    max === undefined ? (
      label
    ) : (
      <>
        {label}
        <span className="field-count num" aria-hidden="true">
          {value.length}/{max}
        </span>
      </>
    );
  return (
    <FieldFrame label={count} error={error} remark={remark}>
      {(ties) => (
        <textarea
          {...ties}
          rows={rows}
          maxLength={max}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
