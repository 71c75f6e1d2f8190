import { useText } from '../../lib/i18n.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { PasswordField } from '../../ui/plain/fields.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface PasswordPairProps {
  /** What the password is called here, and its repetition where that has a name of its own. */
  label: string;
  confirmLabel?: string;
  values: NewPassword;
  /** Words that others know of the account: they make a password easy to guess. */
  personal?: readonly string[];
  change: (part: Partial<NewPassword>) => void;
  textOf: (field: keyof NewPassword) => string | undefined;
}

/** A new password with its strength, and the same once more. */
export function PasswordPair({
  label,
  confirmLabel,
  values,
  personal = [],
  change,
  textOf,
}: PasswordPairProps) {
  const u = useText(signUpTexts);
  return (
    <>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        maxLength={128}
        value={values.password}
        onChange={(password) => change({ password })}
        error={textOf('password')}
        hint={<StrengthMeter password={values.password} personal={personal} />}
      />
      <PasswordField
        label={confirmLabel ?? u('confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        maxLength={128}
        value={values.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={textOf('confirmPassword')}
      />
    </>
  );
}
