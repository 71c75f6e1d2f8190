import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import { confirmTrialRates, installMarkets } from '../../markets/index.ts';
import { setStock } from '../../stock/index.ts';
import { createSampleCatalogue, findSampleCatalogue, type SampleCatalogue } from './sample-catalogue.ts';

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
  return { ctx, sample, mug: onlyVariant(mug), lamp: lamp.variantIds.get('LMP-SAND') ?? '', print: onlyVariant(nandu) };
}

/** The sample goods of a database that has them already. */
export async function findSampleGoods(app: TestApp): Promise<SampleGoods> {
  const ctx = systemContext(app.platform);
  return pickGoods(ctx, await findSampleCatalogue(ctx));
}

/** Opens the countries, makes the sample catalogue, and puts as many units of every variant on the shelf. */
export async function stockSampleGoods(app: TestApp, units = 0): Promise<SampleGoods> {
  const ctx = systemContext(app.platform);
  await installMarkets(ctx);
  await confirmTrialRates(ctx);
  const sample = await inTx(ctx, createSampleCatalogue);
  if (units > 0) {
    for (const { variantIds } of Object.values(sample.products)) for (const id of variantIds.values()) await setStock(ctx, id, units);
  }
  return pickGoods(ctx, sample);
}

/** The whole application with the sample goods, for whatever is priced, ordered or shown. Close its `app` in `after`. */
export async function createSampleShop(
  settings: { units?: number; environment?: Record<string, string> } = {},
): Promise<SampleGoods & { app: TestApp }> {
  const app = await createTestApp(settings.environment ? { environment: settings.environment } : {});
  return { app, ...(await stockSampleGoods(app, settings.units)) };
}
