import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
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
