import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import {
  type PaperSize,
  printPackingSlips,
  printPickList,
} from '@vitrine/contract/shop/shipping-documents.ts';
import { readPdf, readPdfText } from '#platform/pdf/testing/read-pdf.ts';
import { placePaidTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, mug, lamp, owner, admin, guest } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 200 },
);
const address = (firstName: string, lastName: string, line1: string): Address => ({
  firstName,
  lastName,
  line1,
  city: 'City',
  // An order keeps its country.
  countryCode: 'US',
});

/** The bytes as they travel: a PDF is no text. */
async function print(
  endpoint: typeof printPackingSlips | typeof printPickList,
  orderIds: readonly string[],
  {
    paper = 'a4',
    token = admin.token,
    lang = 'en',
  }: { paper?: PaperSize; token?: string; lang?: string } = {},
) {
  const answer = await app.server.inject({
    method: 'POST',
    url: endpoint.path,
    payload: { orderIds, paper },
    headers: { authorization: `Bearer ${token}`, lang },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const two = [
  { variantId: mug, quantity: 2 },
  { variantId: lamp, quantity: 1 },
];
const first = await placePaidTestOrder(app, owner.slug, two);
const spanish = await placePaidTestOrder(app, owner.slug, [{ variantId: lamp, quantity: 1 }], {
  language: 'es',
  countryCode: 'ES',
});
const chinese = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
  language: 'zh-cn',
  countryCode: 'CN',
});
const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);

test('packing slips are in the language of each buyer, in the order that was sent, without a price', async () => {
  for (const paper of ['a4', 'a6'] as const) {
    const { status, headers, bytes } = await print(
      printPackingSlips,
      [spanish, first, chinese].map(({ orderId }) => orderId),
      { paper },
    );
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.match(String(headers['content-disposition']), /packing-slips-[\d-]+\.pdf/);
    const pages = readPdf(bytes).map((texts) => texts.map(({ text }) => text).join(' '));
    assert.deepEqual(
      pages.map((page) => /VT-\d+/.exec(page)?.[0]),
      [spanish, first, chinese].map(({ number }) => number),
    );
    assert.match(pages[0] ?? '', /Albarán de entrega/);
    assert.match(pages[1] ?? '', /Packing slip[\s\S]*Maya Torres[\s\S]*418 Alvarado St/);
    assert.match(pages[2] ?? '', /装箱单[\s\S]*李伟/);
    assert.doesNotMatch(pages.join(' '), /[$€¥]|USD|\d\.\d\d/);
  }
});

test('names in Hangul, Thai, Arabic, Cyrillic and Chinese are printed on a slip', async () => {
  const people: [Address, RegExp][] = [
    [address('하늘', '김', '테헤란로 152'), /하늘/],
    [address('น้ำฝน', 'ศรี', 'ถนนสุขุมวิท'), /น้/],
    [address('محمد', 'علي', 'شارع 5'), /دمحم/],
    [address('Олена', 'Ґалаґан', 'вул. Хрещатик 1'), /Олена Ґалаґан/],
    [address('镕', '朱', '人民路 1 号'), /朱 ?镕/],
  ];
  for (const [person, expected] of people) {
    await app.platform.database.pool.query('update orders set address = $1 where id = $2', [
      JSON.stringify(person),
      first.orderId,
    ]);
    const { bytes } = await print(printPackingSlips, [first.orderId]);
    const text = readPdfText(bytes);
    assert.match(text, expected);
    assert.doesNotMatch(text, /□/);
  }
});

test('a pick list has the message of the buyer, and the slip that goes to the buyer has not', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    message: 'Please wrap it, 请包装',
  });
  const picks = readPdfText((await print(printPickList, [orderId])).bytes);
  assert.match(picks, /Buyer’s message: Please wrap it,\s+请包装/);
  assert.doesNotMatch(picks, /□/);
  assert.doesNotMatch(readPdfText((await print(printPackingSlips, [orderId])).bytes), /wrap it/);
});

test('a pick list sums the units of each SKU, then names them by order, in the language of the operator', async () => {
  const ids = [first, chinese, unpaid].map(({ orderId }) => orderId);
  const { status, bytes } = await print(printPickList, [...ids, first.orderId], { lang: 'es' });
  assert.equal(status, 200);
  const pages = readPdf(bytes).map((texts) => texts.map(({ text }) => text).join(' '));
  assert.match(pages[0] ?? '', /Lista de preparación[\s\S]*Pedidos: 2 · Artículos: 4/);
  assert.match(pages[0] ?? '', /\bMUG\b[^0-9]+3/);
  assert.ok(pages[1]?.includes(first.number) && pages[1].includes(chinese.number));
  assert.match(pages.at(-1) ?? '', new RegExp(`No incluidos[\\s\\S]*${unpaid.number}`));
});

test('shipped units are not picked again, and the slip shows the units that are left', async () => {
  const order = await placePaidTestOrder(app, owner.slug, two);
  const { lines } = await readLines(order.orderId);
  await app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: {
        carrier: 'DHL',
        trackingNumber: 'JD014600',
        lines: [{ lineId: lines[0] ?? '', quantity: 2 }],
      },
    },
    { token: admin.token, idempotencyKey: 'ships-a-part' },
  );
  const slip = readPdfText((await print(printPackingSlips, [order.orderId])).bytes);
  assert.match(slip, /Items in this order: 1/);
  assert.doesNotMatch(slip, /\bMUG\b/);
});

async function readLines(orderId: string): Promise<{ lines: string[] }> {
  const { rows } = await app.platform.database.pool.query(
    'select id from order_lines where order_id = $1 order by position',
    [orderId],
  );
  return { lines: rows.map(({ id }) => String(id)) };
}

test('a document of nothing is refused, and so are callers who may not read buyers', async () => {
  assert.equal((await print(printPackingSlips, [unpaid.orderId])).status, 409);
  assert.equal((await print(printPickList, ['999999'])).status, 409);
  assert.equal((await print(printPackingSlips, [])).status, 400);
  for (const endpoint of [printPackingSlips, printPickList])
    assert.equal((await print(endpoint, [first.orderId], guest)).status, 403);
});
