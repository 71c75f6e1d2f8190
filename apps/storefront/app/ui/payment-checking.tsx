import type { BuyerPaymentView } from '@vitrine/contract/shop/payments.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { Check, Clock, RotateCw, ShieldCheck, Truck } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import type { OrderWords } from '../lib/order-words.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { filled } from './filled.tsx';

interface PaymentCheckingProps {
  order: TrackedOrder;
  payment: BuyerPaymentView | null;
  text: OrderWords;
  /** The order's page, which queries the state again. */
  action: string;
  formats: Formats;
  texts: StorefrontTexts;
}

/** While a provider decides: what happened, what happens now, what comes then, and that nothing is to be paid twice. */
export function PaymentChecking({
  order,
  payment,
  text,
  action,
  formats,
  texts,
}: PaymentCheckingProps) {
  const { checking, lookAgain } = texts.order;
  const isPaypal = payment?.provider === 'paypal';
  return (
    <section className="checking below-16">
      <span className="ring" aria-hidden="true">
        <Clock size={28} />
      </span>
      <div role="status">
        <h1>{text.title}</h1>
        {text.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ol>
        <li className="done">
          <i aria-hidden="true">
            <Check size={14} />
          </i>
          <b>{fill(checking.received, { number: order.number })}</b>
          <time className="small faint num" dateTime={order.placedAt} data-local="">
            {formats.moment(order.placedAt)}
          </time>
          {payment?.heldUntil ? (
            <p className="small">
              {checking.kept}{' '}
              <time dateTime={payment.heldUntil} data-local="">
                {formats.moment(payment.heldUntil)}
              </time>
            </p>
          ) : null}
        </li>
        <li className="now">
          <i aria-hidden="true">
            <Clock size={14} />
          </i>
          <b>{isPaypal ? checking.paypal : checking.bank}</b>
          {payment?.processingSince ? (
            <small className="small faint num">
              {filled(checking.since, {
                time: (
                  <time dateTime={payment.processingSince} data-local="">
                    {formats.moment(payment.processingSince)}
                  </time>
                ),
              })}
            </small>
          ) : null}
          <p className="small">{checking.nothingToDo}</p>
        </li>
        <li>
          <i aria-hidden="true">
            <Truck size={14} />
          </i>
          <b>{checking.next}</b>
          <small className="small faint">{checking.afterThat}</small>
        </li>
      </ol>
      <p className="calm">
        <ShieldCheck className="rigid" size={20} aria-hidden="true" />
        <span>
          <b>{checking.once}</b> {fill(checking.onceBody, { amount: formats.money(order.total) })}
        </span>
      </p>
      <a className="btn sec" href={action}>
        <RotateCw size={17} aria-hidden="true" />
        {lookAgain}
      </a>
    </section>
  );
}
