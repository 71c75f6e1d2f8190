import { randomUUID } from 'node:crypto';
import { signInAs } from '../apps/server/src/admin/testing.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { type Ctx, inTx, systemContext } from '../apps/server/src/platform/context.ts';
import { migrate } from '../apps/server/src/platform/db/migrations.ts';
import { createSampleCatalogue } from '../apps/server/src/shop/catalogue/testing/sample-catalogue.ts';
import { postJournal } from '../apps/server/src/shop/ledger/index.ts';
import { confirmTrialRates, installMarkets } from '../apps/server/src/shop/markets/index.ts';
import { installShipping } from '../apps/server/src/shop/shipping/index.ts';
import { setStock } from '../apps/server/src/shop/stock/index.ts';
import {
  createDirectOwner,
  createOwner,
  type TestOwner,
} from '../apps/server/src/shop/stores/testing/owners.ts';

export interface FilledShop {
  /** Its buyers pay the platform. */
  platformOwner: TestOwner;
  /** Their buyers pay them; they pay their orders themselves, one or many at once. */
  directOwners: TestOwner[];
  /** Each has earnings of `payoutMinor`, and no account yet. */
  payoutOwners: TestOwner[];
  /** Of an operator who may submit evidence. */
  operatorToken: string;
  operatorRefreshToken: string;
  /** Variants with units enough, and one that a rush is for. */
  variants: string[];
  scarce: string;
}

const unitsEnough = 1_000_000;
const payoutMinor = 9_000n;

/** Earnings from the platform's promotions, because others would need days of sales. */
async function giveEarnings(tx: Ctx, storeId: string): Promise<void> {
  const currency = 'USD';
  await postJournal(tx, {
    kind: 'matured',
    sourceType: 'payment',
    sourceId: randomUUID(),
    lines: [
      { account: { code: 'platform_promotions' }, amountMinor: payoutMinor, currency },
      { account: { code: 'owner_available', storeId }, amountMinor: -payoutMinor, currency },
    ],
  });
}

/** Fills an empty database through the application's own use cases: markets, a few products, three stores. */
export async function fillShop(
  url: string,
  environment: Record<string, string>,
  payoutOwners: number,
): Promise<FilledShop> {
  await migrate(url);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  try {
    const ctx = systemContext(app.platform);
    await inTx(ctx, installMarkets);
    await inTx(ctx, installShipping);
    await confirmTrialRates(ctx);
    const { products } = await inTx(ctx, createSampleCatalogue);
    const first = (ids: ReadonlyMap<string, string>) => ids.values().next().value ?? '';
    const scarce = first(products.nandu.variantIds);
    const variants = [
      ...products.lamp.variantIds.values(),
      first(products.mug.variantIds),
      first(products.phone.variantIds),
    ];
    for (const id of [scarce, ...variants]) await setStock(ctx, id, unitsEnough);
    const earners: TestOwner[] = [];
    for (let index = 0; index < payoutOwners; index += 1) {
      const owner = await createOwner(app, { name: `Dana ${index + 1}` });
      await inTx(ctx, (tx) => giveEarnings(tx, owner.storeId));
      earners.push(owner);
    }
    const operator = await signInAs(app, 'ADMIN');
    return {
      operatorToken: operator.token,
      operatorRefreshToken: operator.refreshToken,
      payoutOwners: earners,
      platformOwner: await createOwner(app, { name: 'Ada' }),
      directOwners: [
        await createDirectOwner(app, 'Ben', { isLinked: false }),
        await createDirectOwner(app, 'Cleo', { isLinked: false }),
      ],
      variants,
      scarce,
    };
  } finally {
    await app.close();
  }
}
