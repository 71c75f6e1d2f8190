import { z } from 'zod';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { priceSources } from './choose-rule.ts';

/** The lowest and the highest price of the variants; equal when there is only one. */
export const moneyRangeShape = z.object({ from: moneyShape, to: moneyShape });

const feePolicyFields = { basisPoints: z.number().int(), fixed: moneyShape };

/**
 * The owner's fees, for showing earnings live with `feesOf` of `shop/fee-rules.ts`. `alternatives` are those of other providers
 * that the store offers: for each amount the dearest counts.
 */
export const feeShape = z.object({
  ...feePolicyFields,
  alternatives: z.array(z.object(feePolicyFields)),
});

/** The owner's rule at this level, or null when a category or the store decides. */
export const ownRuleShape = z
  .union([z.object({ fixed: moneyShape }), z.object({ percentage: z.number() })])
  .nullable();

/** One price with its explanation, in the store's currency. */
const pricedFields = {
  platformPrice: moneyShape,
  sellingPrice: moneyShape,
  /** The selling price as a percentage of the platform price, two decimals. */
  percentage: z.number(),
  fees: moneyShape,
  earns: moneyShape,
  /** The lowest price that is accepted. */
  floor: moneyShape,
  source: z.enum(priceSources),
  /** The price of the rule was below the floor, so it was raised to it. */
  raised: z.boolean(),
  ownRule: ownRuleShape,
};

export const ownVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  label: z.string(),
  image: imageShape.nullable(),
  stock: z.number().int(),
  /** The platform's proposal, in the currency of the store; buyers never see it. */
  recommendedPrice: moneyShape.nullable(),
  ...pricedFields,
  /** What buyers in the store's own country see. */
  homePrice: moneyShape,
});

export type OwnVariant = z.infer<typeof ownVariantShape>;

nameSchemas({
  MoneyRange: moneyRangeShape,
  Fee: feeShape,
  OwnVariant: ownVariantShape,
  OwnRule: ownRuleShape,
});
