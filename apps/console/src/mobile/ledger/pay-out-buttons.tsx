import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';

interface PayOutProps {
  state: EndpointAnswer<typeof readPayoutState> | undefined;
  isDirect: boolean;
  onPayOut: () => void;
}

/** The way of the balance to the bank, and what is in its way. */
export function PayOutButtons({ state, isDirect, onPayOut }: PayOutProps) {
  const t = useText(ledgerTexts);
  const tAccount = useText(paymentAccountTexts);
  const tMobile = useText(mobileTexts);
  const money = useTrueMoneyText();
  const clock = useClock();
  const mayPayOut = useHasPerm('shop:payout-account:edit');
  if (!mayPayOut || !state) return null;
  const { blockedBy } = state;
  const why = isDirect
    ? t('directLine')
    : blockedBy
      ? t(blockedBy, {
          amount: money(state.minimum),
          day: clock.write('date', state.resumesAt ?? Date.now()),
        })
      : '';
  return (
    <>
      <div className="m-pay-out cluster stretched above-12">
        {blockedBy === 'not_linked' ? (
          <Link className="btn primary grow" to="/payment">
            {tAccount('linkNow')}
          </Link>
        ) : (
          <button
            type="button"
            className="btn primary grow"
            disabled={!state.canRequest}
            onClick={onPayOut}
          >
            {t('payOut')}{' '}
            {state.amount.amount > 0 && <span className="num">{money(state.amount)}</span>}
          </button>
        )}
        <Link className="btn" to="/payment">
          {tMobile('schedule')}
        </Link>
      </div>
      {why && <p className="above-10 muted small lines-18">{why}</p>}
    </>
  );
}
