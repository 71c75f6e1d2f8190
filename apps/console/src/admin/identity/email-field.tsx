import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { TextField } from '../../ui/plain/fields.tsx';

/** The address that a code is mailed to. */
export function EmailField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useText(signInTexts);
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
