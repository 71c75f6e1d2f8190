import { setUpAdministrator } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { signIn } from '../../lib/account.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { setAuthType } from '../../lib/client-state.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { setUpTexts } from '../../texts/set-up.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button } from '../../ui/plain/button.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { checkAdministrator } from './address.rules.ts';
import { EmailField } from './email-field.tsx';
import { PasswordPair } from './password-pair.tsx';

type Field = 'email' | 'username' | 'password' | 'confirmPassword';
type Key = NonNullable<ReturnType<typeof checkAdministrator>[Field]>;

const whereFailuresBelong: Readonly<Record<string, Field>> = {
  'password-common': 'password',
  'password-mismatch': 'confirmPassword',
};

/** Makes the account of the first administrator with the token of the printed link, and signs in. */
export default function SetUpForm({ token }: { token: string }) {
  const s = useText(setUpTexts);
  const t = useText(signInTexts);
  const [values, setValues] = useState({
    email: '',
    username: '',
    password: '',
    confirmPassword: '',
  });
  const errors = useFormErrors<Field, Key>(
    (key) =>
      key === 'usernameInvalid'
        ? s(key)
        : key === 'invalidEmail'
          ? t('invalidField', { field: t('fieldEmail') })
          : t(key),
    values,
    checkAdministrator(values),
  );
  const change = (part: Partial<typeof values>) => setValues((all) => ({ ...all, ...part }));

  const settingUp = useApiMutation(setUpAdministrator, {
    isLeaving: true,
    success: s('done'),
    onSuccess: (tokens) => {
      setAuthType('password');
      signIn(tokens);
    },
    showFailure: (failure) => errors.take(failure, whereFailuresBelong),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void settingUp.run({ body: { token, ...values } });
  };

  return (
    <>
      <h1>{s('title')}</h1>
      <p>{s('line')}</p>
      <form onSubmit={submit} noValidate>
        <EmailField
          value={values.email}
          onChange={(email) => change({ email })}
          error={errors.textOf('email')}
        />
        <TextField
          label={s('username')}
          name="username"
          autoComplete="username"
          maxLength={32}
          value={values.username}
          onChange={(username) => change({ username: username.toLowerCase() })}
          error={errors.textOf('username')}
          hint={s('usernameRule')}
          warning={errors.textOf('username') && s('usernameRule')}
        />
        <PasswordPair
          label={t('password')}
          values={values}
          personal={[values.email, values.username]}
          change={change}
          textOf={errors.textOf}
        />
        <Button type="submit" className="btn primary large" isBusy={settingUp.isBusy}>
          {s('button')}
        </Button>
      </form>
      <p className="split-switch to-centre above-24 muted">
        {s('already')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
}
