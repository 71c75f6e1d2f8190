import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';
import type { PayPreview } from './use-pay-preview.ts';
import type { Paying } from './use-paying.ts';

installPage();
const load = await startModules();
const { PayForm } = await load<typeof import('./pay-parts.tsx')>('shop/payments/pay-parts.tsx');
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

const drawForm = (isTest: boolean): string => {
  const preview = {
    lines: [],
    leftOut: [],
    goods: euro(820),
    shipping: euro(450),
    fees: euro(0),
    offer: null,
    offerRefusal: null,
    betterAlone: null,
    total: euro(1_270),
    available: euro(0),
    methods: ['card'],
    options: [{ provider: 'stripe', kind: 'card', isTest, marks: [] }],
  } as unknown as PayPreview;
  const paying = { way: undefined, setWay: () => undefined } as unknown as Paying;
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(PayForm, { preview, paying }),
    ),
  );
};

test('a payment to the platform in test mode is marked as one before it is made', () => {
  assert.match(drawForm(true), /Test mode: a card or wallet is not charged\./);
  assert.doesNotMatch(drawForm(false), /Test mode/);
});
