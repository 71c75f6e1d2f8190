import type { Texts } from '../languages.ts';
import type { CatalogueProduct, ProductOption, ProductVariant } from './catalogue.types.ts';

export interface ProductDraft {
  key: string;
  category: string;
  /** The first part of every sku. */
  code: string;
  name: Texts;
  description: Texts;
  options?: readonly ProductOption[];
  /** US cents: one price, or one for each value of the last option. */
  price: number | readonly number[];
  /** Grams, in the same way. */
  weight: number | readonly number[];
  /** Units per variant, in the order of the variants; the last figure repeats. */
  stock: readonly number[];
  leadDays: number;
}

interface Combination {
  values: Record<string, string>;
  lastIndex: number;
}

/** Every combination of option values, the first option turning slowest. */
function combineOptions(options: readonly ProductOption[]): Combination[] {
  return options.reduce<Combination[]>(
    (combinations, option) =>
      combinations.flatMap(({ values }) =>
        option.values.map((value, lastIndex) => ({
          values: { ...values, [option.key]: value.key },
          lastIndex,
        })),
      ),
    [{ values: {}, lastIndex: 0 }],
  );
}

function pick(figures: number | readonly number[], index: number): number {
  const figure = typeof figures === 'number' ? figures : (figures[index] ?? figures.at(-1));
  if (figure === undefined) throw new Error('A figure of a product is missing');
  return figure;
}

/** Turns what an author writes into a product with all its variants. */
export function defineProduct(draft: ProductDraft): CatalogueProduct {
  const { key, category, name, description, options = [], leadDays } = draft;
  const variants = combineOptions(options).map(({ values, lastIndex }, index): ProductVariant => {
    const parts = [draft.code, ...Object.values(values).map((value) => value.toUpperCase())];
    return {
      sku: parts.join('-'),
      values,
      priceMinor: pick(draft.price, lastIndex),
      stock: pick(draft.stock, index),
      weightGrams: pick(draft.weight, lastIndex),
    };
  });
  return { key, category, name, description, options, variants, leadTimeDays: leadDays };
}
