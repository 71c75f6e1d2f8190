import { useId } from 'react';
import './fields.css';

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
