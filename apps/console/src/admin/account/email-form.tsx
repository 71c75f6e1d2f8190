import { changeEmail, sendEmailChangeCode } from '@vitrine/contract/admin/own-email.ts';
import type { Profile } from '@vitrine/contract/admin/profile.ts';
import { type FormEvent, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { accountTexts } from '../../texts/account.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { DigitsField } from '../../ui/plain/digits-field.tsx';
import { checkEmail } from '../identity/address.rules.ts';
import { EmailField } from '../identity/email-field.tsx';
import { checkMailCode } from '../identity/sign-in.rules.ts';
import { useSignInErrors } from '../identity/use-sign-in-errors.ts';
import { useSecondFactor } from './account-queries.ts';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';
import { ProofForm, waysOf } from './proof-form.tsx';

interface StepProps {
  email: string;
  onBack: () => void;
}

/** The digits out of the new mailbox: with them the address is the account's. */
function CodeStep({ email, onBack, onDone }: StepProps & { onDone: () => void }) {
  const t = useText(accountTexts);
  const mail = useText(signUpTexts);
  const [code, setCode] = useState('');
  const errors = useSignInErrors({ code }, { code: checkMailCode(code) });
  const changing = useApiMutation(changeEmail, {
    success: t('emailChanged'),
    invalidates: [accountKeys.all],
    onSuccess: () => {
      useAccount.setState(({ user }) => ({ user: user && { ...user, email } }));
      onDone();
    },
    showFailure: (failure) =>
      errors.take(failure, { 'code-wrong': 'code', 'email-changed-often': 'code' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void changing.run({ body: { email, code } });
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <p className="muted below-12">{t('emailCodeLine', { email })}</p>
      <DigitsField
        label={mail('mailCode')}
        placeholder={mail('mailCodeHint')}
        name="code"
        value={code}
        onChange={setCode}
        error={errors.textOf('code')}
      />
      <FormButtons
        action={t('changeEmail')}
        isBusy={changing.isBusy}
        onCancel={onBack}
        cancelText={t('back')}
      />
    </form>
  );
}

/** The address first; an account without password and second step has its code sent from here. */
function AddressStep({
  own,
  email,
  onEmail,
  onCancel,
}: {
  own: string;
  email: string;
  onEmail: (email: string) => Promise<void>;
  onCancel: () => void;
}) {
  const t = useText(accountTexts);
  const [value, setValue] = useState(email);
  const s = useText(signInTexts);
  const typed = value.trim().toLowerCase();
  const errors = useFormErrors(
    (key: 'emailSame' | 'invalidEmail') =>
      key === 'emailSame' ? t(key) : s('invalidField', { field: s('fieldEmail') }),
    { email: value },
    { email: typed === own ? 'emailSame' : checkEmail(typed) },
  );
  const sending = useApiMutation(onEmail, {
    showFailure: (failure) =>
      errors.take(failure, {
        'proof-needed': 'email',
        'code-too-soon': 'email',
        'code-limit': 'email',
        'email-changed-often': 'email',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void sending.run(typed);
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <p className="muted below-12">{t('emailLine')}</p>
      <EmailField value={value} onChange={setValue} error={errors.textOf('email')} />
      <FormButtons action={t('next')} isBusy={sending.isBusy} onCancel={onCancel} />
    </form>
  );
}

/** Another e-mail address in three steps: the address, who asks, and the code out of the new mailbox. */
export function EmailForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useText(accountTexts);
  const ways = waysOf(useSecondFactor().data);
  const [stage, setStage] = useState<'address' | 'proof' | 'code'>('address');
  const [email, setEmail] = useState('');
  const send = async (to: string, proof: { password?: string; code?: string }) => {
    const { lifeMinutes } = await api.call(
      sendEmailChangeCode,
      { body: { email: to, ...proof } },
      { suppressToast: true },
    );
    toast.info(t('emailCodeSent', { minutes: lifeMinutes }));
    setStage('code');
  };
  const take = async (typed: string) => {
    setEmail(typed);
    if (ways.length) setStage('proof');
    else await send(typed, {});
  };
  if (stage === 'proof')
    return (
      <ProofForm
        ways={ways}
        line={t('emailProofLine', { email })}
        action={t('sendEmailCode')}
        onProof={(proof) => send(email, proof)}
        onCancel={() => setStage('address')}
      />
    );
  if (stage === 'code')
    return <CodeStep email={email} onBack={() => setStage('address')} onDone={onDone} />;
  return <AddressStep own={profile.email} email={email} onEmail={take} onCancel={onDone} />;
}
