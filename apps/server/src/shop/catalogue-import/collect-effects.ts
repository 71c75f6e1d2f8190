import type { ImportOutcome } from '@vitrine/contract/shop/catalogue-imports.ts';
import { effectsMax, type ProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import type { Ctx } from '#platform/context.ts';
import { findSellers, previewFloors } from '../pricing/index.ts';
import type { EvaluatedItem } from './evaluate-items.ts';

type Evaluated = EvaluatedItem & { outcome: ImportOutcome };

/** The platform prices that a file changes, by the id of the variant. */
function findChangedPrices({ built, existing }: Evaluated): [string, bigint][] {
  const before = new Map(
    (existing?.form.variants ?? []).map(({ id, platformPrice }) => [id, platformPrice.amount]),
  );
  return (built.form?.variants ?? []).flatMap(({ id, platformPrice }): [string, bigint][] =>
    id !== null && before.has(id) && before.get(id) !== platformPrice.amount
      ? [[id, BigInt(platformPrice.amount)]]
      : [],
  );
}

/** A variant as operators of a file know it: the name of its product, and its SKU. */
const describeVariants = (evaluated: readonly Evaluated[]): Map<string, string> =>
  new Map(
    evaluated.flatMap(({ built }) => {
      const name = Object.values(built.form?.texts ?? {}).find((texts) => texts.name)?.name ?? '';
      return (built.form?.variants ?? []).flatMap(({ id, sku }): [string, string][] =>
        id === null ? [] : [[id, [name, sku].filter(Boolean).join(' · ')]],
      );
    }),
  );

/** Collects what changed products do to stores, with two statements for each part of the file. */
export class EffectsCollector {
  private readonly stores = new Set<string>();
  private readonly quoters: Parameters<typeof previewFloors>[3] = new Map();
  private readonly list: ProductEffects['list'] = [];
  private raisedCount = 0;

  async add(ctx: Ctx, evaluated: readonly Evaluated[]): Promise<void> {
    const changed = evaluated.filter(
      ({ outcome, existing, changes }) => outcome === 'changed' && existing && changes.length,
    );
    if (!changed.length) return;
    const ids = changed.flatMap(({ existing }) => existing?.id ?? []);
    for (const id of await findSellers(ctx, ids, this.stores)) this.stores.add(id);
    const prices = new Map(changed.flatMap(findChangedPrices));
    if (!prices.size) return;
    const effects = await previewFloors(ctx, ids, prices, this.quoters);
    this.raisedCount += effects.length;
    const labels = describeVariants(changed);
    for (const effect of effects.slice(0, effectsMax - this.list.length))
      this.list.push({ ...effect, label: labels.get(effect.variantId) ?? '' });
  }

  finish(): ProductEffects {
    return { storeCount: this.stores.size, raisedCount: this.raisedCount, list: this.list };
  }
}
