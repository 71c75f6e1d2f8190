import { login, type Tokens } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, lazy, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { signIn } from '../../lib/account.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { setAuthType, useClientState } from '../../lib/client-state.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button } from '../../ui/plain/button.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/plain/fields.tsx';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { ticketOf } from './factor-ticket.ts';
import { checkLogin } from './sign-in.rules.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInPaths } from './use-sign-in-paths.ts';

// Few users have a second step, and the first one does not need it.
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

const whereFailuresBelong = {
  'captcha-wrong': 'captchaCode',
  'login-wrong': 'password',
  'account-disabled': 'username',
} as const;
const rememberedKey = 'rememberedName';

/** E-mail or user name, password, captcha; the guard leads on once the session stands. */
export function LoginForm() {
  const paths = useSignInPaths();
  const t = useText(signInTexts);
  const [username, setUsername] = useState(readStored(rememberedKey) ?? '');
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(readStored(rememberedKey) !== null);
  const [ticket, setTicket] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const values = { username, password, captchaCode: captcha.code };
  const errors = useFormErrors(t, values, checkLogin(values));

  // Showing the login form resets the active menu.
  useEffect(() => useClientState.setState({ menuActive: 1 }), []);
  useEffect(() => {
    // Anyone with a keyboard can start typing; on a phone its own keyboard would cover half of the page.
    if (!window.matchMedia('(pointer: fine)').matches) return;
    form.current
      ?.querySelector<HTMLElement>(
        `input[name="${readStored(rememberedKey) ? 'password' : 'username'}"]`,
      )
      ?.focus();
  }, []);

  const enter = (tokens: Tokens) => {
    writeStored(rememberedKey, isRemembered ? username.trim() : null);
    setAuthType('password');
    signIn(tokens);
  };
  const signingIn = useApiMutation(login, {
    isLeaving: true,
    onSuccess: enter,
    showFailure: (failure) => {
      const next = ticketOf(failure);
      if (next) return setTicket(next);
      errors.take(failure, whereFailuresBelong);
      captcha.reload();
    },
  });
  const startAgain = () => {
    setTicket(undefined);
    setPassword('');
    captcha.reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check()) return;
    void signingIn.run({
      body: { username: username.trim(), password, ...captcha.fields, remember: isRemembered },
    });
  };

  if (ticket) return <SecondStep ticket={ticket} onDone={enter} onBack={startAgain} />;
  return (
    <>
      <h1>{t('welcomeBack')}</h1>
      <p>{t('welcomeLine')}</p>
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label={t('emailOrName')}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={username}
          onChange={setUsername}
          error={errors.textOf('username')}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
          error={errors.textOf('password')}
        />
        <CaptchaField captcha={captcha} error={errors.textOf('captchaCode')} />
        <div className="split-between cluster stretched between">
          <CheckField label={t('rememberMe')} isChecked={isRemembered} onChange={setRemembered} />
          <Link to={paths.forgot}>{t('forgotPassword')}</Link>
        </div>
        <Button type="submit" className="btn primary large" isBusy={signingIn.isBusy}>
          {t('signIn')}
        </Button>
      </form>
      <SocialButtons />
      <p className="split-switch to-centre above-24 muted">
        {t('noStoreYet')} <Link to={paths.register}>{t('openForFree')}</Link>
      </p>
    </>
  );
}
