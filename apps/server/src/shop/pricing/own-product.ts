import { convertMinor, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { includedBasisPoints } from '@vitrine/contract/shop/tax-rules.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { chooseName, findProduct, imageIndexOf, variantLabel } from '../catalogue/index.ts';
import { describeFees } from '../fees/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeImage, getStore, ownStoreId, storePublicUrl } from '../stores/index.ts';
import { describePriced } from './describe-own.ts';
import { describeOwnRows } from './list-own-products.ts';
import { createQuoter, type Quoter } from './quote.ts';
import { readPage } from './read-page.ts';
import { findTaxTerms } from './tax.ts';

/** The prices that the platform proposes for variants, in the currency of the store at today's rate. */
async function readProposedPrices(
  ctx: Ctx,
  productId: string,
  { currency, rateFromUsd }: Quoter,
): Promise<Map<string, Money>> {
  const rows = await ctx.db.rows(
    sql`select id, recommended_price_minor as proposed_minor from variants
      where product_id = ${productId} and recommended_price_minor is not null`,
    { id: as.id, proposedMinor: as.minor },
  );
  return new Map(
    rows.map(({ id, proposedMinor }) => [
      id,
      toMoney(convertMinor(proposedMinor, rateFromUsd), currency),
    ]),
  );
}

/** One product with all its variants, as the own store sells it. */
export async function getOwnProduct(ctx: Ctx, productId: string): Promise<OwnProduct> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const quoter = await createQuoter(ctx, store, store.baseCurrency);
  const home = await findTaxTerms(ctx, store, store.countryCode);
  const homeQuoter = await createQuoter(ctx, store, store.baseCurrency, includedBasisPoints(home));
  const page = await readPage(ctx, store, {
    scope: 'all',
    sort: 'newest',
    limit: 1,
    ids: [productId],
    withTotal: false,
  });
  const listed = orNotFound(page.products[0]);
  const product = orNotFound(await findProduct(ctx, productId));
  const [row] = await describeOwnRows(ctx, store, quoter, [listed]);
  const active = product.variants.filter(({ isActive }) => isActive);
  const stock = await readAvailable(
    ctx,
    active.map(({ id }) => id),
  );
  const proposed = await readProposedPrices(ctx, productId, quoter);
  const images = product.images.flatMap((image) => describeImage(image) ?? []);
  return {
    ...orNotFound(row),
    description: chooseName(product.descriptions, ctx.language, store.language),
    images,
    leadTimeDays: product.leadTimeDays,
    publicUrl: `${storePublicUrl(ctx.platform.config, store)}/p/${product.key}`,
    fees: describeFees(quoter.fees, quoter.currency),
    home: {
      countryCode: store.countryCode,
      taxTreatment: home.treatment,
      taxPercent: home.basisPoints / 100,
      priceEnding: store.priceEnding,
    },
    variants: active.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      label: variantLabel(product.options, variant.values, ctx.language, store.language),
      image: images[imageIndexOf(product.images, variant.values)] ?? null,
      stock: stock.get(variant.id) ?? 0,
      recommendedPrice: proposed.get(variant.id) ?? null,
      ...describePriced(
        quoter.quote(variant.id, variant.priceMinor, listed.rules),
        quoter,
        listed.rules.variants.get(variant.id),
      ),
      homePrice: toMoney(
        homeQuoter.quote(variant.id, variant.priceMinor, listed.rules).unitMinor,
        store.baseCurrency,
      ),
    })),
  };
}
