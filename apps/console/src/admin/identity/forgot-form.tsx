import { resetPassword, sendPasswordCode } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { PasswordField, TextField } from '../../ui/plain/fields.tsx';
import { SubmitButton } from '../../ui/plain/submit-button.tsx';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { useFormErrors } from './form-errors.ts';
import { MailCodeField } from './mail-code-field.tsx';
import { checkEmail, checkMailCode, checkNewPassword } from './sign-in.rules.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useMailCode } from './use-mail-code.ts';

const whereFailuresBelong = {
  'captcha-wrong': 'captchaCode',
  'code-wrong': 'code',
  'code-too-soon': 'code',
  'code-limit': 'code',
  'password-common': 'password',
  'password-mismatch': 'confirmPassword',
} as const;

/** The state `/login?mode=forgot`: a mailed code buys a new password. */
export default function ForgotForm() {
  const t = useText(signInTexts);
  const u = useText(signUpTexts);
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const translate = (key: Parameters<typeof t>[0] | 'invalidEmail') =>
    key === 'invalidEmail' ? t('invalidField', { field: t('fieldEmail') }) : t(key);
  const errors = useFormErrors<'email' | 'captchaCode' | 'code' | 'password' | 'confirmPassword', Parameters<typeof translate>[0]>(
    translate,
  );
  const send = useMailCode({
    check: () => errors.check({ email: checkEmail(email), captchaCode: captcha.code.trim() ? undefined : 'verifyCodeRequired' }),
    send: () => api.call(sendPasswordCode, { body: { email, ...captcha.fields } }),
    onFailed: (failure) => errors.take(failure, whereFailuresBelong),
    captcha,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check({ email: checkEmail(email), code: checkMailCode(code), ...checkNewPassword(password, confirmPassword) })) return;
    setBusy(true);
    try {
      await api.call(resetPassword, { body: { email, code, password, confirmPassword } });
      toast.success(u('passwordSet'));
      void navigate('/login');
    } catch (failure) {
      errors.take(failure, whereFailuresBelong);
      setBusy(false);
    }
  };

  return (
    <>
      <h1>{u('forgotTitle')}</h1>
      <p>{u('forgotLine')}</p>
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
          label={u('newPassword')}
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
        <SubmitButton isBusy={isBusy}>{u('setPassword')}</SubmitButton>
      </form>
      <p className="split-switch">
        <Link to="/login">{u('backToSignIn')}</Link>
      </p>
    </>
  );
}
