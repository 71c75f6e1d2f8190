import { useQuery } from '@tanstack/react-query';
import {
  listPayments,
  type PlatformPayment,
  proposePaymentSettlement,
} from '@vitrine/contract/shop/payments.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { Decision } from '../stores/decision-dialog.tsx';
import { openSettlementsQuery } from './open-settlements.tsx';
import { type Outcome, Undecided } from './undecided.tsx';
import { useProposal } from './use-proposal.ts';

const shownMax = 20;

/** Payments whose outcome nobody knows: what to do, and the proposal of how each ended. */
export function UnknownPayments({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const t = useText(discrepancyTexts);
  const propose = useProposal();
  const { data } = useQuery({
    queryKey: platformKeys.unknownPayments,
    queryFn: ({ signal }) =>
      api.read(
        listPayments,
        { query: { status: 'unknown', pageNum: 1, pageSize: shownMax } },
        signal,
      ),
  });
  const proposals = useQuery(openSettlementsQuery).data?.list ?? [];
  const proposing = useApiMutation(proposePaymentSettlement, {
    success: t('proposed'),
    invalidates: [platformKeys.all],
  });
  if (!data?.list.length) return null;
  const open = ({ id }: PlatformPayment, action: Outcome) =>
    onDecide(
      propose({
        draft: `settle|${id}|${action}`,
        title: t(`settle_${action}`),
        send: (reason) => proposing.run({ params: { id }, body: { action, reason } }),
      }),
    );
  return (
    <SectionCard title={t('unknownTitle')}>
      <p className="muted">
        {t('unknownLine')} <Link to="/operations/providers">{t('toProviders')}</Link>
      </p>
      <ul className="settlements">
        {data.list.map((payment) => (
          <Undecided
            key={payment.id}
            title={
              <>
                {payment.orders.map(({ number }) => number).join(', ')} ·{' '}
                {nameProvider(payment.provider)} · <Money kind="true" value={payment.amount} />
              </>
            }
            at={payment.createdAt}
            isTest={payment.isTest}
            isProposed={proposals.some(({ paymentId }) => paymentId === payment.id)}
            names={{ paid: t('settle_paid'), failed: t('settle_failed') }}
            onPropose={(action) => open(payment, action)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
