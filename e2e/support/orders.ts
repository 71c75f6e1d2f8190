import type { Page } from '@playwright/test';
import type { OrderRow } from '../../packages/contract/src/shop/order-rows.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** An order that its owner has to pay, of which every figure is another one. */
const orderOf = (at: number): OrderRow => ({
  id: String(90_000 + at),
  number: `VT-${90_000 + at}`,
  kind: 'sale',
  isTest: true,
  settlementMode: 'direct',
  status: 0,
  order_status: 0,
  awaiting: 'seller',
  fulfilment: 'waiting',
  cancelReason: null,
  placedAt: '2026-03-04T09:30:00.000Z',
  product: {
    id: '1',
    name: `Lamp ${at}`,
    option: 'Oak',
    imageUrl: null,
    focusX: 50,
    focusY: 50,
    quantity: 3,
    platformPrice: euro(1_111),
  },
  moreLines: 0,
  units: 3,
  platformTotal: euro(3_333),
  cost: euro(4_222),
  due: euro(4_111),
  offer: null,
  sellingTotal: euro(9_777),
  profit: euro(5_555),
  canPay: true,
  payBefore: null,
  buyer: 'Maya T.',
});

/** Answers the owner's list with two pages of orders; answers what was asked for, newest last. */
export async function answerOrders(page: Page): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/api/v1/orders?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const data = query.has('cursor')
      ? { list: [orderOf(21)], nextCursor: null }
      : { list: Array.from({ length: 20 }, (_, at) => orderOf(at + 1)), nextCursor: 'b' };
    return route.fulfill({ json: { code: 1, msg: 'ok', data } });
  });
  return asked;
}
