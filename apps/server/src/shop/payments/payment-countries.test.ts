import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  payByLink,
  payOrder,
  paySellerOrders,
  previewSellerPayment,
  readOrderPayment,
  readPayLink,
  readPaySdk,
} from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import { addressIn, orderFrom, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { paypalBuyers } from './adapters/paypal/paypal-countries.ts';
import { createLinkedOwner } from './testing/direct-shop.ts';

// The table as a later version may be: people in Spain cannot pay with PayPal.
assert.ok('only' in paypalBuyers && (paypalBuyers.only as Set<string>).delete('ES'));

/** Cards at the sandbox, which serves all countries; the direct store has a PayPal account only. */
const { shop, app, owner, spanish, direct } = await withBank(
  {
    owner: { name: 'Luna' },
    spanish: { name: 'Sol', countryCode: 'ES' },
    direct: (own) => createLinkedOwner(own, 'Kira'),
  },
  { PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' },
);

const fresh = () => ({ idempotencyKey: randomUUID() });
const orderTo = (countryCode: string, slug = owner.slug) =>
  placeTestOrder(app, slug, [{ variantId: shop.mug, quantity: 1 }], { countryCode });
const pay = (token: string, provider?: string, lang = 'en') =>
  app.call(
    payOrder,
    { params: { token }, body: provider ? { provider } : {} },
    { ...fresh(), lang: lang as 'en' },
  );
const namesOf = (options: readonly { provider: string }[]) =>
  options.map(({ provider }) => provider);
const countAtBank = () => shop.sandbox.bank.payments.size;
const countPayments = async () =>
  (await app.platform.database.pool.query('select 1 from payments')).rows.length;

async function quoteTo(slug: string, countryCode: string, currency: 'USD' | 'KWD' = 'USD') {
  const wishes = { lang: 'en' as const, currency };
  const created = await app.call(
    createCart,
    { params: { slug }, body: { countryCode, language: 'en', currency } },
    wishes,
  );
  const params = { slug, cart: created.body.data.token };
  const line = { variantId: shop.mug, quantity: 1 };
  const cart = (await app.call(addCartLine, { params, body: line }, wishes)).body.data;
  const quote = (await app.call(quoteCheckout, { params, body: { countryCode } }, wishes)).body
    .data;
  const place = (lang: string) =>
    app.call(
      placeOrder,
      { params, body: { ...orderFrom(quote), address: addressIn(countryCode) } },
      { ...wishes, ...fresh(), lang: lang as 'en' },
    );
  return { cart, quote, place };
}

test('a provider that does not serve the country of the delivery is not offered there, and refused before anything is made', async () => {
  assert.deepEqual(namesOf((await quoteTo(owner.slug, 'US')).quote.paymentOptions), [
    'paypal',
    'sandbox',
  ]);
  const { quote } = await quoteTo(owner.slug, 'ES');
  assert.deepEqual([namesOf(quote.paymentOptions), quote.paymentRefusal], [['sandbox'], null]);

  const order = await orderTo('ES');
  const [atBank, stored] = [countAtBank(), await countPayments()];
  const refused = await pay(order.token, 'paypal', 'es');
  assert.deepEqual([refused.status, refused.body.code], [422, 'provider-not-in-country']);
  assert.match(String(refused.body.msg), /^Esta forma de pago no funciona en España\./);
  const sdk = (provider?: string) =>
    app.call(readPaySdk, { query: { token: order.token, ...(provider ? { provider } : {}) } });
  assert.equal((await sdk('paypal')).status, 422);
  const link = (await app.call(readOrder, { params: { orderId: order.orderId } }, owner)).body.data
    .payUrl;
  const params = { token: link?.split('/pay/')[1] ?? '' };
  assert.deepEqual(
    namesOf((await app.call(readPayLink, { params })).body.data.order?.options ?? []),
    ['sandbox'],
  );
  const byLink = await app.call(payByLink, { params, body: { provider: 'paypal' } }, fresh());
  assert.equal(byLink.body.code, 'provider-not-in-country');
  assert.deepEqual([countAtBank(), await countPayments()], [atBank, stored], 'nothing is made');

  assert.equal(((await sdk()).body as never as { provider: string }).provider, 'sandbox');
  const begun = await pay(order.token);
  assert.equal(begun.body.data.provider, 'sandbox', 'the first that serves the country');
  assert.equal((await pay(order.token, 'paypal')).status, 422);
  await shop.press(begun.body.data.payUrl ?? '', 'approve');
  await shop.settle();
  const { state } = (await app.call(readOrderPayment, { params: { token: order.token } })).body
    .data;
  assert.equal(state, 'paid', 'the open page was not ended for a provider that is refused');
});

test('where no way to pay works, cart and quote contain the reason, and no order is placed or paid', async () => {
  const { cart, quote, place } = await quoteTo(direct.slug, 'ES');
  assert.equal(cart.canPayInCountry, false);
  assert.equal((await quoteTo(owner.slug, 'ES')).cart.canPayInCountry, true, 'by card');
  assert.deepEqual([quote.paymentOptions, quote.paymentRefusal], [[], 'country']);
  const refused = await place('fr');
  assert.deepEqual([refused.status, refused.body.code], [422, 'country-not-payable']);
  assert.match(String(refused.body.msg), /\(Espagne\)/);
  const dinars = await quoteTo(direct.slug, 'US', 'KWD');
  assert.equal(dinars.cart.canPayInCountry, true, 'another currency would do');
  assert.deepEqual([dinars.quote.paymentOptions, dinars.quote.paymentRefusal], [[], 'amount']);
  assert.equal((await dinars.place('en')).body.code, 'payment-unavailable');

  const order = await orderTo('US', direct.slug);
  const stored = await countPayments();
  const served = 'only' in paypalBuyers ? (paypalBuyers.only as Set<string>) : new Set<string>();
  served.delete('US');
  try {
    const unpaid = await pay(order.token);
    assert.deepEqual([unpaid.status, unpaid.body.code], [422, 'country-not-payable']);
    assert.equal(await countPayments(), stored);
    const read = await app.call(readOrderPayment, { params: { token: order.token } });
    assert.deepEqual([read.body.data.state, read.body.data.options], ['none', []]);
  } finally {
    served.add('US');
  }
  assert.equal((await pay(order.token)).body.data.provider, 'paypal');
});

test('an owner pays with what serves the country of the store, wherever the orders go', async () => {
  const optionsOf = async (token: string, orderIds: string[]) => {
    const { body } = await app.call(
      previewSellerPayment,
      { body: { orderIds, withOffer: false } },
      { token },
    );
    return { options: namesOf(body.data.options), total: body.data.total };
  };
  const own = await shop.ownOrder(spanish);
  const seen = await optionsOf(spanish.token, [own]);
  assert.deepEqual(seen.options, ['sandbox'], 'the order goes to the United States');
  const payAs = (provider: string) =>
    app.call(
      paySellerOrders,
      {
        body: {
          orderIds: [own],
          method: 'card',
          provider,
          withOffer: false,
          expectedTotal: seen.total,
        },
      },
      { ...fresh(), token: spanish.token },
    );
  const sdk = await app.call(
    readPaySdk,
    { query: { orderId: own, provider: 'paypal' } },
    { token: spanish.token },
  );
  assert.equal(sdk.status, 422, sdk.text);
  const begun = await payAs('sandbox');
  assert.equal(begun.status, 200, begun.text);
  const refused = await payAs('paypal');
  assert.deepEqual([refused.status, refused.body.code], [422, 'provider-not-in-country']);
  const page = shop.sandbox.bank.payments.get(begun.body.data.payUrl?.split('/pay/')[1] ?? '');
  assert.equal(page?.state, 'pending', 'the page that was open stays');

  const american = await createOwner(app, { name: 'Ray', countryCode: 'US' });
  assert.deepEqual((await optionsOf(american.token, [await shop.ownOrder(american)])).options, [
    'paypal',
    'sandbox',
  ]);
});

test('a store shows the mark of a provider in the countries that it serves', async () => {
  const { paymentMarks } = (await app.call(getStorefront, { params: { slug: owner.slug } })).body
    .data;
  const marksIn = (country: string) =>
    paymentMarks.flatMap(({ mark, currencies, exceptCountries }) =>
      currencies.includes('USD') && !exceptCountries.includes(country) ? [mark] : [],
    );
  assert.deepEqual([marksIn('US'), marksIn('ES')], [['paypal', 'card'], ['card']]);
});
