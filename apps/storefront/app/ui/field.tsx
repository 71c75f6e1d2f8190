interface FieldProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  type?: string;
  autoComplete: string;
  isRequired?: boolean;
  isWide?: boolean;
  maxLength: number;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
}

/** A form field with its label inside and its error below, bound together for screen readers. */
export function Field({
  name,
  label,
  value,
  error,
  type = 'text',
  autoComplete,
  isRequired = false,
  isWide = false,
  maxLength,
  inputMode,
}: FieldProps) {
  return (
    <div className={isWide ? 'w' : undefined}>
      <label className={`f ${error ? 'err' : ''}`}>
        <span>{label}</span>
        <input
          name={name}
          type={type}
          defaultValue={value}
          autoComplete={autoComplete}
          required={isRequired}
          maxLength={maxLength}
          inputMode={inputMode}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          // biome-ignore lint/a11y/noAutofocus: a refused form begins at its first wrong field
          autoFocus={Boolean(error)}
        />
      </label>
      {error ? (
        <em className="field-error" id={`${name}-error`}>
          {error}
        </em>
      ) : null}
    </div>
  );
}
