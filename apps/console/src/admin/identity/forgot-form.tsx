import { resetPassword, sendPasswordCode } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { SubmitButton } from '../../ui/plain/submit-button.tsx';
import { NewPasswordFields, useNewPasswordForm } from './new-password-form.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';

/** The state `/login?mode=forgot`: a mailed code buys a new password. */
export default function ForgotForm() {
  const paths = useSignInPaths();
  const u = useText(signUpTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const form = useNewPasswordForm((body) => api.call(sendPasswordCode, { body }, { suppressToast: true }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    setBusy(true);
    try {
      await api.call(resetPassword, { body: form.values }, { suppressToast: true });
      toast.success(u('passwordSet'));
      void navigate(paths.login);
    } catch (failure) {
      form.take(failure);
      setBusy(false);
    }
  };

  return (
    <>
      <h1>{u('forgotTitle')}</h1>
      <p>{u('forgotLine')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields form={form} passwordLabel={u('newPassword')} />
        <SubmitButton isBusy={isBusy}>{u('setPassword')}</SubmitButton>
      </form>
      <p className="split-switch">
        <Link to={paths.login}>{u('backToSignIn')}</Link>
      </p>
    </>
  );
}
