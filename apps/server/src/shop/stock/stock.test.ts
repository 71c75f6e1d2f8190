import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleCatalogue } from '../catalogue/testing/sample-catalogue.ts';
import {
  readAvailable,
  readStockLevels,
  releaseStock,
  reserveStock,
  returnStock,
  setStock,
  takeStock,
} from './index.ts';

const app = await closeAfter(createTestApp());
const { products } = await inTx(systemContext(app.platform), createSampleCatalogue);
const mug = products.mug.variantIds.values().next().value ?? '';
const lamp = products.lamp.variantIds.get('LMP-SAND') ?? '';

const run = <Result>(work: (ctx: ReturnType<typeof systemContext>) => Promise<Result>) =>
  inTx(systemContext(app.platform), work);
const line = (variantId: string, quantity: number) => ({ variantId, quantity, name: 'Mug' });

test('of fifty buyers for ten units exactly ten get one', async () => {
  await setStock(systemContext(app.platform), mug, 10);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      run((ctx) =>
        reserveStock(ctx, { orderId: String(1_000 + index), cartId: null, lines: [line(mug, 1)] }),
      ),
    ),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 10);
  for (const refused of tries)
    if (refused.status === 'rejected') assert.equal(refused.reason.code, 'out-of-stock');
  assert.equal((await readAvailable(systemContext(app.platform), [mug])).get(mug), 0);
});

test('holding, taking, giving back and returning move each unit once, however often they are said', async () => {
  await setStock(systemContext(app.platform), lamp, 5);
  const lines = [line(lamp, 2)];
  const levels = async () => (await readStockLevels(systemContext(app.platform), [lamp])).get(lamp);
  await run((ctx) => reserveStock(ctx, { orderId: '1', cartId: null, lines }));
  await run((ctx) => reserveStock(ctx, { orderId: '1', cartId: null, lines }));
  assert.deepEqual(await levels(), { onHand: 5, held: 2 });
  await run((ctx) => releaseStock(ctx, '1'));
  await run((ctx) => releaseStock(ctx, '1'));
  assert.deepEqual(await levels(), { onHand: 5, held: 0 });
  await run((ctx) => reserveStock(ctx, { orderId: '1', cartId: null, lines }));
  assert.equal(await run((ctx) => takeStock(ctx, '1', lines)), true);
  assert.equal(await run((ctx) => takeStock(ctx, '1', lines)), true);
  await run((ctx) => reserveStock(ctx, { orderId: '1', cartId: null, lines }));
  assert.deepEqual(await levels(), { onHand: 3, held: 0 });
  await run((ctx) => returnStock(ctx, '1'));
  await run((ctx) => returnStock(ctx, '1'));
  assert.deepEqual(await levels(), { onHand: 5, held: 0 });
});

test('a payment after its hold was given back takes what is left, or says that nothing is', async () => {
  await setStock(systemContext(app.platform), lamp, 1);
  assert.equal(await run((ctx) => takeStock(ctx, '2', [line(lamp, 2)])), false);
  assert.equal(await run((ctx) => takeStock(ctx, '2', [line(lamp, 1)])), true);
  await assert.rejects(setStock(systemContext(app.platform), lamp, -1));
});
