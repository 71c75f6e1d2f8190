import type { ImportOutcome } from '@vitrine/contract/shop/catalogue-imports.ts';
import type { ProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import type { StoredFindings } from './catalogue-import.tables.ts';
import type { EvaluatedItem } from './evaluate-items.ts';
import type { ReadImport } from './find-import.ts';

const categoriesMax = 300;
const pricedMax = 10;

/** Compares a built product with the stored one. */
export function findOutcome(
  { built, existing, changes, changesStock }: EvaluatedItem,
  row: ReadImport,
): ImportOutcome {
  if (!built.form) return 'error';
  if (!existing) return 'new';
  if (row.settings.existing === 'skip') return 'skipped';
  return changes.length || changesStock || built.pictures.length ? 'changed' : 'unchanged';
}

/** Collects the findings of a check, product by product. */
export class FindingsCollector {
  private readonly categories = new Map<
    string,
    { productCount: number; categoryId: string | null }
  >();
  private readonly samples: StoredFindings['samples'] = [];
  private readonly counts: StoredFindings['counts'];
  private readonly filled: number[];

  constructor(rowCount: number, filled: number[]) {
    this.filled = filled;
    this.counts = {
      rowCount,
      newCount: 0,
      newVariantCount: 0,
      changedCount: 0,
      changedVariantCount: 0,
      unchangedCount: 0,
      newIdCount: 0,
      skippedCount: 0,
      errorCount: 0,
      leftOutCount: 0,
      pictureCount: 0,
    };
  }

  add(
    one: EvaluatedItem,
    outcome: ImportOutcome,
    find: (text: string) => string | undefined,
  ): void {
    const { counts } = this;
    const { built, item } = one;
    const variantCount = built.form?.variants.length ?? 0;
    counts.leftOutCount += built.leftOut.length;
    if (outcome === 'new') {
      counts.newCount += 1;
      counts.newVariantCount += variantCount;
    } else if (outcome === 'changed') {
      counts.changedCount += 1;
      counts.changedVariantCount += variantCount;
    } else if (outcome === 'unchanged') {
      counts.unchangedCount += 1;
      if (one.hasNewIds) counts.newIdCount += 1;
    }
    if (outcome === 'skipped') counts.skippedCount += 1;
    if (outcome === 'error') counts.errorCount += 1;
    if (outcome === 'new' || outcome === 'changed') counts.pictureCount += built.pictures.length;
    this.addSample(one);
    const text = item.records.find(({ cells }) => cells.category)?.cells.category?.trim();
    if (!text || (!this.categories.has(text) && this.categories.size >= categoriesMax)) return;
    const known = this.categories.get(text) ?? { productCount: 0, categoryId: find(text) ?? null };
    this.categories.set(text, { ...known, productCount: known.productCount + 1 });
  }

  private addSample({ built }: EvaluatedItem): void {
    const [variant] = built.form?.variants ?? [];
    if (!built.form || !variant || this.samples.length >= pricedMax) return;
    const supply = variant.supplies.find(({ isPreferred }) => isPreferred);
    const name = Object.values(built.form.texts).find((texts) => texts.name)?.name ?? '';
    this.samples.push({
      name,
      sku: variant.sku,
      costMinor: supply?.cost.amount ?? null,
      currency: supply?.cost.currency ?? 'USD',
      platformMinor: variant.platformPrice.amount,
    });
  }

  finish(unassigned: number, effects: ProductEffects): StoredFindings {
    this.counts.leftOutCount += unassigned;
    return {
      counts: this.counts,
      filled: this.filled,
      samples: this.samples,
      categories: [...this.categories].map(([text, found]) => ({ text, ...found })),
      effects,
    };
  }
}
