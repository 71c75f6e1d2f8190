import { register, sendRegistrationCode } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { signIn } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { setAuthType, useClientState } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { Button } from '../../ui/plain/button.tsx';
import { CheckField } from '../../ui/plain/fields.tsx';
import { LegalSentence } from './legal-links.tsx';
import { NewPasswordFields, useNewPasswordForm } from './new-password-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';

/** Opens an account with its store, and signs its owner in. */
export function RegisterForm() {
  const paths = useSignInPaths();
  const t = useText(signInTexts);
  const u = useText(signUpTexts);
  const language = useSettings((settings) => settings.language);
  const { userSource, pageSource } = useClientState();
  const [termsAccepted, setTermsAccepted] = useState(false);
  const form = useNewPasswordForm(
    (body) => api.call(sendRegistrationCode, { body }, { suppressToast: true }),
    termsAccepted,
  );

  const opening = useApiMutation(register, {
    isLeaving: true,
    success: u('storeIsOpen'),
    onSuccess: (tokens) => {
      setAuthType('password');
      signIn(tokens);
    },
    showFailure: form.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check())
      void opening.run({
        body: { ...form.values, termsAccepted, language, userSource, pageSource },
      });
  };

  return (
    <>
      <h1>{u('openStore')}</h1>
      <p>{u('openStoreLine')}</p>
      <form onSubmit={submit} noValidate>
        <NewPasswordFields form={form} passwordLabel={t('password')} />
        <CheckField
          label={<LegalSentence text={u('acceptTerms')} />}
          isChecked={termsAccepted}
          onChange={setTermsAccepted}
          error={form.textOf('termsAccepted')}
        />
        <Button type="submit" className="btn primary large" isBusy={opening.isBusy}>
          {u('openStoreButton')}
        </Button>
      </form>
      <SocialButtons />
      <p className="split-switch to-centre above-24 muted">
        {u('haveStore')} <Link to={paths.login}>{t('signIn')}</Link>
      </p>
    </>
  );
}
