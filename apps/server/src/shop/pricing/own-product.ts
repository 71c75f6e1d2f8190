import { toMoney } from '@vitrine/contract/money.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { includedBasisPoints } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { chooseName, findProduct, imageIndexOf, variantLabel } from '../catalogue/index.ts';
import { describeFees } from '../fees/index.ts';
import { readAvailable } from '../stock/index.ts';
import { describeImage, getStore, ownStoreId, storePublicUrl } from '../stores/index.ts';
import { describePriced } from './describe-own.ts';
import { describeOwnRows } from './list-own-products.ts';
import { createQuoter } from './quote.ts';
import { readPage } from './read-page.ts';
import { findTaxTerms } from './tax.ts';

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
