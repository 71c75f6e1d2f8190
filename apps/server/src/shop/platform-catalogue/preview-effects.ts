import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type previewProductEffects as contract,
  effectsMax,
} from '@vitrine/contract/shop/product-effects.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { findProduct, variantLabel } from '../catalogue/index.ts';
import { countSellers, previewFloors } from '../pricing/index.ts';

/** The effects of new platform prices on stores, before they are saved. */
export async function previewEffects(
  ctx: Ctx,
  productId: string,
  { platformPrices }: EndpointInput<typeof contract>['body'],
): Promise<EndpointReply<typeof contract>> {
  const { options, variants } = orNotFound(await findProduct(ctx, productId));
  const sellers = await countSellers(ctx, [productId]);
  const effects = await previewFloors(
    ctx,
    [productId],
    new Map(
      platformPrices.map(({ variantId, platformPrice }) => [
        variantId,
        BigInt(platformPrice.amount),
      ]),
    ),
  );
  const labels = new Map(
    variants.map(({ id, values }) => [id, variantLabel(options, values, ctx.language)]),
  );
  return {
    storeCount: sellers.get(productId) ?? 0,
    raisedCount: effects.length,
    list: effects
      .slice(0, effectsMax)
      .map((effect) => ({ ...effect, label: labels.get(effect.variantId) ?? '' })),
  };
}
