import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { DigitsField } from '../../ui/plain/digits-field.tsx';
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
    <DigitsField
      key="app"
      label={t('factorCode')}
      placeholder={t('factorCodeHint')}
      name="one-time-code"
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
