import type { TrackedOrder } from '@vitrine/contract/shop/checkout.ts';
import type { BuyerPaymentView } from '@vitrine/contract/shop/payments.ts';
import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface OrderStateProps {
  order: TrackedOrder;
  payment: BuyerPaymentView | null;
  action: string;
  formats: Formats;
  texts: StorefrontTexts;
}

/** What the buyer needs to know first: paid, waiting, failed, or on its way. */
export function OrderState({ order, payment, action, formats, texts }: OrderStateProps) {
  const { order: words } = texts;
  if (order.state === 'pay') {
    if (payment?.state === 'processing' || payment?.state === 'unknown') {
      return (
        <div className="state wait" role="status">
          <Clock size={28} aria-hidden="true" />
          <div>
            <h1>{words.processing}</h1>
            <p>{words.processingBody}</p>
            <p>
              <a className="underlined" href={action}>
                {words.lookAgain}
              </a>
            </p>
          </div>
        </div>
      );
    }
    const hasFailed = payment?.state === 'failed';
    return (
      <div className={`state ${hasFailed ? 'bad' : 'wait'}`} role="status">
        {hasFailed ? <CircleAlert size={28} aria-hidden="true" /> : <Clock size={28} aria-hidden="true" />}
        <div>
          <h1>{hasFailed ? words.failed : words.payTitle}</h1>
          <p>{hasFailed ? words.failedBody : words.payBody}</p>
          {payment?.state === 'open' && payment.payUrl ? (
            <a className="btn pri" href={payment.payUrl}>
              <Lock size={17} aria-hidden="true" />
              {fill(words.pay, { total: formats.money(order.total) })}
            </a>
          ) : (
            <form method="post" action={action}>
              <input
                type="hidden"
                name="key"
                value={`${order.number}-${order.timeline.length}-${payment?.state ?? 'none'}-${payment?.heldUntil ?? ''}`}
              />
              <button className="btn pri" type="submit">
                <Lock size={17} aria-hidden="true" />
                {fill(words.pay, { total: formats.money(order.total) })}
              </button>
            </form>
          )}
        </div>
      </div>
    );
  }
  if (order.state === 'closed') {
    const isRefunding = payment?.state === 'refunding';
    const why = order.buyerPayment === 'refunded' ? words.closedRefunded : order.paidAt ? words.closedPaid : words.closedUnpaid;
    return (
      <div className="state bad" role="status">
        <CircleAlert size={28} aria-hidden="true" />
        <div>
          <h1>{isRefunding ? words.refunding : words.closed}</h1>
          <p>{isRefunding ? words.refundingBody : why}</p>
        </div>
      </div>
    );
  }
  return (
    <div className="state good" role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <div>
        <h1>{order.state === 'paid' ? words.thanks : words.state[order.state]}</h1>
        {order.state === 'paid' ? <p>{fill(words.thanksBody, { email: order.email })}</p> : null}
        {order.state === 'delivered' ? null : <p>{fill(words.expected, { days: formats.dayRange(order.arrivesFrom, order.arrivesTo) })}</p>}
      </div>
    </div>
  );
}
