export interface FieldKind {
  type?: string;
  autoComplete: string;
  maxLength: number;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  isWide?: boolean;
  /** Codes: capitals on the phone's keyboard, and nothing to correct. */
  isCode?: boolean;
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  kind: FieldKind;
  isRequired?: boolean;
  placeholder?: string | undefined;
  pattern?: string | undefined;
  /** What the page's script says while the field is empty, or wrong; without it the server says so. */
  missing?: string | undefined;
  wrong?: string | undefined;
  /** What the script says while only digits are missing; it counts them against the example. */
  tooShort?: { example: string; one: string; more: string } | undefined;
}

/** A form field with its label inside and its error below, bound together for screen readers. */
export function Field({
  name,
  label,
  value,
  error,
  kind,
  isRequired = false,
  placeholder,
  pattern,
  missing,
  wrong,
  tooShort,
}: FieldProps) {
  return (
    <div className={kind.isWide ? 'w' : undefined}>
      <label className={`f ${error ? 'err' : ''}`}>
        <span>{label}</span>
        <input
          name={name}
          type={kind.type ?? 'text'}
          defaultValue={value}
          autoComplete={kind.autoComplete}
          required={isRequired}
          maxLength={kind.maxLength}
          inputMode={kind.inputMode}
          placeholder={placeholder}
          pattern={pattern}
          data-missing={missing}
          data-wrong={wrong}
          data-example={tooShort?.example}
          data-digit-missing={tooShort?.one}
          data-digits-missing={tooShort?.more}
          enterKeyHint="next"
          autoCapitalize={
            kind.isCode ? 'characters' : kind.inputMode === 'email' ? 'none' : undefined
          }
          spellCheck={false}
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
