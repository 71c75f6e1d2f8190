import { register, sendRegistrationCode } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { signIn } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { setAuthType, useClientState } from '../../lib/client-state.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { CheckField, PasswordField, TextField } from '../../ui/plain/fields.tsx';
import { SubmitButton } from '../../ui/plain/submit-button.tsx';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { useFormErrors } from './form-errors.ts';
import { MailCodeField } from './mail-code-field.tsx';
import { checkEmail, checkMailCode, checkNewPassword } from './sign-in.rules.ts';
import { SocialButtons } from './social-buttons.tsx';
import { SplitScreen } from './split-screen.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useMailCode } from './use-mail-code.ts';

type Field = 'email' | 'captchaCode' | 'code' | 'password' | 'confirmPassword' | 'termsAccepted';
const whereFailuresBelong: Readonly<Record<string, Field>> = {
  'captcha-wrong': 'captchaCode',
  'code-wrong': 'code',
  'code-too-soon': 'code',
  'code-limit': 'code',
  'password-common': 'password',
  'password-mismatch': 'confirmPassword',
  'terms-not-accepted': 'termsAccepted',
};

/** Opens an account with its store, and signs its owner in. */
export default function RegisterPage() {
  const t = useText(signInTexts);
  const u = useText(signUpTexts);
  const language = useSettings((settings) => settings.language);
  const { userSource, pageSource } = useClientState();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const translate = (key: Parameters<typeof t>[0] | 'invalidEmail') =>
    key === 'invalidEmail' ? t('invalidField', { field: t('fieldEmail') }) : t(key);
  const errors = useFormErrors<Field, Parameters<typeof translate>[0]>(translate);
  const send = useMailCode({
    check: () => errors.check({ email: checkEmail(email), captchaCode: captcha.code.trim() ? undefined : 'verifyCodeRequired' }),
    send: () => api.call(sendRegistrationCode, { body: { email, ...captcha.fields } }),
    onFailed: (failure) => errors.take(failure, whereFailuresBelong),
    captcha,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isComplete = errors.check({
      email: checkEmail(email),
      code: checkMailCode(code),
      ...checkNewPassword(password, confirmPassword),
      termsAccepted: termsAccepted ? undefined : 'termsRequired',
    });
    if (!isComplete) return;
    setBusy(true);
    try {
      const tokens = await api.call(register, {
        body: { email, code, password, confirmPassword, termsAccepted, language, userSource, pageSource },
      });
      setAuthType('password');
      toast.success(u('storeIsOpen'));
      signIn(tokens);
    } catch (failure) {
      errors.take(failure, whereFailuresBelong);
      setBusy(false);
    }
  };

  return (
    <SplitScreen>
      <h1>{u('openStore')}</h1>
      <p>{u('openStoreLine')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={errors.textOf('email')}
        />
        <CaptchaField captcha={captcha} error={errors.textOf('captchaCode')} />
        <MailCodeField value={code} onChange={setCode} error={errors.textOf('code')} send={send} />
        <PasswordField
          label={t('password')}
          name="new-password"
          autoComplete="new-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
          error={errors.textOf('password')}
          hint={<StrengthMeter password={password} />}
        />
        <PasswordField
          label={u('confirmPassword')}
          name="confirm-password"
          autoComplete="new-password"
          maxLength={128}
          value={confirmPassword}
          onChange={setConfirmPassword}
          error={errors.textOf('confirmPassword')}
        />
        <CheckField label={u('acceptTerms')} isChecked={termsAccepted} onChange={setTermsAccepted} error={errors.textOf('termsAccepted')} />
        <SubmitButton isBusy={isBusy}>{u('openStoreButton')}</SubmitButton>
      </form>
      <SocialButtons />
      <p className="split-switch">
        {u('haveStore')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </SplitScreen>
  );
}
