import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OrderDetail, OrderRow } from '@vitrine/contract/shop/orders.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();
const load = await startModules();
const { OrderProfit } = await load<typeof import('./order-profit.tsx')>(
  'shop/orders/order-profit.tsx',
);
const { OrderStatusTag } = await load<typeof import('./order-status.tsx')>(
  'shop/orders/order-status.tsx',
);
const { OrderSums } = await load<typeof import('./order-sums.tsx')>('shop/orders/order-sums.tsx');
const { withPlannedOffer } = await load<typeof import('./planned-offer.rules.ts')>(
  'shop/orders/planned-offer.rules.ts',
);
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

const draw = <Props extends object>(Part: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Part, props)),
  );

const profit = { amount: 943, currency: 'USD' } as const;

test('profit is green once nothing is missing, whoever has yet to pay', () => {
  for (const [awaiting, isGreen] of [
    ['buyer', false],
    ['seller', false],
    [null, true],
  ] as const) {
    const row = { status: awaiting ? 0 : 1, awaiting, profit } as unknown as OrderRow;
    assert.equal(
      /class="[^"]*\bearned\b/.test(draw(OrderProfit, { row })),
      isGreen,
      String(awaiting),
    );
  }
});

test('beside its button, a payment of the owner is one short word; without it the status says whose payment is missing', () => {
  const words = (isShort: boolean) =>
    draw(OrderStatusTag, {
      status: 0,
      awaiting: 'seller',
      fulfilment: 'waiting',
      isShort,
    }).replaceAll(/<[^>]*>/g, '');
  assert.deepEqual([words(true), words(false)], ['Unpaid', 'Awaiting your payment']);
});

test('the sums of an unpaid order name the offer and lead to the amount on the button', () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
  const order = {
    cost: {
      total: euro(1_270),
      platform: euro(820),
      shipping: euro(450),
      fees: euro(0),
      due: euro(1_270),
      offer: null,
    },
    sellerPayment: 'unpaid',
    settlementMode: 'platform',
    awaiting: 'seller',
    cancelReason: null,
  } as unknown as OrderDetail;
  const offer = { kind: 'free', percent: 100, amount: euro(820) } as const;
  const drawn = (planned: typeof offer | null) =>
    draw(OrderSums, {
      order: withPlannedOffer(order, planned),
      labels: { paid: 'You paid', due: 'You pay' },
      profitLabel: 'Your profit',
    }).replaceAll(/<[^>]*>/g, ' ');
  assert.match(drawn(offer), /Welcome offer\s+−€8\.20\s+You pay\s+−€4\.50/);
  assert.doesNotMatch(drawn(null), /Welcome offer|You pay/);
});
