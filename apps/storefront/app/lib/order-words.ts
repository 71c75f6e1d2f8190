import type { Money } from '@vitrine/contract/money.ts';
import type { BuyerPaymentView } from '@vitrine/contract/shop/payments.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

/** What an order's page says first: a heading, whole sentences, and what can be done. */
export interface OrderWords {
  tone: 'good' | 'wait' | 'bad';
  title: string;
  lines: string[];
  /** `pay`: offer to pay; `look`: offer to look again. */
  next: 'pay' | 'look' | null;
}

type Order = Pick<
  TrackedOrder,
  'state' | 'buyerPayment' | 'paidAt' | 'timeline' | 'total' | 'email'
>;

/** What was refunded of a paid order so far; null for nothing. */
export function refundedOf({ timeline, total }: Pick<Order, 'timeline' | 'total'>): Money | null {
  const steps = timeline.filter(
    ({ kind, amount }) => amount && (kind === 'refunded' || kind === 'part_refunded'),
  );
  const amount = steps.reduce((sum, step) => sum + (step.amount?.amount ?? 0), 0);
  return amount > 0 ? { ...total, amount } : null;
}

/** A payment that came too late is always mentioned, in every state of the order. */
function lateLines(
  payment: BuyerPaymentView | null,
  texts: StorefrontTexts,
  money: (amount: Money) => string,
): string[] {
  if (payment?.late)
    return [
      fill(payment.late.isBack ? texts.money.late : texts.money.lateReturning, {
        amount: money(payment.late.amount),
      }),
    ];
  const state = payment?.state;
  if (!payment || (state !== 'refunding' && state !== 'refunded')) return [];
  return [
    fill(state === 'refunded' ? texts.money.late : texts.money.lateReturning, {
      amount: money(payment.amount),
    }),
  ];
}

function closedLines(
  order: Order,
  payment: BuyerPaymentView | null,
  texts: StorefrontTexts,
  money: (amount: Money) => string,
): string[] {
  const { order: words, money: returned } = texts;
  const refunded = refundedOf(order);
  switch (order.buyerPayment) {
    case 'refunded':
      return [
        refunded ? fill(returned.refunded, { amount: money(refunded) }) : words.closedRefunded,
      ];
    case 'charged_back':
      return [returned.chargedBack];
    case 'disputed':
      return [returned.disputed, words.closedPaid];
    case 'paid':
    case 'part_refunded':
      return [
        ...(refunded ? [fill(returned.partRefunded, { amount: money(refunded) })] : []),
        payment?.state === 'refunding' ? words.refundingBody : words.closedPaid,
      ];
    default: {
      const late = lateLines(payment, texts, money);
      if (late.length) return late;
      if (
        payment?.state === 'processing' ||
        payment?.state === 'unknown' ||
        order.buyerPayment === 'authorized'
      )
        return [returned.undecided];
      return [order.paidAt || payment?.state === 'paid' ? words.closedPaid : words.closedUnpaid];
    }
  }
}

/** The money comes from a bank account, which takes days. */
const isFromBank = ({ pendingReason }: BuyerPaymentView): boolean =>
  pendingReason === 'echeck' || pendingReason === 'transaction_approved_awaiting_funding';

/** One true sentence for every state of an order and of its payment, which are facts of their own. */
export function wordsOfOrder(
  order: Order,
  payment: BuyerPaymentView | null,
  texts: StorefrontTexts,
  money: (amount: Money) => string,
): OrderWords {
  const { order: words } = texts;
  if (order.state === 'closed') {
    const isReturning = order.buyerPayment === 'paid' && payment?.state === 'refunding';
    return {
      tone: 'bad',
      title: isReturning ? words.refunding : words.closed,
      lines: closedLines(order, payment, texts, money),
      next: null,
    };
  }
  const late = lateLines(payment, texts, money);
  if (order.state === 'pay') {
    const state = payment?.state;
    if (state === 'refunding' || state === 'refunded')
      return { tone: 'bad', title: texts.money.soldMeanwhile, lines: late, next: null };
    if (
      state === 'processing' ||
      state === 'unknown' ||
      state === 'paid' ||
      order.buyerPayment === 'authorized'
    )
      return {
        tone: 'wait',
        ...(payment?.provider === 'paypal'
          ? {
              title: words.checking.title,
              lines: [
                isFromBank(payment) ? words.checking.fromBank : words.checking.body,
                fill(words.checking.close, { email: order.email }),
                ...late,
              ],
            }
          : { title: words.processing, lines: [words.processingBody, ...late] }),
        next: 'look',
      };
    if (state === 'failed' && payment?.failure === 'cancelled' && !late.length && !order.paidAt)
      return {
        tone: 'wait',
        title: words.cancelledPayment,
        lines: [words.cancelledPaymentBody],
        next: 'pay',
      };
    if (state === 'failed')
      return {
        tone: 'bad',
        title: words.failed,
        lines: late.length ? late : [order.paidAt ? words.closedPaid : words.failedBody],
        next: 'pay',
      };
    return { tone: 'wait', title: words.payTitle, lines: [words.payBody, ...late], next: 'pay' };
  }
  const refunded = refundedOf(order);
  return {
    tone: 'good',
    title: order.state === 'paid' ? words.thanks : words.state[order.state],
    lines: [
      ...(order.state === 'paid' ? [fill(words.thanksBody, { email: order.email })] : []),
      ...(refunded ? [fill(texts.money.partRefunded, { amount: money(refunded) })] : []),
      ...(order.buyerPayment === 'disputed' ? [texts.money.disputed] : []),
      ...late,
    ],
    next: null,
  };
}
