import { useQuery } from '@tanstack/react-query';
import { acceptDispute, type Dispute, readDispute } from '@vitrine/contract/shop/disputes.ts';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { disputeKeys } from '../../lib/query-keys/disputes.ts';
import { usePaidWith } from '../../shop/payments/use-paid-with.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { DisputeMoney } from './dispute-money.tsx';
import { DisputeSteps } from './dispute-steps.tsx';
import { DisputeTag } from './dispute-tag.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { SubmitDispute } from './submit-dispute.tsx';
import { useEvidence } from './use-evidence.ts';
import './disputes.css';

function Accept({ dispute }: { dispute: Dispute }) {
  const t = useText(disputeTexts);
  const money = useTrueMoneyText();
  const accepting = useApiMutation(acceptDispute, {
    invalidates: [disputeKeys.all],
    success: t('acceptedDone'),
  });
  return (
    <AnchoredQuestion
      name="accept"
      title={t('acceptQuestion')}
      action={t('accept')}
      isDanger
      isBusy={accepting.isBusy}
      onConfirm={() => accepting.run({ params: { id: dispute.id }, body: {} })}
      trigger={
        <button type="button" className="btn danger">
          {t('accept')}
        </button>
      }
    >
      {t('acceptLine', { amount: money(dispute.amount) })}
    </AnchoredQuestion>
  );
}

function OpenDispute({ dispute }: { dispute: Dispute }) {
  const t = useText(disputeTexts);
  const money = useTrueMoneyText();
  const writePaidWith = usePaidWith();
  const evidence = useEvidence(dispute);
  const [isSubmitting, setSubmitting] = useState(false);
  const { order, store, can, provider, instrument } = dispute;
  const isEditable = can.answer || can.appeal;
  const paidWith = instrument ? writePaidWith(instrument) : '';
  return (
    <>
      <PageHead
        title={
          <>
            <Link className="btn quiet" to="/operations/disputes" aria-label={t('backToList')}>
              <ArrowLeft size={18} aria-hidden />
            </Link>
            {t('titleOf', { amount: money(dispute.amount) })}
          </>
        }
        note={<DisputeTag dispute={dispute} />}
        line={
          <>
            {t(`${dispute.reason}_reason`)} · {t('order')}{' '}
            <Link className="underlined" to={`/operations/orders?order=${order.number}`}>
              {order.number}
            </Link>
            {dispute.orders > 1 && ` (${t('moreOrders', { count: dispute.orders - 1 })})`} ·{' '}
            <Link className="underlined" to={`/operations/stores?store=${store.id}`}>
              {store.name}
            </Link>{' '}
            · {[paidWith, nameProvider(provider)].filter(Boolean).join(' · ')}
            {dispute.isTest && ` · ${t('test')}`}
          </>
        }
      />
      <div className="dispute-columns">
        <EvidenceForm dispute={dispute} evidence={evidence} isEditable={isEditable} />
        <div className="stack gap-16 dispute-side">
          <DisputeMoney dispute={dispute} />
          <DisputeSteps dispute={dispute} />
        </div>
      </div>
      {(isEditable || can.accept) && (
        <div className="dispute-foot cluster between">
          {can.accept ? <Accept dispute={dispute} /> : <span />}
          {isEditable && (
            <span className="cluster gap-8">
              <span className="muted small line gap-6">
                <TriangleAlert className="amber-text rigid" size={16} aria-hidden />
                {t('onlyOnce', { provider: nameProvider(provider) })}
              </span>
              <button
                type="button"
                className="btn"
                disabled={!evidence.isChanged || evidence.isSaving}
                onClick={() => void evidence.save()}
              >
                {t('save')}
              </button>
              <button type="button" className="btn primary" onClick={() => setSubmitting(true)}>
                {t(can.appeal ? 'appeal' : 'submit')}
              </button>
            </span>
          )}
        </div>
      )}
      {isSubmitting && (
        <SubmitDispute dispute={dispute} evidence={evidence} onClose={() => setSubmitting(false)} />
      )}
    </>
  );
}

/** One dispute: the answer to the bank with its files, the money that moved, and what happened. */
export function DisputePage({ id }: { id: string }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: disputeKeys.one(id),
    queryFn: ({ signal }) => api.read(readDispute, { params: { id } }, signal),
  });
  if (data) return <OpenDispute dispute={data} />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={8} height={48} />;
}
