import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();
const load = await startModules();
const { OfferCard } = await load<typeof import('./offer-card.tsx')>(
  'shop/promotions/offer-card.tsx',
);
const { WelcomeCard } = await load<typeof import('./welcome-card.tsx')>(
  'shop/promotions/welcome-card.tsx',
);
const { storeKeys } =
  await load<typeof import('../../lib/query-keys/store.ts')>('lib/query-keys/store.ts');
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

const usd = (amount: number) => ({ amount, currency: 'USD' });

function draw(Card: ComponentType, hasProducts: boolean, isDismissed: boolean): string {
  const client = new QueryClient();
  client.setQueryData(storeKeys.quickStart, {
    steps: [],
    doneCount: 0,
    hasTopics: true,
    hasProducts,
  });
  client.setQueryData(storeKeys.welcomeOffer, {
    state: 'available',
    refusal: null,
    given: null,
    isDismissed,
    percent: 10,
    freeBelow: usd(10_00),
    percentUpTo: usd(200_00),
    chatUrl: null,
    promotesCourses: false,
  });
  const card = createElement(MemoryRouter, null, createElement(Card));
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, card));
}

test('the cards of the welcome offer lead to an order only where there is something to order', () => {
  for (const [Card, isDismissed] of [
    [WelcomeCard, false],
    [OfferCard, true],
  ] as const)
    assert.deepEqual(
      [true, false].map((hasProducts) => draw(Card, hasProducts, isDismissed).includes('/sample')),
      [true, false],
      Card.name,
    );
});
