import type { OrderDetail, OrderEvent } from '@vitrine/contract/shop/orders.ts';
import { Check, Clock, CreditCard, Dot, Package, Truck, Undo2, X } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { cancelTexts, orderEventTexts, platformEventTexts } from '../../texts/order-timeline.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { usePaidWith } from '../payments/use-paid-with.ts';

type Kind = OrderEvent['kind'];
const good: readonly Kind[] = [
  'placed',
  'buyer_paid',
  'buyer_authorized',
  'buyer_dispute_won',
  'seller_paid',
  'delivered',
];
const waiting: readonly Kind[] = [
  'seller_due',
  'seller_reminded',
  'buyer_reminded',
  'buyer_disputed',
];
const bad: readonly Kind[] = [
  'buyer_failed',
  'buyer_expired',
  'buyer_charged_back',
  'cancelled',
  'parcel_lost',
  'parcel_refused',
];

const owners = [
  'seller_due',
  'seller_reminded',
  'seller_paid',
  'seller_part_refunded',
  'seller_refunded',
  'refund_asked',
] as const;
const isOwners = (kind: Kind): kind is (typeof owners)[number] =>
  owners.some((known) => known === kind);

const toneOf = (kind: Kind) =>
  good.includes(kind) ? 'good' : waiting.includes(kind) ? 'wait' : bad.includes(kind) ? 'bad' : '';

function EventIcon({ kind }: { kind: Kind }) {
  const size = { size: 12, strokeWidth: 2, 'aria-hidden': true } as const;
  if (kind === 'seller_due' || kind === 'seller_reminded' || kind === 'buyer_reminded')
    return <Clock {...size} />;
  if (kind === 'shipped' || kind === 'part_shipped' || kind === 'parcel_corrected')
    return <Truck {...size} />;
  if (kind === 'processing') return <Package {...size} />;
  if (kind.includes('refunded') || kind.includes('returned') || kind === 'parcel_withdrawn')
    return <Undo2 {...size} />;
  if (bad.includes(kind)) return <X {...size} />;
  if (kind === 'buyer_retried') return <CreditCard {...size} />;
  return good.includes(kind) ? <Check {...size} /> : <Dot {...size} />;
}

/** What happened to an order, newest first. */
export function OrderTimeline({
  order,
  isForOperators = false,
}: {
  order: Pick<OrderDetail, 'timeline' | 'nextReminderAt' | 'linkName'>;
  /** To whom the owner is not "you". */
  isForOperators?: boolean;
}) {
  const t = useText(orderTexts);
  const tEvent = useText(orderEventTexts);
  const tPlatform = useText(platformEventTexts);
  const tCancel = useText(cancelTexts);
  const nameOf = (kind: Kind) =>
    isForOperators && isOwners(kind) ? tPlatform(kind) : tEvent(kind);
  const money = useMoneyText();
  const sayPaidWith = usePaidWith();
  const clock = useClock();
  const methodOf = ({ kind, method }: OrderEvent) =>
    method && kind !== 'mail_repeated' ? sayPaidWith(method) : method;
  const noteOf = (event: OrderEvent) =>
    [
      [event.amount ? money(event.amount) : '', methodOf(event)].filter(Boolean).join(' · '),
      [event.carrier, event.trackingNumber].filter(Boolean).join(' '),
      event.reason ? tCancel(event.reason) : '',
      event.by ?? '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="order-timeline">
      <span className="order-label">{t('timeline')}</span>
      <ol aria-label={t('timeline')}>
        {order.nextReminderAt && (
          <li>
            <i>
              <Clock size={12} strokeWidth={2} aria-hidden />
            </i>
            <span className="muted">
              {t('reminderAt', {
                date: clock.write('moment', order.nextReminderAt),
              })}
            </span>
          </li>
        )}
        {[...order.timeline].reverse().map((event) => (
          <li key={event.id} className={toneOf(event.kind)}>
            <i>
              <EventIcon kind={event.kind} />
            </i>
            <b>{nameOf(event.kind)}</b>
            <DateTime value={event.at} />
            {noteOf(event) && <p>{noteOf(event)}</p>}
            {event.kind === 'placed' && order.linkName && (
              <p>{t('cameThrough', { name: order.linkName })}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
