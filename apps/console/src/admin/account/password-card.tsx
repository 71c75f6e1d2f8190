import { changePassword } from '@vitrine/contract/admin/own-password.ts';
import type { Profile } from '@vitrine/contract/admin/profile.ts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { accountTexts } from '../../texts/account.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PasswordField } from '../../ui/plain/fields.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PasswordPair } from '../identity/password-pair.tsx';
import { checkNewPassword } from '../identity/sign-in.rules.ts';
import { useProfile } from './account-queries.ts';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';

const belongs = {
  'password-common': 'password',
  'password-same': 'password',
  'password-mismatch': 'confirmPassword',
  'proof-wrong': 'old',
  'proof-needed': 'old',
  'login-slow-down': 'old',
} as const;

function PasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useText(accountTexts);
  const [values, setValues] = useState({ old: '', password: '', confirmPassword: '' });
  const s = useText(signInTexts);
  const { old, password, confirmPassword } = values;
  const errors = useFormErrors(
    (key: 'oldPasswordRequired' | 'newPasswordRule' | 'passwordsDiffer') =>
      key === 'oldPasswordRequired' ? t(key) : s(key),
    values,
    {
      old: profile.hasPassword && !old ? 'oldPasswordRequired' : undefined,
      ...checkNewPassword(password, confirmPassword),
    },
  );
  const change = (part: Partial<typeof values>) => setValues((all) => ({ ...all, ...part }));
  const changing = useApiMutation(changePassword, {
    success: t('passwordChanged'),
    invalidates: [accountKeys.all],
    onSuccess: onDone,
    showFailure: (failure) => errors.take(failure, belongs),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check()) return;
    void changing.run({
      body: {
        ...(profile.hasPassword ? { oldPassword: old } : {}),
        newPassword: password,
        confirmPassword,
      },
    });
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      {/* Password managers file the new password under this name. */}
      <input
        className="visually-hidden"
        type="text"
        name="username"
        autoComplete="username"
        value={profile.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {profile.hasPassword && (
        <PasswordField
          label={t('oldPassword')}
          name="current-password"
          autoComplete="current-password"
          maxLength={128}
          value={values.old}
          onChange={(old) => change({ old })}
          error={errors.textOf('old')}
        />
      )}
      <PasswordPair
        label={t('newPassword')}
        confirmLabel={t('confirmPassword')}
        values={values}
        personal={[profile.email, profile.username]}
        change={change}
        textOf={errors.textOf}
      />
      {!profile.hasPassword && errors.textOf('old') && (
        <p className="field-note wrong below-12">{t('signInAgain')}</p>
      )}
      <FormButtons
        action={t(profile.hasPassword ? 'changePassword' : 'setPassword')}
        isBusy={changing.isBusy}
        onCancel={onDone}
      />
    </form>
  );
}

function Content({ profile }: { profile: Profile }) {
  const t = useText(accountTexts);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm profile={profile} onDone={() => setOpen(false)} />;
  return (
    <>
      <p className="muted">{t(profile.hasPassword ? 'passwordLine' : 'noPasswordLine')}</p>
      <div className="account-buttons cluster">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {t(profile.hasPassword ? 'changePassword' : 'setPassword')}
        </button>
      </div>
    </>
  );
}

/** Changing the password, or setting a first one after a social sign-in. */
export function PasswordCard() {
  const t = useText(accountTexts);
  return (
    <SectionCard title={t('password')}>
      <Loaded query={useProfile()} rows={1}>
        {(profile) => <Content profile={profile} />}
      </Loaded>
    </SectionCard>
  );
}
