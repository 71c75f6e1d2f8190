import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readPayout } from '@vitrine/contract/shop/payouts.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { Money } from '../../ui/money.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import '../orders/orders.css';
import '../ledger/ledger.css';
import { Term } from '../../ui/term.tsx';

/** One payout: how much, where to, who asked, and its steps. */
export function PayoutBody({ payout }: { payout: EndpointAnswer<typeof readPayout> }) {
  const t = useText(payoutTexts);
  return (
    <>
      <p className="h1 payout-amount">
        <Money kind="total" value={payout.amount} />
      </p>
      <dl className="terms payout-facts">
        <Term label={t('destination')}>{payout.destination}</Term>
        <Term label={t('askedBy')}>{t(payout.trigger)}</Term>
        <div>
          <dt>{t('number')}</dt>
          <dd className="num">PO-{payout.id}</dd>
        </div>
      </dl>
      <PayoutSteps payout={payout} />
    </>
  );
}
