import { FieldFrame } from '../../ui/plain/fields.tsx';
import './fields.css';

interface AreaFieldProps {
  label: string;
  value: string;
  max: number;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Several lines of words; the field grows with them. */
export function AreaField({ label, value, max, error, onChange }: AreaFieldProps) {
  const count = (
    <>
      {label}
      <span className="m-count num" aria-hidden="true">
        {value.length}/{max}
      </span>
    </>
  );
  return (
    <FieldFrame label={count} error={error}>
      {(ties) => <textarea {...ties} rows={3} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />}
    </FieldFrame>
  );
}
