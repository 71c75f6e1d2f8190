import { useQuery } from '@tanstack/react-query';
import {
  confirmSettlement,
  declineSettlement,
  listSettlements,
  type Settlement,
} from '@vitrine/contract/shop/payments.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { MoneyLinks } from '../payments/money-links.tsx';

const shownMax = 20;

/** The text of a proposal: payouts have their own. */
const nameSettlement = ({ action, payoutId }: Settlement) =>
  payoutId && (action === 'paid' || action === 'failed')
    ? (`settle_payout_${action}` as const)
    : (`settle_${action}` as const);

function Proposal({ settlement }: { settlement: Settlement }) {
  const t = useText(discrepancyTexts);
  const labelled = useLabelText();
  const {
    id,
    paymentId,
    payoutId,
    provider,
    store,
    amount,
    reason,
    proposedBy,
    proposedAt,
    isOwn,
  } = settlement;
  const options = { invalidates: [platformKeys.all] };
  const confirming = useApiMutation(confirmSettlement, { ...options, success: t('settled') });
  const declining = useApiMutation(declineSettlement, options);
  const args = { params: { id }, body: {} };
  return (
    <li className="settlement cluster gap-12 between">
      <span className="settlement-words">
        <b className="block medium">
          {t(nameSettlement(settlement))} · {nameProvider(provider)} ·{' '}
          <Money kind="true" value={amount} />
        </b>
        <MoneyLinks paymentId={paymentId} payoutId={payoutId} />
        {store && (
          <span className="block">
            {payoutId ? store.name : labelled(t('ownersAccount'), store.name)}
          </span>
        )}
        <span className="block anywhere">{reason}</span>
        <small className="faint">
          {t('proposedBy', { name: proposedBy })} · <DateTime value={proposedAt} />
        </small>
      </span>
      <HasPerm value="platform:ledger:compare">
        <span className="cluster gap-8">
          {isOwn && <small className="muted">{t('needsSecond')}</small>}
          <Button
            className="btn"
            isBusy={declining.isBusy}
            onClick={() => void declining.run(args)}
          >
            {t(isOwn ? 'takeBack' : 'decline')}
          </Button>
          {!isOwn && (
            <Button
              className="btn primary"
              isBusy={confirming.isBusy}
              onClick={() => void confirming.run(args)}
            >
              {t('confirm')}
            </Button>
          )}
        </span>
      </HasPerm>
    </li>
  );
}

/** The query of all open proposals. */
export const openSettlementsQuery = {
  queryKey: platformKeys.settlements,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.read(
      listSettlements,
      { query: { state: 'proposed', pageNum: 1, pageSize: shownMax } },
      signal,
    ),
} as const;

/** Proposals of one operator that another has to confirm; not there while nothing waits. */
export function OpenSettlements() {
  const t = useText(discrepancyTexts);
  const { data } = useQuery(openSettlementsQuery);
  if (!data?.list.length) return null;
  return (
    <SectionCard title={t('waitsForSecond')}>
      <ul className="settlements">
        {data.list.map((settlement) => (
          <Proposal key={settlement.id} settlement={settlement} />
        ))}
      </ul>
    </SectionCard>
  );
}
