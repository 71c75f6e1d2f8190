import { findDay } from '@vitrine/contract/time-zone.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { createLaterPart, usePrepared } from '../../ui/later-part.tsx';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { BalancesCard } from './balances-card.tsx';
import { holdsMoney } from './holds-money.rules.ts';
import { isNamedRange, readRange } from './ledger-range.rules.ts';
import { MovementList } from './movement-list.tsx';
import { PayoutList } from './payout-list.tsx';
import { StatementButton } from './statement-button.tsx';
import './ledger.css';
import { useBalances, usePayoutAccount, usePayoutState } from '../payouts/use-earnings.ts';

const PayoutOverlay = createLaterPart(
  async () => ({ default: (await import('../payouts/payout-overlay.tsx')).PayoutOverlay }),
  ({ payoutId }) => payoutId !== undefined,
);
const PayoutRequest = createLaterPart(async () => ({
  default: (await import('./payout-request.tsx')).PayoutRequest,
}));

/** Revenue: what is there, what moved it, and the way to the bank. */
export default function LedgerPage() {
  const t = useText(ledgerTexts);
  const tAccount = useText(paymentAccountTexts);
  const money = useTrueMoneyText();
  const navigate = useNavigate();
  const address = useAddress();
  const { query } = address;
  const [isAsking, setAsking] = useState(false);
  const store = useOwnStore();
  const balances = useBalances();
  const state = usePayoutState();
  const account = usePayoutAccount();
  const timeZone = store.data?.timeZone;
  // "Today" is the store's day: before its zone is known, nothing is asked for by that name.
  const range =
    isNamedRange(query) && store.isPending
      ? undefined
      : readRange(query, findDay(new Date(), timeZone));
  const clock = useClock();
  usePrepared(PayoutOverlay, PayoutRequest);
  const isDirect = store.data?.settlementMode === 'direct';
  // Sales of a direct store do not pass through the balance: it is shown when something else is in it.
  const hasBalance = !isDirect || holdsMoney(balances.data);
  const block = state.data?.blockedBy;
  const openPayout = (payout: string | undefined) => address.change({ payout });
  // There is always one line, from the first moment on: one that came later would push the whole page down.
  const headLine = () => {
    if (isDirect) return t('directLine');
    if (!state.data || store.isPending)
      return state.isError ? undefined : <SkeletonLine width="min(280px, 100%)" height={20} />;
    return block
      ? t(block, {
          amount: money(state.data.minimum),
          day: clock.write('date', state.data.resumesAt ?? Date.now()),
        })
      : t('readyLine', { amount: money(state.data.amount) });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        line={headLine()}
        actions={
          hasBalance && (
            <>
              <StatementButton range={range} />
              <HasPerm value="shop:payout-account:edit">
                {block === 'not_linked' ? (
                  <Button type="primary" onClick={() => void navigate('/payment')}>
                    {tAccount('linkNow')}
                  </Button>
                ) : (
                  <Button
                    type="primary"
                    disabled={!state.data?.canRequest}
                    onClick={() => setAsking(true)}
                  >
                    {t('payOut')}
                  </Button>
                )}
              </HasPerm>
            </>
          )
        }
      />
      {balances.isError && (
        <ErrorState error={balances.error} onRetry={() => void balances.refetch()} />
      )}
      {!balances.isError && hasBalance && (
        <BalancesCard
          balances={balances.data}
          account={account.data}
          isHeld={block === 'held' || block === 'bank_held' || block === 'restricted'}
        />
      )}
      <div className={hasBalance ? 'ledger-two' : ''}>
        <MovementList
          range={range}
          timeZone={timeZone}
          isDirect={isDirect}
          onOpenPayout={openPayout}
        />
        {hasBalance && (
          <div className="stack">
            {balances.isPending && (
              <section className="card" style={{ minHeight: 180 }} aria-busy="true">
                <SkeletonRows rows={3} height={44} />
              </section>
            )}
            {balances.data && balances.data.pendingDates.length > 0 && (
              <section className="card section">
                <div className="card-head">
                  <h2 className="h3">{t('whenPending')}</h2>
                </div>
                <ul className="rows">
                  {balances.data.pendingDates.map(({ at, amount, orders }) => (
                    <li key={at ?? 'later'} className="row">
                      <span className="grow">
                        {at ? clock.write('day', at) : t('afterDelivery')}
                        <small>{t('ordersCount', { count: orders })}</small>
                      </span>
                      <Money kind="total" value={amount} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {/* Below a card whose height is known: shown before, it would be pushed away under the reader's eyes. */}
            {!balances.isPending && <PayoutList onOpen={openPayout} />}
          </div>
        )}
      </div>
      <PayoutOverlay
        payoutId={query.get('payout') ?? undefined}
        onClose={() => openPayout(undefined)}
        onAccount={() => void navigate('/payment')}
      />
      {state.data && isAsking && (
        <PayoutRequest
          available={state.data.amount}
          minimum={state.data.minimum}
          account={account.data?.label ?? ''}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
