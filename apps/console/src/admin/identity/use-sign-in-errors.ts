import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { useFormErrors } from './form-errors.ts';

/** The errors of a form of this area, in its texts; `invalidEmail` is the one whose text needs a value. */
export function useSignInErrors<Field extends string>() {
  const t = useText(signInTexts);
  type Key = Parameters<typeof t>[0] | 'invalidEmail';
  return useFormErrors<Field, Key>((key) => (key === 'invalidEmail' ? t('invalidField', { field: t('fieldEmail') }) : t(key)));
}
