import type { BuyerPaymentView } from '@vitrine/contract/shop/payments.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { wordsOfOrder } from '../lib/order-words.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { PayButton } from './pay-button.tsx';
import { PaymentChecking } from './payment-checking.tsx';

interface OrderStateProps {
  order: TrackedOrder;
  payment: BuyerPaymentView | null;
  /** Whether the store can take payments just now. */
  canPay: boolean;
  action: string;
  formats: Formats;
  texts: StorefrontTexts;
}

const icons = { good: CircleCheck, wait: Clock, bad: CircleAlert };
const arriving = ['paid', 'preparing', 'part_shipped', 'shipped'];

/** What the buyer needs to know first: paid, waiting, failed, returned or on its way. */
export function OrderState({ order, payment, canPay, action, formats, texts }: OrderStateProps) {
  const { order: words } = texts;
  const shown = wordsOfOrder(order, payment, texts, formats.money);
  const { tone, title, lines, next } = shown;
  if (next === 'look')
    return <PaymentChecking {...{ order, payment, text: shown, action, formats, texts }} />;
  const Icon = icons[tone];
  // A page that is open can still be paid.
  const hasNoWay = payment !== null && !payment.payUrl && payment.options.length === 0;
  const blocked =
    next === 'pay' && (canPay ? hasNoWay && texts.noPayments.noWay : texts.noPayments.order);
  return (
    <div className={`state ${tone}`} role="status">
      <Icon size={28} aria-hidden="true" />
      <div className="slim">
        <h1>{title}</h1>
        {(blocked ? [blocked] : lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {arriving.includes(order.state) ? (
          <p>
            {fill(words.expected, { days: formats.dayRange(order.arrivesFrom, order.arrivesTo) })}
          </p>
        ) : null}
        {next === 'pay' && !blocked ? (
          <PayButton
            action={action}
            payUrl={payment?.payUrl ?? null}
            attempt={`${order.number}-${order.timeline.length}-${payment?.state ?? 'none'}`}
            total={formats.money(order.total)}
            options={payment?.options ?? []}
            provider={payment?.provider ?? null}
            texts={texts}
          />
        ) : null}
      </div>
    </div>
  );
}
