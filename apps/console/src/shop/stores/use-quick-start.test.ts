import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startModules } from '../../lib/testing/render.ts';

const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), { location: { hostname: 'console.example', href: 'http://console.example/' } });
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
Object.assign(globalThis, { window: page, localStorage });

const load = await startModules();
const { useNextStep } = await load<typeof import('./use-quick-start.ts')>('shop/stores/use-quick-start.ts');
const { dismissHomePrice, forgetPerson } = await load<typeof import('../../lib/client-state.ts')>('lib/client-state.ts');

const step = (key: 'create-store' | 'set-up-payment' | 'adjust-prices' | 'promote-and-share', done = false) => ({ key, done });
const steps = [step('create-store', true), step('set-up-payment', true), step('adjust-prices'), step('promote-and-share')];
const Next = () => useNextStep(steps) ?? 'none';
const next = () => renderToStaticMarkup(createElement(Next));

test('the price step of the welcome is offered until the person puts it off, and again to the next person', () => {
  assert.equal(next(), 'adjust-prices');
  dismissHomePrice();
  assert.deepEqual([next(), kept.get('homePriceHandled')], ['promote-and-share', 'true']);
  forgetPerson();
  assert.deepEqual([next(), kept.has('homePriceHandled')], ['adjust-prices', false]);
});
