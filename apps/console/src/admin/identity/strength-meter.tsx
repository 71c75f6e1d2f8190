import { passwordStrength } from '@vitrine/contract/admin/password-strength.ts';
import { useEffect, useState } from 'react';
import { bestEffort } from '../../lib/best-effort.ts';
import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';

/** The strength of what is typed, by the rule of the server; nothing until its word lists are loaded. */
function useStrength(password: string, personal: readonly string[]) {
  const [strength, setStrength] = useState<Awaited<ReturnType<typeof passwordStrength>>>();
  const known = personal.join('\n');
  useEffect(() => {
    let isCurrent = true;
    if (password)
      void bestEffort(passwordStrength(password, known.split('\n'))).then((found) => {
        if (isCurrent) setStrength(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [password, known]);
  return password ? strength : undefined;
}

/** Four bars and a word; the word alone carries the meaning. `personal` are words that others know of the account. */
export function StrengthMeter({
  password,
  personal,
}: {
  password: string;
  personal: readonly string[];
}) {
  const t = useText(signInTexts);
  const u = useText(signUpTexts);
  const strength = useStrength(password, personal);
  if (strength === undefined) return t('newPasswordRule');
  return (
    <span className="strength line gap-4" data-strength={strength}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={bar <= Math.max(1, strength) ? 'on' : ''} />
      ))}
      <span aria-live="polite">{u('strength', { level: u(`strength${strength}`) })}</span>
    </span>
  );
}
