import { suggestEmail } from '@vitrine/contract/shop/email-hint.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { Field } from './field.tsx';
import { filled } from './filled.tsx';

interface EmailFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  /** Where the script asks for the address that was probably meant. */
  hintAt: string;
  texts: StorefrontTexts;
}

/**
 * An email address with a hint when its domain looks mistyped. The hint is a button that takes the suggestion: without a script it
 * sends the form, and the server shows it again with that address. It never keeps anyone from going on.
 */
export function EmailField({ label, value, error, hintAt, texts }: EmailFieldProps) {
  const { find, fields } = texts;
  const suggestion = suggestEmail(value);
  const button = (
    <button className="link" type="submit" name="useEmail" value={suggestion ?? ''} formNoValidate>
      {suggestion}
    </button>
  );
  return (
    <div className="w" data-hint={hintAt} data-hint-text={find.hint}>
      <Field
        name="email"
        label={label}
        value={value}
        error={error}
        // International addresses are valid, which the browser's own check of the type does not know.
        kind={{ inputMode: 'email', autoComplete: 'email', maxLength: 254, isWide: true }}
        isRequired
        pattern={'[^\\s@]+@[^\\s@]+\\.[^\\s@]+'}
        missing={fields.email}
        wrong={fields.email}
      />
      {suggestion ? <p className="hint">{filled(find.hint, { email: button })}</p> : null}
    </div>
  );
}
