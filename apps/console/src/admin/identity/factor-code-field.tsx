import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { TextField } from '../../ui/plain/fields.tsx';

interface FactorCodeProps {
  value: string;
  onChange: (code: string) => void;
  isRecovery?: boolean;
  error?: string | undefined;
}

/** Six digits of the authenticator app, or one of the recovery codes. */
export function FactorCodeField({ value, onChange, isRecovery = false, error }: FactorCodeProps) {
  const t = useText(signInTexts);
  if (isRecovery)
    return (
      <TextField
        key="recovery"
        label={t('recoveryCode')}
        placeholder="abcde-fghjk"
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={32}
        value={value}
        onChange={onChange}
        error={error}
      />
    );
  return (
    <TextField
      key="app"
      label={t('factorCode')}
      placeholder={t('factorCodeHint')}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode="numeric"
      value={value}
      onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, 6))}
      error={error}
    />
  );
}
