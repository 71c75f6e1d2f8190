import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { listProductStock } from '@vitrine/contract/shop/product-stock.ts';
import * as contract from '@vitrine/contract/shop/stock-counts.ts';
import { moveStock } from '@vitrine/contract/shop/stock-movements.ts';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { readStockLevels, releaseStock, reserveStock, setStock } from '../stock/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { sweepCounts } from './sweep-counts.ts';

const { app, ctx, mug, lamp, luna, admin, other, guest } = await withOwner(
  { luna: { name: 'Luna' }, admin: 'ADMIN', other: 'ADMIN', guest: 'GUEST' },
  { units: 20 },
);
const sku = async (id: string) => {
  const { rows } = await app.platform.database.db.execute<{ sku: string }>(
    sql`select sku from variants where id = ${id}`,
  );
  return rows[0]?.sku ?? '';
};
const [mugSku, lampSku] = [await sku(mug), await sku(lamp)];
const level = async (id: string) => (await readStockLevels(ctx, [id])).get(id);

beforeEach(async () => {
  for (const id of [mug, lamp]) await setStock(ctx, id, 20);
});

let keys = 0;
const nextKey = () => {
  keys += 1;
  return { idempotencyKey: `count-${keys}` };
};

async function upload(
  content: string | Buffer,
  { token = admin.token, name = 'count.csv', query = '', lang = 'en' } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await app.send({
    method: 'POST',
    url: `/api/v1/platform/stock-counts${query}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
      lang,
    },
  });
  return {
    status: answer.status,
    code: answer.body.code,
    data: answer.body.data as contract.StockCount,
  };
}
const rowsOf = async (id: string, kind?: 'problem' | 'different' | 'left-out') =>
  (
    await app.call(
      contract.listStockCountRows,
      { query: { countId: id, pageSize: 100, ...(kind && { kind }) } },
      guest,
    )
  ).body.data.list;
const book = (id: string, person: { token: string } = admin, note = 'Monday') =>
  app.call(
    contract.bookStockCount,
    { params: { id }, body: { note } },
    { ...person, ...nextKey() },
  );

test('a file is compared with the stock of its upload, and nothing is booked before it is confirmed', async () => {
  const { status, data } = await upload(`SKU;Counted\n${mugSku};17\n${lampSku.toLowerCase()};25\n`);
  assert.equal(status, 200);
  assert.deepEqual(
    [data.state, data.differentCount, data.moreUnits, data.fewerUnits, data.problemCount],
    ['open', 2, 5, 3, 0],
  );
  assert.ok(data.missingCount > 0, 'variants that the file does not name are reported');
  assert.deepEqual(
    (await rowsOf(data.id, 'different')).map((row) => [
      row.line,
      row.sku,
      row.onHand,
      row.difference,
    ]),
    [
      [2, mugSku, 20, -3],
      [3, lampSku, 20, 5],
    ],
  );
  assert.equal((await level(mug))?.onHand, 20, 'nothing is booked');
  const booked = await book(data.id);
  assert.equal(booked.status, 200, booked.text);
  assert.deepEqual(
    [booked.body.data.state, booked.body.data.note, booked.body.data.leftOutCount],
    ['booked', 'Monday', 0],
  );
  assert.equal((await level(mug))?.onHand, 17);
  assert.equal((await level(lamp))?.onHand, 25);
  const { rows } = await app.platform.database.db.execute(
    sql`select quantity, on_hand, reason, note from stock_movements where variant_id = ${mug} order by id desc limit 1`,
  );
  assert.deepEqual(rows, [{ quantity: -3, on_hand: 17, reason: 'count', note: 'Monday' }]);
});

test('orders between the upload and the booking stay subtracted', async () => {
  const { data } = await upload(`SKU,Counted\n${mugSku},18\n`);
  await placePaidTestOrder(app, luna.slug, [{ variantId: mug, quantity: 4 }]);
  assert.equal((await level(mug))?.onHand, 16);
  assert.equal((await book(data.id)).status, 200);
  assert.equal((await level(mug))?.onHand, 14, '20 - 4 sold - 2 missing');
});

test('units of paid orders that are still in the warehouse are taken off what was counted with them', async () => {
  const order = await placePaidTestOrder(app, luna.slug, [{ variantId: mug, quantity: 5 }]);
  const unshipped = async (query: string) => {
    const { data } = await upload(`SKU,Counted\n${mugSku},20\n`, { query });
    const [row] = await rowsOf(data.id);
    return [row?.onHand, row?.unshipped, row?.difference];
  };
  const [onHand, waiting] = await unshipped('?withUnshipped=true');
  assert.deepEqual([onHand, Number(waiting) >= 5], [15, true]);
  const [, , difference] = await unshipped('?withUnshipped=true');
  assert.equal(difference, 20 - Number(waiting) - 15);
  assert.deepEqual((await unshipped(''))[2], 5);
  await app.platform.database.db.execute(
    sql`update order_lines set shipped = quantity where order_id = ${order.orderId}`,
  );
  assert.equal((await unshipped('?withUnshipped=true'))[1], Number(waiting) - 5);
});

test('the stock never falls under what buyers hold: such a row is left out with the reason', async () => {
  const { data } = await upload(`SKU,Counted\n${mugSku},1\n${lampSku},19\n`);
  await inTx(systemContext(app.platform), (tx) =>
    reserveStock(tx, {
      orderId: '99001',
      cartId: null,
      lines: [{ variantId: mug, quantity: 3, name: 'Mug' }],
    }),
  );
  const booked = await book(data.id);
  assert.equal(booked.body.data.leftOutCount, 1);
  assert.deepEqual(await level(mug), { onHand: 20, held: 3 });
  const { rows } = await app.platform.database.db.execute<{ id: string }>(
    sql`select product_id::text as id from variants where id = ${mug}`,
  );
  const stock = await app.call(
    listProductStock,
    { query: { productIds: rows.map(({ id }) => id).join() } },
    guest,
  );
  assert.deepEqual(
    stock.body.data.list.find(({ variantId }) => variantId === mug),
    { variantId: mug, onHand: 20, held: 3, available: 17 },
  );
  assert.equal((await level(lamp))?.onHand, 19);
  const [row] = await rowsOf(data.id, 'left-out');
  assert.equal(row?.result, 'below-held');
  assert.match(row?.message ?? '', /buyers hold/);
  await inTx(systemContext(app.platform), (tx) => releaseStock(tx, '99001'));
});

test('a count is booked once, however often and by whomever it is confirmed', async () => {
  const { data } = await upload(`SKU,Counted\n${mugSku},23\n`);
  const tries = await Promise.all([book(data.id), book(data.id, other), book(data.id)]);
  assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await level(mug))?.onHand, 23);
  const key = { idempotencyKey: 'same-key' };
  const again = await upload(`SKU,Counted\n${mugSku},24\n`);
  const twice = async () =>
    app.call(
      contract.bookStockCount,
      { params: { id: again.data.id }, body: { note: '' } },
      { ...admin, ...key },
    );
  const first = await twice();
  assert.equal((await twice()).text, first.text, 'a repeated click gets the same answer');
  assert.equal((await level(mug))?.onHand, 24);
});

test('a variant that was counted or corrected since is left out, a delivery is not', async () => {
  const one = await upload(`SKU,Counted\n${mugSku},25\n${lampSku},18\n`);
  const two = await upload(`SKU,Counted\n${mugSku},25\n`);
  assert.equal((await book(one.data.id)).status, 200);
  assert.equal((await book(two.data.id)).body.data.leftOutCount, 1);
  assert.equal((await level(mug))?.onHand, 25, 'the same five units are not booked twice');
  const three = await upload(`SKU,Counted\n${lampSku},17\n`);
  await app.call(
    moveStock,
    { body: { variantId: lamp, to: null, by: 10, reason: 'delivery', note: '' } },
    { ...admin, ...nextKey() },
  );
  assert.equal((await book(three.data.id)).body.data.leftOutCount, 0);
  assert.equal((await level(lamp))?.onHand, 27);
});

test('wrong rows are named one by one and do not stop the others', async () => {
  const { data } = await upload(
    ['SKU,Barcode,Counted', 'NOPE,,3', `${mugSku},,5`, `${mugSku},,6`, `${lampSku},,`, ',,4'].join(
      '\n',
    ),
  );
  assert.deepEqual(
    (await rowsOf(data.id, 'problem'))
      .filter(({ problem }) => problem !== 'not-in-file')
      .map(({ line, problem }) => [line, problem]),
    [
      [2, 'unknown'],
      [3, 'repeated'],
      [4, 'repeated'],
      [5, 'not-counted'],
      [6, 'no-code'],
    ],
  );
  assert.equal(data.differentCount, 0);
  for (const [cell, problem] of [
    ['-3', 'negative'],
    ['99999999999999999999', 'too-large'],
    ['10000001', 'too-large'],
    ['2.5', 'not-whole'],
    ['1.500', 'not-whole'],
    ['twelve', 'not-a-number'],
  ] as const) {
    const one = await upload(`SKU;Counted\n${mugSku};${cell}\n`, { lang: 'fr' });
    const [row] = await rowsOf(one.data.id, 'problem');
    assert.equal(row?.problem, problem, cell);
  }
  const padded = await upload(`Référence;Compté\n`, { lang: 'fr' });
  assert.equal(padded.code, 'sheet-columns');
});

test('a barcode names a variant, also without its leading zeros', async () => {
  await app.platform.database.db.execute(
    sql`update variants set barcode = '0036000291452' where id = ${mug}`,
  );
  const { data } = await upload('Código de barras;Contadas\n36000291452;21\n', { lang: 'es' });
  assert.deepEqual(
    (await rowsOf(data.id, 'different')).map(({ variantId, difference }) => [
      variantId,
      difference,
    ]),
    [[mug, 1]],
  );
  const conflict = await upload(`SKU,Barcode,Counted\n${lampSku},36000291452,4\n`);
  assert.equal((await rowsOf(conflict.data.id, 'problem'))[0]?.problem, 'conflict');
  await app.platform.database.db.execute(
    sql`update variants set barcode = '036000291452' where id = ${lamp}`,
  );
  const ambiguous = await upload('Barcode,Counted\n036000291452,4\n');
  assert.equal((await rowsOf(ambiguous.data.id, 'problem'))[0]?.problem, 'ambiguous');
  await app.platform.database.db.execute(sql`update variants set barcode = ''`);
});

test('files that are none are refused, and only operators with the right upload, read and book', async () => {
  assert.equal((await upload('')).code, 'sheet-titles');
  assert.equal((await upload('a,b\n1,2\n')).code, 'sheet-titles');
  assert.equal((await upload('SKU,Counted\n')).code, 'sheet-empty');
  assert.equal((await upload(Buffer.from([0xff, 0xfe, 0xfa, 0x80]))).code, 'sheet-unreadable');
  const bomb = zipSync({ 'xl/workbook.xml': strToU8('<x/>') });
  assert.equal((await upload(Buffer.from(bomb), { name: 'a.xlsx' })).code, 'sheet-unreadable');
  const many = Array.from({ length: contract.countRowsMax + 1 }, (_, n) => `S${n},1`);
  assert.equal((await upload(['SKU,Counted', ...many].join('\n'))).code, 'sheet-too-large');
  assert.equal((await upload('SKU,Counted\nx,1\n', { token: guest.token })).code, 'forbidden');
  assert.equal((await upload('SKU,Counted\nx,1\n', { token: luna.token })).code, 'forbidden');
  const { data } = await upload(`SKU,Counted\n${mugSku},1\n`);
  assert.equal((await book(data.id, guest)).body.code, 'forbidden');
  assert.equal(
    (await app.call(contract.getStockCount, { params: { id: data.id } }, luna)).body.code,
    'forbidden',
  );
  assert.equal((await book('999999')).status, 404);
});

test('the sheet can be filled in and uploaded as it is, and the report names every row', async () => {
  const sheet = await app.server.inject({
    method: 'GET',
    url: '/api/v1/platform/stock-count-sheet',
    headers: { authorization: `Bearer ${guest.token}`, lang: 'es' },
  });
  assert.equal(sheet.statusCode, 200);
  const filled = sheet.body
    .split('\r\n')
    .map((line, index) => (index > 0 && line ? `${line}20` : line))
    .join('\r\n');
  const { data } = await upload(filled, { lang: 'es' });
  assert.deepEqual([data.problemCount, data.differentCount, data.missingCount], [0, 0, 0]);
  const report = await app.server.inject({
    method: 'GET',
    url: `/api/v1/platform/stock-counts/${data.id}/report`,
    headers: { authorization: `Bearer ${guest.token}`, lang: 'en' },
  });
  assert.equal(report.statusCode, 200);
  assert.match(report.body, new RegExp(mugSku));
  assert.equal(report.body.trim().split('\r\n').length, data.equalCount + 1);
});

test('a count is listed, discarded, and then neither booked nor kept for long', async () => {
  const { data } = await upload(`SKU,Counted\n${mugSku},1\n`, { name: 'shelf.csv' });
  const listed = (await app.call(contract.listStockCounts, { query: {} }, guest)).body.data;
  assert.deepEqual([listed.list[0]?.id, listed.list[0]?.fileName], [data.id, 'shelf.csv']);
  const read = (who: { token: string }) =>
    app.call(contract.getStockCount, { params: { id: data.id } }, who);
  assert.equal((await read(guest)).body.data.state, 'open');
  const discard = () => app.call(contract.discardStockCount, { params: { id: data.id } }, admin);
  assert.equal((await discard()).body.data.state, 'discarded');
  assert.equal((await discard()).status, 409);
  assert.equal((await book(data.id)).body.code, 'stock-count-closed');
  assert.equal((await level(mug))?.onHand, 20);
  app.clock.advance(31 * 86_400_000);
  await sweepCounts(app.platform);
  // The sign-ins of this file are over by then.
  const again = await signInAs(app, 'GUEST');
  assert.equal((await read(again)).status, 404);
});
