import { usePasswordLink } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button } from '../../ui/plain/button.tsx';
import { PasswordPair } from './password-pair.tsx';
import { checkNewPassword } from './sign-in.rules.ts';
import { useSignInErrors } from './use-sign-in-errors.ts';

type Field = 'password' | 'confirmPassword';
const whereFailuresBelong: Readonly<Record<string, Field>> = {
  'password-common': 'password',
  'password-mismatch': 'confirmPassword',
};

/** Chooses a password by a mailed link; the sign-in follows. */
export default function LinkPasswordForm({ token }: { token: string }) {
  const s = useText(setUpTexts);
  const t = useText(signInTexts);
  const navigate = useNavigate();
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const errors = useSignInErrors<Field>(
    values,
    checkNewPassword(values.password, values.confirmPassword),
  );
  const saving = useApiMutation(usePasswordLink, {
    success: s('passwordSet'),
    onSuccess: () => navigate('/login', { replace: true }),
    showFailure: (failure) => errors.take(failure, whereFailuresBelong),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void saving.run({ body: { token, ...values } });
  };
  return (
    <>
      <h1>{s('choosePassword')}</h1>
      <p>{s('choosePasswordLine')}</p>
      <form onSubmit={submit} noValidate>
        <PasswordPair
          label={t('password')}
          values={values}
          change={(part) => setValues((all) => ({ ...all, ...part }))}
          textOf={errors.textOf}
        />
        <Button type="submit" className="btn primary large" isBusy={saving.isBusy}>
          {s('savePassword')}
        </Button>
      </form>
      <p className="split-switch to-centre above-24 muted">
        <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
}
