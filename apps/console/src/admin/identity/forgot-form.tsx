import { resetPassword, sendPasswordCode } from '@vitrine/contract/admin/identity.ts';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { Button } from '../../ui/plain/button.tsx';
import { NewPasswordFields, useNewPasswordForm } from './new-password-form.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';

/** The state `/login?mode=forgot`: a mailed code buys a new password. */
export default function ForgotForm() {
  const paths = useSignInPaths();
  const u = useText(signUpTexts);
  const navigate = useNavigate();
  const form = useNewPasswordForm((body) =>
    api.call(sendPasswordCode, { body }, { suppressToast: true }),
  );

  const setting = useApiMutation(resetPassword, {
    isLeaving: true,
    success: u('passwordSet'),
    onSuccess: () => void navigate(paths.login),
    showFailure: form.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) void setting.run({ body: form.values });
  };

  return (
    <>
      <h1>{u('forgotTitle')}</h1>
      <p>{u('forgotLine')}</p>
      <form onSubmit={submit} noValidate>
        <NewPasswordFields form={form} passwordLabel={u('newPassword')} />
        <Button type="submit" className="btn primary large" isBusy={setting.isBusy}>
          {u('setPassword')}
        </Button>
      </form>
      <p className="split-switch to-centre above-24 muted">
        <Link to={paths.login}>{u('backToSignIn')}</Link>
      </p>
    </>
  );
}
