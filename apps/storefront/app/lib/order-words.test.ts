import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyerPaymentStates } from '@vitrine/contract/shop/order-facts.ts';
import type { BuyerPaymentView } from '@vitrine/contract/shop/payments.ts';
import type { TrackedOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { textsOf } from '../texts/index.ts';
import { wordsOfOrder } from './order-words.ts';

const texts = textsOf('en');
const total = { amount: 1147, currency: 'EUR' as const };
const money = ({ amount }: { amount: number }) => `€${(amount / 100).toFixed(2)}`;
const orderStates = [
  'pay',
  'paid',
  'preparing',
  'part_shipped',
  'shipped',
  'delivered',
  'closed',
] as const;
const paymentStates = [
  'none',
  'open',
  'processing',
  'unknown',
  'paid',
  'failed',
  'refunding',
  'refunded',
] as const;

type Order = Parameters<typeof wordsOfOrder>[0];
const orderIn = (state: Order['state'], buyerPayment: Order['buyerPayment']): Order => {
  const isRefunded = buyerPayment === 'refunded' || buyerPayment === 'part_refunded';
  const step: TrackedOrder['timeline'][number] = {
    kind: buyerPayment === 'refunded' ? 'refunded' : 'part_refunded',
    at: '2026-11-20T10:00:00.000Z',
    amount: buyerPayment === 'refunded' ? total : { ...total, amount: 300 },
  };
  const hasPaid = ['paid', 'part_refunded', 'refunded', 'disputed', 'charged_back'].includes(
    buyerPayment,
  );
  return {
    state,
    buyerPayment,
    paidAt: hasPaid ? '2026-11-20T10:00:00.000Z' : null,
    timeline: isRefunded ? [step] : [],
    total,
    email: 'ada@example.com',
  };
};
const paymentIn = (
  state: BuyerPaymentView['state'],
  late: BuyerPaymentView['late'],
): BuyerPaymentView => ({
  state,
  late,
  payUrl: null,
  failure: null,
  pendingReason: null,
  processingSince: null,
  amount: total,
  heldUntil: null,
  provider: null,
  options: [],
});

test('every state of an order and of its payment has a true sentence', () => {
  for (const state of orderStates)
    for (const buyerPayment of buyerPaymentStates)
      for (const paymentState of paymentStates)
        for (const late of [
          null,
          { amount: total, isBack: false },
          { amount: total, isBack: true },
        ]) {
          const name = `${state}, ${buyerPayment}, ${paymentState}, late ${JSON.stringify(late)}`;
          const { title, lines, next } = wordsOfOrder(
            orderIn(state, buyerPayment),
            paymentIn(paymentState, late),
            texts,
            money,
          );
          const said = [title, ...lines].join(' ');
          assert.ok(title, name);
          assert.doesNotMatch(said, /\{|undefined|NaN/, name);
          assert.ok(lines.length > 0 || !['pay', 'closed'].includes(state), name);
          const isReturning = paymentState === 'refunding' || paymentState === 'refunded';
          const hasMoved =
            late !== null || isReturning || orderIn(state, buyerPayment).paidAt !== null;
          if (hasMoved) assert.doesNotMatch(said, /nothing was charged/i, name);
          if (late && state !== 'closed') assert.match(said, /€11\.47/, name);
          if (late && state === 'closed' && ['unpaid', 'failed', 'expired'].includes(buyerPayment))
            assert.match(
              said,
              late.isBack ? /€11\.47.*We refunded it/ : /€11\.47.*We are refunding it/,
              name,
            );
          if (state === 'closed' && buyerPayment === 'refunded')
            assert.match(said, /We refunded €11\.47/, name);
          if (buyerPayment === 'part_refunded' && state !== 'pay')
            assert.match(said, /€3\.00/, name);
          if (['processing', 'unknown', 'paid'].includes(paymentState) || isReturning)
            assert.notEqual(next, 'pay', name);
          assert.ok(next === null || state === 'pay', name);
        }
});

test('an order that nobody paid says that nothing was charged, with or without a payment', () => {
  for (const payment of [null, paymentIn('none', null), paymentIn('failed', null)])
    assert.deepEqual(wordsOfOrder(orderIn('closed', 'unpaid'), payment, texts, money).lines, [
      texts.order.closedUnpaid,
    ]);
});
