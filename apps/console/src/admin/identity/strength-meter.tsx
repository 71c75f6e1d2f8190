import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { passwordStrength } from './sign-in.rules.ts';

/** Four bars and a word; the word alone carries the meaning. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useText(signInTexts);
  const u = useText(signUpTexts);
  if (!password) return t('newPasswordRule');
  const strength = passwordStrength(password);
  return (
    <span className="strength" data-strength={strength}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={bar <= Math.max(1, strength) ? 'on' : ''} />
      ))}
      <span aria-live="polite">{u('strength', { level: u(`strength${strength}`) })}</span>
    </span>
  );
}
