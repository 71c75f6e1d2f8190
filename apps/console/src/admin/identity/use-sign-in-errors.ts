import { useFormErrors } from '../../lib/form-errors.ts';
import { type PlainKeyOf, useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';

type Key = PlainKeyOf<typeof signInTexts> | 'invalidEmail';

/** The errors of a form of this area, in its texts; `invalidEmail` is the one whose text needs a value. */
export function useSignInErrors<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  rules: Readonly<Partial<Record<Field, Key | undefined>>>,
) {
  const t = useText(signInTexts);
  return useFormErrors<Field, Key>(
    (key) => (key === 'invalidEmail' ? t('invalidField', { field: t('fieldEmail') }) : t(key)),
    values,
    rules,
  );
}
