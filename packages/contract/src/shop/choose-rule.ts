export const priceSources = [
  'variant-fixed',
  'product-fixed',
  'variant-percentage',
  'product-percentage',
  'category',
  'parent-category',
  'store',
] as const;

export type PriceSource = (typeof priceSources)[number];

/** An owner's rule at one level: a fixed price in the store's currency, or a percentage; never both. */
export type PriceRule = { fixedMinor: bigint } | { percentageBp: number };

/** The rules that may apply to one variant, most specific first. */
export interface RulesOfVariant {
  variant?: PriceRule | undefined;
  product?: PriceRule | undefined;
  category?: number | undefined;
  parentCategory?: number | undefined;
  storeDefault: number;
}

export type ChosenRule = { source: PriceSource } & PriceRule;

/** The first rule that applies: the variant's, the product's, the secondary, the primary category's, the store's. */
export function chooseRule(rules: RulesOfVariant): ChosenRule {
  if (rules.variant)
    return 'fixedMinor' in rules.variant
      ? { source: 'variant-fixed', ...rules.variant }
      : { source: 'variant-percentage', ...rules.variant };
  if (rules.product)
    return 'fixedMinor' in rules.product
      ? { source: 'product-fixed', ...rules.product }
      : { source: 'product-percentage', ...rules.product };
  if (rules.category !== undefined) return { source: 'category', percentageBp: rules.category };
  if (rules.parentCategory !== undefined)
    return { source: 'parent-category', percentageBp: rules.parentCategory };
  return { source: 'store', percentageBp: rules.storeDefault };
}
