import { createFilledTestApp } from '#admin/testing.ts';
import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import type { TestApp, TestAppSettings } from '#platform/testing/app.ts';
import { confirmTrialRates, installMarkets } from '../../markets/index.ts';
import { installShipping } from '../../shipping/index.ts';
import { setStock } from '../../stock/index.ts';
import {
  createSampleCatalogue,
  findSampleCatalogue,
  type SampleCatalogue,
} from './sample-catalogue.ts';

export interface SampleGoods {
  ctx: Ctx;
  sample: SampleCatalogue;
  /** Variants of the sample catalogue: 4.20, 12.00 and 30.00 dollars. */
  mug: string;
  lamp: string;
  print: string;
}

function pickGoods(ctx: Ctx, sample: SampleCatalogue): SampleGoods {
  const { mug, lamp, nandu } = sample.products;
  const onlyVariant = ({ variantIds }: typeof mug) => [...variantIds.values()][0] ?? '';
  return {
    ctx,
    sample,
    mug: onlyVariant(mug),
    lamp: lamp.variantIds.get('LMP-SAND') ?? '',
    print: onlyVariant(nandu),
  };
}

/** The sample goods of a database that has them already. */
export async function findSampleGoods(app: TestApp): Promise<SampleGoods> {
  const ctx = systemContext(app.platform);
  return pickGoods(ctx, await findSampleCatalogue(ctx));
}

/** Opens the countries and makes the sample catalogue. */
async function createGoods(app: TestApp): Promise<SampleCatalogue> {
  const ctx = systemContext(app.platform);
  await installMarkets(ctx);
  await inTx(ctx, installShipping);
  await confirmTrialRates(ctx);
  return inTx(ctx, createSampleCatalogue);
}

async function addStock(goods: SampleGoods, units: number): Promise<SampleGoods> {
  if (units > 0) {
    for (const { variantIds } of Object.values(goods.sample.products))
      for (const id of variantIds.values()) await setStock(goods.ctx, id, units);
  }
  return goods;
}

/** Opens the countries, makes the sample catalogue, and puts as many units of every variant on the shelf. */
export async function stockSampleGoods(app: TestApp, units = 0): Promise<SampleGoods> {
  return addStock(pickGoods(systemContext(app.platform), await createGoods(app)), units);
}

/** The whole application with the sample goods, from a database that has them. */
export async function createStockedTestApp(
  settings: TestAppSettings,
  units = 0,
): Promise<SampleGoods & { app: TestApp }> {
  const app = await createFilledTestApp('goods', createGoods, settings);
  return { app, ...(await addStock(await findSampleGoods(app), units)) };
}

/** The whole application with the sample goods, for whatever is priced, ordered or shown. Close its `app` in `after`. */
export function createSampleShop({
  units,
  ...settings
}: TestAppSettings & { units?: number } = {}): Promise<SampleGoods & { app: TestApp }> {
  return createStockedTestApp(settings, units);
}
