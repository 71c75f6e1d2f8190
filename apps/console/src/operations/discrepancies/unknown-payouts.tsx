import { useQuery } from '@tanstack/react-query';
import { proposePayoutSettlement } from '@vitrine/contract/shop/payments.ts';
import { listPlatformPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { MoneyLinks } from '../payments/money-links.tsx';
import type { Decision } from '../stores/decision-dialog.tsx';
import { openSettlementsQuery } from './open-settlements.tsx';
import { type Outcome, Undecided } from './undecided.tsx';
import { useProposal } from './use-proposal.ts';

const shownMax = 20;

/** Payouts whose outcome nobody knows: what to do, and the proposal of how each ended. */
export function UnknownPayouts({ onDecide }: { onDecide: (decision: Decision) => void }) {
  const t = useText(discrepancyTexts);
  const propose = useProposal();
  const query = { status: 'unknown', pageNum: 1, pageSize: shownMax } as const;
  const { data } = useQuery({
    queryKey: platformKeys.payouts('unknown'),
    queryFn: ({ signal }) => api.read(listPlatformPayouts, { query }, signal),
    enabled: useHasPerm('platform:payout:query'),
  });
  const proposals = useQuery(openSettlementsQuery).data?.list ?? [];
  const proposing = useApiMutation(proposePayoutSettlement, {
    success: t('proposed'),
    invalidates: [platformKeys.all],
  });
  if (!data?.list.length) return null;
  const open = (payoutId: string, action: Outcome) =>
    onDecide(
      propose({
        draft: `settle-payout|${payoutId}|${action}`,
        title: t(`settle_payout_${action}`),
        send: (reason) => proposing.run({ params: { payoutId }, body: { action, reason } }),
      }),
    );
  return (
    <SectionCard title={t('unknownPayoutsTitle')}>
      <p className="muted">
        {t('unknownPayoutsLine')} <Link to="/operations/providers">{t('toProviders')}</Link>
      </p>
      <ul className="settlements">
        {data.list.map(({ id, store, provider, amount, requestedAt }) => (
          <Undecided
            key={id}
            title={
              <>
                {store.name} · {nameProvider(provider)} · <Money kind="true" value={amount} />
              </>
            }
            more={<MoneyLinks payoutId={id} />}
            at={requestedAt}
            isProposed={proposals.some(({ payoutId }) => payoutId === id)}
            names={{ paid: t('settle_payout_paid'), failed: t('settle_payout_failed') }}
            onPropose={(action) => open(id, action)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
