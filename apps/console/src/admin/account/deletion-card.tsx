import {
  cancelDeletion,
  type Deletion,
  deletionDays,
  requestDeletion,
} from '@vitrine/contract/admin/deletions.ts';
import { type FormEvent, useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { toast } from '../../lib/feedback.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { readAccountAgain } from './account-queries.ts';
import { DeletionBlocks } from './deletion-blocks.tsx';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';
import { useDeletion } from './personal-data-queries.ts';
import { proofRefusals } from './proof-form.tsx';
import { type GivenProof, ProofStep } from './proof-step.tsx';

/** The deletion is under way: until when it can be undone, and what it waits for. */
function Waiting({ deletion }: { deletion: Deletion }) {
  const t = useText(personalDataTexts);
  const clock = useClock();
  const keeping = useApiMutation(cancelDeletion, {
    success: t('kept'),
    invalidates: [accountKeys.all],
  });
  return (
    <div className="account-step stack gap-12" role="status">
      <p>
        <b>{t('waitingTitle', { day: clock.write('date', deletion.dueAt ?? '') })}</b>
      </p>
      {deletion.hasStore && <p className="muted">{t('waitingLine')}</p>}
      {deletion.blocks.length > 0 && (
        <>
          <p>{t('waitingHeldUp')}</p>
          <DeletionBlocks blocks={deletion.blocks} />
        </>
      )}
      <FormButtons
        action={t('keep')}
        isBusy={keeping.isBusy}
        onAction={() => void keeping.run({})}
      />
    </div>
  );
}

/** The address, typed, so that nobody deletes an account by mistake. */
function ConfirmForm({
  own,
  onNext,
  onCancel,
}: {
  own: string;
  onNext: () => void;
  onCancel: () => void;
}) {
  const t = useText(personalDataTexts);
  const [email, setEmail] = useState('');
  const typed = email.trim().toLowerCase();
  const errors = useFormErrors(
    (key: 'deleteEmailRequired' | 'deleteEmailWrong') => t(key),
    { email },
    { email: !typed ? 'deleteEmailRequired' : typed === own ? undefined : 'deleteEmailWrong' },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) onNext();
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <p className="below-12">{t('deleteConfirm', { email: own })}</p>
      <TextField
        label={t('deleteEmail')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={errors.textOf('email')}
      />
      <FormButtons action={t('next')} onCancel={onCancel} />
    </form>
  );
}

function Idle({ deletion }: { deletion: Deletion }) {
  const t = useText(personalDataTexts);
  const own = useUser()?.email ?? '';
  const [stage, setStage] = useState<'read' | 'confirm' | 'proof'>('read');
  const request = async (proof: GivenProof) => {
    await api.call(
      requestDeletion,
      { body: { email: own, ...proof } },
      { suppressToast: true, expectedFailures: proofRefusals },
    );
    toast.info(t('deleteAsked'));
    await readAccountAgain();
  };
  const back = () => setStage('read');
  if (stage === 'confirm')
    return <ConfirmForm own={own} onNext={() => setStage('proof')} onCancel={back} />;
  if (stage === 'proof')
    return (
      <ProofStep
        line={t('deleteProof')}
        action={t('deleteAction')}
        onProof={request}
        onCancel={back}
      />
    );
  return (
    <>
      <ul className="data-points stack gap-8 below-16">
        <li>{t('deleteLine', { days: deletionDays })}</li>
        {deletion.hasStore && <li>{t('deleteStore', { days: deletionDays })}</li>}
        <li>{t('deleteErased')}</li>
        <li>{t('deleteKept')}</li>
        <li>{t('deleteWait')}</li>
      </ul>
      {deletion.blocks.length > 0 ? (
        <>
          <p>{t('blockedLine')}</p>
          <DeletionBlocks blocks={deletion.blocks} />
        </>
      ) : (
        <div className="account-buttons cluster">
          <button type="button" className="btn danger" onClick={() => setStage('confirm')}>
            {t('deleteAction')}
          </button>
        </div>
      )}
    </>
  );
}

/** The deletion of the own account: what it does, what stands against it, and the way back. */
export function DeletionCard() {
  const t = useText(personalDataTexts);
  return (
    <SectionCard title={t('deleteTitle')}>
      <Loaded query={useDeletion()} rows={3}>
        {(deletion) =>
          deletion.dueAt ? <Waiting deletion={deletion} /> : <Idle deletion={deletion} />
        }
      </Loaded>
    </SectionCard>
  );
}
