import { useState } from 'react';
import { checkEmail } from './address.rules.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';
import { MailCodeField } from './mail-code-field.tsx';
import { PasswordPair } from './password-pair.tsx';
import { checkMailCode, checkNewPassword } from './sign-in.rules.ts';
import { useMailCode } from './use-mail-code.ts';
import { useSignInErrors } from './use-sign-in-errors.ts';

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

interface CodeRequest {
  email: string;
  captchaKey: string;
  captchaCode: string;
}

/** A mailed code buys a password: what registration and a forgotten password have in common. */
export function useNewPasswordForm(
  sendCode: (body: CodeRequest) => Promise<{ resendSeconds: number }>,
  termsAccepted = true,
) {
  const [values, setValues] = useState({ email: '', code: '', password: '', confirmPassword: '' });
  const { email, code, password, confirmPassword } = values;
  const captcha = useCaptcha();
  // Where the last code went: until another is asked for, the picture has done its work.
  const [sentTo, setSentTo] = useState<string>();
  const needsPicture = sentTo === undefined || sentTo !== email;
  const captchaCode = captcha.code.trim() ? undefined : 'verifyCodeRequired';
  const rules = {
    email: checkEmail(email),
    code: checkMailCode(code),
    ...checkNewPassword(password, confirmPassword),
  } as const;
  const errors = useSignInErrors<Field>(
    { ...values, captchaCode: captcha.code, termsAccepted },
    { ...rules, captchaCode, termsAccepted: termsAccepted ? undefined : 'termsRequired' },
  );
  const sendMail = useMailCode({
    check: () => errors.check({ email: rules.email, captchaCode }),
    send: () => sendCode({ email, ...captcha.fields }),
    onFailed: (failure) => errors.take(failure, whereFailuresBelong),
    captcha,
  });
  const send = async () => {
    // Another code begins with the picture again; the form shows it first.
    if (!needsPicture) {
      setSentTo(undefined);
      captcha.reload();
      errors.check({ captchaCode: 'verifyCodeRequired' });
      return undefined;
    }
    const seconds = await sendMail();
    if (seconds !== undefined) setSentTo(email);
    return seconds;
  };
  return {
    values,
    needsPicture,
    change: (change: Partial<typeof values>) => setValues((all) => ({ ...all, ...change })),
    captcha,
    send,
    textOf: errors.textOf,
    take: (failure: unknown) => errors.take(failure, whereFailuresBelong),
    /** Marks what is missing; answers whether the form may be sent. */
    check: () =>
      errors.check({
        ...rules,
        // Without a code, the picture is what is missing first.
        captchaCode: rules.code && needsPicture ? captchaCode : undefined,
        termsAccepted: termsAccepted ? undefined : 'termsRequired',
      }),
  };
}

export function NewPasswordFields({
  form,
  passwordLabel,
}: {
  form: ReturnType<typeof useNewPasswordForm>;
  passwordLabel: string;
}) {
  const { values, change, captcha, needsPicture, send, textOf } = form;
  return (
    <>
      <EmailField
        value={values.email}
        onChange={(email) => change({ email })}
        error={textOf('email')}
      />
      {needsPicture && <CaptchaField captcha={captcha} error={textOf('captchaCode')} />}
      <MailCodeField
        value={values.code}
        onChange={(code) => change({ code })}
        error={textOf('code')}
        send={send}
      />
      <PasswordPair
        label={passwordLabel}
        values={values}
        personal={[values.email]}
        change={change}
        textOf={textOf}
      />
    </>
  );
}
