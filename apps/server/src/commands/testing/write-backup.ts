import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cancelOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { askRefund } from '@vitrine/contract/shop/refunds.ts';
import { signInAs } from '#admin/testing.ts';
import { startCluster } from '#platform/cluster/index.ts';
import { createWorld } from '#server/app-tests/list-queries.world.ts';
import { rollUpSales } from '#shop/analytics/roll-up-sales.ts';
import { createLinkedOwner, payAsOwner } from '#shop/payments/testing/direct-shop.ts';
import type { PayShop } from '#shop/payments/testing/pay-shop.ts';
import { createPayoutShop } from '#shop/payouts/testing/payout-shop.ts';
import { placePaidOrder, refundByOperators, usd } from '#shop/refunds/testing/refunds.ts';
import { backUp } from '../backup.ts';

/**
 * Writes a backup of a small shop as this version makes it, for `upgrade.test.ts`:
 * `node apps/server/src/commands/testing/write-backup.ts <name>.tar.gz`. One is added when a version is released.
 */
async function fill(shop: PayShop): Promise<void> {
  const desk = await createPayoutShop(shop);
  const { owner } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  await desk.request(owner);

  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const lines = [
    { variantId: shop.mug, quantity: 2 },
    { variantId: shop.lamp, quantity: 1 },
  ];
  const [whole, part, asked] = [
    await placePaidOrder(shop, owner, lines),
    await placePaidOrder(shop, owner, lines),
    await placePaidOrder(shop, owner, lines, { currency: 'EUR' }),
  ];
  await refundByOperators(shop, admin, whole.orderId, { kind: 'whole' });
  await refundByOperators(shop, admin, part.orderId, { kind: 'amount', amount: usd(300) });
  await shop.app.call(
    askRefund,
    { params: { orderId: asked.orderId }, body: { reason: 'It arrived broken.' } },
    owner,
  );

  const direct = await createLinkedOwner(shop, 'Kira');
  const settled = await placePaidOrder(shop, direct, lines);
  await payAsOwner(shop, direct, [settled.orderId]);
  await placePaidOrder(shop, direct, lines);
  const own = await shop.ownOrder(direct);
  await shop.app.call(cancelOwnOrder, { params: { orderId: own } }, direct);
  // A payment that is under way.
  await shop.start((await shop.order(owner)).token);
  shop.app.clock.advance(86_400_000);
  await rollUpSales(shop.app.platform);
  await shop.settle();
}

const target = path.resolve(process.argv[2] ?? '');
const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-write-backup-'));
const cluster = await startCluster({ dataDir: path.join(folder, 'cluster'), isThrowaway: true });
process.env['TEST_DATABASE_URL'] = cluster.adminUrl;
const { shop, grow } = await createWorld();
try {
  await grow();
  await grow();
  await fill(shop);
  const dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'files/a'), { recursive: true });
  writeFileSync(path.join(dataDir, 'files/a/picture.webp'), randomBytes(500));
  const file = path.join(folder, 'backup.tar');
  const { tables } = await backUp({
    url: shop.app.url,
    dataDir,
    file,
    hasBucket: false,
    now: shop.app.clock.now(),
  });
  writeFileSync(target, gzipSync(readFileSync(file), { level: 9 }));
  const empty = tables
    .filter(({ schema, rows }) => schema === 'public' && rows === 0)
    .map(({ name }) => name);
  process.stdout.write(`${target}: ${tables.length} tables; without rows: ${empty.join(', ')}\n`);
} finally {
  await shop.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
