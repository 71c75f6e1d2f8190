import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { changeCart, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { type RefundChoice, refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import {
  getStorefrontFeed,
  getStorefrontProduct,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { buyerPaymentKey, refundByOperators } from '../refunds/testing/refunds.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { bankPayment } from './testing/bank-events.ts';
import { createLinkedOwner } from './testing/direct-shop.ts';

const { shop, luna, kira, admin } = await withBank(
  {
    luna: { name: 'Luna', store: { priceEnding: '95' } },
    kira: (bank) => createLinkedOwner(bank, 'Kira'),
    admin: 'ADMIN',
  },
  { CACHES: 'on' },
);

interface Market {
  country: string;
  currency: Currency;
  /** As a percentage of the price before tax. */
  percent: number;
  treatment: 'none' | 'included' | 'added';
}

const markets: readonly Market[] = [
  { country: 'ES', currency: 'EUR', percent: 21, treatment: 'included' },
  { country: 'GB', currency: 'GBP', percent: 20, treatment: 'included' },
  { country: 'CN', currency: 'CNY', percent: 13, treatment: 'included' },
  { country: 'JP', currency: 'JPY', percent: 10, treatment: 'included' },
  { country: 'CA', currency: 'CAD', percent: 5, treatment: 'added' },
  { country: 'US', currency: 'USD', percent: 0, treatment: 'none' },
];

/** Prices of mug and lamp wherever a buyer reads them before the cart: list, page and feed say the same. */
async function readShownPrices(
  { slug }: TestOwner,
  { country, currency }: Market,
): Promise<Map<string, number>> {
  const query = { country, currency };
  const { list } = (
    await shop.app.call(listStorefrontProducts, {
      params: { slug },
      query: { ...query, limit: 50 },
    })
  ).body.data;
  const feed = (
    await shop.app.call(getStorefrontFeed, { params: { slug }, query: { ...query, limit: 100 } })
  ).body.data.list;
  const prices = new Map<string, number>();
  for (const card of list) {
    const { product } = (
      await shop.app.call(getStorefrontProduct, { params: { slug, product: card.key }, query })
    ).body.data;
    assert.deepEqual(product.price.from, card.price);
    for (const { id, sku, price } of product.variants) {
      assert.deepEqual(feed.find((row) => row.sku === sku)?.price, price);
      prices.set(id, price.amount);
    }
  }
  return prices;
}

/** Half-even, by another way than the code's own. */
function roundHalfEven(value: number): number {
  const low = Math.floor(value);
  const rest = Math.round((value - low) * 1e6) / 1e6;
  return rest === 0.5 ? low + (low % 2) : Math.round(value);
}

for (const market of markets) {
  const { country, currency, percent, treatment } = market;
  for (const mode of ['platform', 'direct'] as const) {
    test(`${country}, ${mode}: what was shown is charged, its parts add up, and refunds undo them in the ledger`, async () => {
      const owner = mode === 'platform' ? luna : kira;
      const rate = mode === 'platform' ? percent : 0;
      const said = mode === 'direct' && percent > 0 ? 'included' : treatment;
      const shown = await readShownPrices(owner, market);
      const wanted = [
        { variantId: shop.mug, quantity: 3 },
        { variantId: shop.lamp, quantity: 1 },
      ];
      const placed = await placeTestOrder(shop.app, owner.slug, wanted, {
        currency,
        countryCode: country,
      });
      const params = { slug: owner.slug, cart: placed.cart };
      const cart = (await shop.app.call(readCart, { params })).body.data;
      const quote = (await shop.app.call(quoteCheckout, { params, body: { countryCode: country } }))
        .body.data;
      assert.deepEqual([cart.taxTreatment, cart.taxPercent], [said, rate]);
      assert.deepEqual([quote.taxTreatment, quote.taxPercent], [said, rate]);
      for (const { variantId, quantity } of wanted) {
        const unit = shown.get(variantId) ?? assert.fail('not shown');
        for (const { lines } of [cart, quote]) {
          const line = lines.find((one) => one.variantId === variantId);
          assert.deepEqual([line?.unit.amount, line?.total.amount], [unit, unit * quantity]);
        }
      }

      const [order] = await shop.ctx.db.select().from(orders).where(eq(orders.id, placed.orderId));
      const lines = await shop.ctx.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, placed.orderId));
      assert.ok(order);
      const goods = wanted.reduce(
        (sum, { variantId, quantity }) => sum + (shown.get(variantId) ?? 0) * quantity,
        0,
      );
      const taxOf = (amount: bigint) =>
        said === 'added'
          ? roundHalfEven((Number(amount) * rate) / 100)
          : Number(amount) - roundHalfEven((Number(amount) * 100) / (100 + rate));
      const taxes = [...lines.map(({ totalMinor }) => totalMinor), order.shippingMinor].map(taxOf);
      assert.deepEqual(
        lines.map(({ taxMinor }) => Number(taxMinor)),
        taxes.slice(0, -1),
      );
      const tax = taxes.reduce((sum, one) => sum + one, 0);
      assert.deepEqual([Number(order.goodsMinor), Number(order.taxMinor)], [goods, tax]);
      assert.equal(
        Number(order.totalMinor),
        goods + Number(order.shippingMinor) + (said === 'added' ? tax : 0),
      );
      assert.equal(quote.total.amount, Number(order.totalMinor));
      assert.ok(order.profitMinor >= 0n, `profit ${order.profitMinor}`);

      await shop.pay(placed.token);
      const tracked = (await shop.app.call(trackOrder, { params: { token: placed.token } })).body
        .data;
      assert.deepEqual(
        [tracked.state, tracked.taxTreatment, tracked.total],
        ['paid', said, quote.total],
      );
      const bank = bankPayment(shop, await buyerPaymentKey(shop, placed.orderId));
      assert.equal(Number(bank.amount), quote.total.amount);
      const detail = (
        await shop.app.call(readOrder, { params: { orderId: placed.orderId } }, owner)
      ).body.data;
      // What the owner sells for is before tax: lines and shipping without theirs.
      assert.equal(
        detail.sellingTotal?.amount,
        detail.lines.reduce((sum, line) => sum + (line.sellingTotal?.amount ?? 0), 0) +
          detail.cost.shipping.amount,
      );
      assert.deepEqual(await shop.discrepancies(), []);

      const refund = (what: RefundChoice, seen: number) =>
        mode === 'platform'
          ? refundByOperators(shop, admin.token, placed.orderId, what, { seen, currency })
          : shop.app.call(
              refundBuyer,
              {
                params: { orderId: placed.orderId },
                body: { what, seenRefunded: { amount: seen, currency }, reason: 'It came back.' },
              },
              { token: owner.token, idempotencyKey: randomUUID() },
            );
      const mugs = lines.find(({ variantId }) => variantId === shop.mug);
      const part = await refund(
        { kind: 'lines', lines: [{ lineId: mugs?.id ?? '', quantity: 1 }] },
        0,
      );
      assert.equal(part.status, 200, part.text);
      const back = part.body.data.paid?.refunded.amount ?? 0;
      // A mug is worth what was shown, plus its tax where that came on top.
      const unit = shown.get(shop.mug) ?? 0;
      assert.ok(
        Math.abs(back - (said === 'added' ? unit * (1 + rate / 100) : unit)) <= 1,
        `${back} for ${unit}`,
      );
      const rest = await refund({ kind: 'whole' }, back);
      assert.equal(rest.status, 200, rest.text);
      assert.equal(rest.body.data.paid?.left.amount, 0);
      await shop.settle();
      assert.equal(
        Number(bankPayment(shop, await buyerPaymentKey(shop, placed.orderId)).refunded),
        quote.total.amount,
      );
      assert.deepEqual(await shop.discrepancies(), []);
    });
  }
}

test('an email says of tax what the order says, and nothing where there is none', async () => {
  const receiptOf = async (
    countryCode: string,
    currency: string,
    language: 'en' | 'es' | 'zh-cn',
    owner = luna,
  ) => {
    const email = `${randomUUID()}@example.com`;
    const order = await placeTestOrder(
      shop.app,
      owner.slug,
      [{ variantId: shop.mug, quantity: 1 }],
      {
        currency,
        countryCode,
        language,
        email,
      },
    );
    await shop.pay(order.token);
    const [row] = await shop.ctx.db.select().from(orders).where(eq(orders.id, order.orderId));
    const mail = (await readMails(shop.app, email)).find(
      ({ template }) => template === 'order-confirmed',
    );
    return { text: mail?.text ?? '', row: row ?? assert.fail('no order') };
  };
  const spanish = await receiptOf('ES', 'EUR', 'es');
  assert.match(spanish.text, /Total \(incluye \d+,\d\d\s€ de impuestos\)/);
  assert.match((await receiptOf('CN', 'CNY', 'zh-cn')).text, /合计（含税费 ¥\d+\.\d\d）/);
  assert.match((await receiptOf('JP', 'JPY', 'en')).text, /Total \(includes ¥\d+ tax\)/);
  assert.match((await receiptOf('CA', 'CAD', 'en')).text, /Taxes {2}CA\$\d+\.\d\d/);
  for (const [country, currency, owner] of [
    ['US', 'USD', luna],
    ['US', 'USD', kira],
    ['ES', 'EUR', kira],
  ] as const)
    assert.doesNotMatch((await receiptOf(country, currency, 'en', owner)).text, /tax/i);
});

test('a cart that moves to another country shows that country’s prices, and does not call them changed', async () => {
  const { slug } = luna;
  const body = {
    countryCode: 'ES',
    currency: 'EUR' as const,
    line: { variantId: shop.mug, quantity: 2 },
  };
  const spanish = (await shop.app.call(createCart, { params: { slug }, body })).body.data;
  const params = { slug, cart: spanish.token };
  const american = (await shop.app.call(changeCart, { params, body: { countryCode: 'US' } })).body
    .data;
  assert.deepEqual([spanish.taxTreatment, american.taxTreatment], ['included', 'none']);
  assert.ok((spanish.lines[0]?.unit.amount ?? 0) > (american.lines[0]?.unit.amount ?? 0));
  assert.deepEqual([spanish.lines[0]?.unitBefore, american.lines[0]?.unitBefore], [null, null]);
  // At checkout the country of the address decides, and the quote's total is what is placed.
  const quote = (await shop.app.call(quoteCheckout, { params, body: { countryCode: 'CA' } })).body
    .data;
  assert.equal(quote.taxTreatment, 'added');
  assert.equal(quote.total.amount, quote.goods.amount + quote.shipping.amount + quote.tax.amount);
  assert.equal(quote.countryCode, 'CA');
});

test('an owner reads what he sells for before tax, whatever his buyers see', async () => {
  const placed = await placeTestOrder(shop.app, luna.slug, [{ variantId: shop.mug, quantity: 1 }], {
    currency: 'USD',
    countryCode: 'ES',
  });
  await shop.pay(placed.token);
  const order = (await shop.app.call(readOrder, { params: { orderId: placed.orderId } }, luna)).body
    .data;
  const { buyerPays, sellingTotal } = order;
  assert.equal(buyerPays?.taxTreatment, 'included');
  assert.equal(sellingTotal?.amount, (buyerPays?.total.amount ?? 0) - (buyerPays?.tax.amount ?? 0));
});
