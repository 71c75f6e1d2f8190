import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readBalances } from '@vitrine/contract/shop/ledger.ts';
import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import type { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Term } from '../../ui/term.tsx';
import { useNeedsText } from './requirement-note.tsx';

type State = EndpointAnswer<typeof readPayoutState>;

const shownDates = 3;

/** The reason why earnings wait, of those that the owner can remove or wait for. */
function useMissing(account: PayoutAccount, state: State): { title: string; line: string } | null {
  const t = useText(paymentAccountTexts);
  const clock = useClock();
  const provider = nameProvider(account.accounts.find(({ isPaid }) => isPaid)?.provider ?? null);
  const needsText = useNeedsText();
  if (state.blockedBy === 'not_linked') {
    if (account.accounts.length) return { title: t('missingChoice'), line: t('missingChoiceLine') };
    const begun = account.linkable.find(
      ({ state: linking, needs }) =>
        linking === 'checking' || (linking === 'linking' && needs.length > 0),
    );
    if (!begun) return { title: t('missingAccount'), line: t('missingAccountLine') };
    const at = nameProvider(begun.provider);
    return begun.state === 'checking'
      ? { title: t('missingHold'), line: t('checkingLine', { provider: at }) }
      : {
          title: t('needsTitle', { provider: at, what: needsText(begun.needs) }),
          line: t('needsLine'),
        };
  }
  if (state.blockedBy === 'restricted')
    return {
      title: t('missingRestricted', { provider }),
      line: t('missingRestrictedLine', { provider }),
    };
  if (state.blockedBy === 'bank_held' && state.resumesAt)
    return {
      title: t('missingHold'),
      line: t('missingHoldLine', { date: clock.write('longDay', state.resumesAt) }),
    };
  return null;
}

/** The money that waits for the owner's account: what is ready, what will be when, and what is missing. */
export function WaitingMoney({
  account,
  state,
  balances,
}: {
  account: PayoutAccount;
  state: State;
  balances: EndpointAnswer<typeof readBalances>;
}) {
  const t = useText(paymentAccountTexts);
  const clock = useClock();
  const missing = useMissing(account, state);
  const ready = Math.max(balances.available.amount, 0);
  const amount = ready + balances.pending.amount;
  if (!missing || amount <= 0) return null;
  const money = (minor: number) => ({ amount: minor, currency: balances.currency });
  const dates = balances.pendingDates.slice(0, shownDates);
  // The rest, so that the rows add up to the sum above them.
  const later = dates.reduce(
    (left, { amount: part }) => left - part.amount,
    balances.pending.amount,
  );
  return (
    <SectionCard title={t('waits')}>
      <div className="waiting-money">
        <p className="h1">
          <Money kind="total" value={money(amount)} />
        </p>
        <dl className="terms">
          <Term label={t('readyNow')}>
            <Money value={money(ready)} />
          </Term>
          {dates.map(({ at, amount: part, orders }) => (
            <div key={at ?? ''}>
              <dt>
                {at ? t('readyOn', { date: clock.write('date', at) }) : t('afterDeliveryOn')}
                <small className="block faint">{t('ordersWait', { count: orders })}</small>
              </dt>
              <dd>
                <Money value={part} />
              </dd>
            </div>
          ))}
          {later > 0 && (
            <Term label={t('later')}>
              <Money value={money(later)} />
            </Term>
          )}
        </dl>
        <div>
          <small className="faint">{t('missing')}</small>
          <b className="block">{missing.title}</b>
          <p className="muted">{missing.line}</p>
        </div>
      </div>
    </SectionCard>
  );
}
