import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';
import { lacksProducts, lacksTopics } from './quick-start.rules.ts';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
installPage({ localStorage });

const load = await startModules();
const { useNextStep } = await load<typeof import('./use-quick-start.ts')>(
  'shop/stores/use-quick-start.ts',
);
const { dismissHomePrice, forgetPerson } =
  await load<typeof import('../../lib/client-state.ts')>('lib/client-state.ts');

const step = (
  key: 'create-store' | 'set-up-payment' | 'adjust-prices' | 'promote-and-share',
  done = false,
) => ({
  key,
  done,
  missing: null,
});
const steps = [
  step('create-store', true),
  step('set-up-payment', true),
  step('adjust-prices'),
  step('promote-and-share'),
];
const Next = ({ hasProducts }: { hasProducts: boolean }) =>
  useNextStep({ steps, hasProducts }) ?? 'none';
const next = (hasProducts = true) => renderToStaticMarkup(createElement(Next, { hasProducts }));

test('the price step of the welcome is offered until the person puts it off, and again to the next person', () => {
  assert.equal(next(), 'adjust-prices');
  dismissHomePrice();
  assert.deepEqual([next(), kept.get('homePriceHandled')], ['promote-and-share', 'true']);
  forgetPerson();
  assert.deepEqual([next(), kept.has('homePriceHandled')], ['adjust-prices', false]);
});

test('without a product on the platform neither prices nor topics are asked for, and the price step says why', async () => {
  assert.equal(next(false), 'promote-and-share');
  const [created, , priced] = steps;
  assert.ok(created && priced);
  const outcomes = [true, false].map((hasProducts) => [
    lacksTopics(created, { hasTopics: false, hasProducts }),
    lacksProducts(priced, { hasProducts }),
  ]);
  assert.deepEqual(outcomes, [
    [true, false],
    [false, true],
  ]);
  assert.equal(
    lacksProducts(step('adjust-prices', true), { hasProducts: false }),
    false,
    'a price that was saved stays done',
  );
});
