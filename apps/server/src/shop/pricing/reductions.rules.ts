import { type Currency, percentToBasisPoints } from '@vitrine/contract/money.ts';
import type { PriceRule } from '@vitrine/contract/shop/choose-rule.ts';
import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import type { PriceEnding } from '@vitrine/contract/shop/store-shapes.ts';
import type { RulesOfProduct } from './quote.ts';

const dayMs = 86_400_000;
/** A reduction is compared with the lowest price of so many days before it (directive 98/6/EC, article 6a). */
const comparedMs = 30 * dayMs;
/** It is announced for so many days; from then on it is the price. */
const announcedMs = 30 * dayMs;
/** How far back the settings of prices are needed. */
export const reductionReachMs = comparedMs + announcedMs;
/** A smaller difference is no reduction that is worth announcing, in per cent. */
const leastPercent = 5n;

/** A change of a setting, with what was there before it. */
export interface SettingChange {
  isPlatform: boolean;
  productId: string | null;
  variantId: string | null;
  categoryId: string | null;
  before: PriceSetting | null;
  at: Date;
}

/** All that decides the price of one variant in one store, in addition to rates, fees and taxes. */
export interface PriceState {
  platformUsdMinor: bigint;
  rules: RulesOfProduct;
  defaultPercentageBp: number;
  priceEnding: PriceEnding;
}

export interface ReducedVariant {
  id: string;
  productId: string;
  categoryId: string;
  primaryCategoryId: string;
  baseCurrency: Currency;
  /** Prices before it are those of a product that nobody could buy. */
  soldSince: Date;
}

function toRule(setting: PriceSetting | null): PriceRule | undefined {
  if (setting && 'fixed' in setting) return { fixedMinor: BigInt(setting.fixed.amount) };
  if (setting && 'percentage' in setting)
    return { percentageBp: percentToBasisPoints(setting.percentage) };
  return undefined;
}

const percentageIn = (setting: PriceSetting | null) =>
  setting && 'percentage' in setting ? percentToBasisPoints(setting.percentage) : undefined;

/** The state before a change; as it is, if the change is about something else. */
function undoChange(state: PriceState, change: SettingChange, variant: ReducedVariant): PriceState {
  const { before, productId, variantId, categoryId } = change;
  if (change.isPlatform)
    return variantId === variant.id && before && 'platform' in before
      ? { ...state, platformUsdMinor: BigInt(before.platform.amount) }
      : state;
  if (variantId !== null) {
    if (variantId !== variant.id) return state;
    const rule = toRule(before);
    return {
      ...state,
      rules: { ...state.rules, variants: new Map(rule ? [[variant.id, rule]] : []) },
    };
  }
  if (productId !== null)
    return productId === variant.productId
      ? { ...state, rules: { ...state.rules, product: toRule(before) } }
      : state;
  if (categoryId === variant.categoryId)
    return { ...state, rules: { ...state.rules, category: percentageIn(before) } };
  if (categoryId === variant.primaryCategoryId)
    return { ...state, rules: { ...state.rules, parentCategory: percentageIn(before) } };
  if (categoryId !== null || !before) return state;
  if ('ending' in before) return { ...state, priceEnding: before.ending };
  return 'percentage' in before
    ? { ...state, defaultPercentageBp: percentToBasisPoints(before.percentage) }
    : state;
}

/** A fixed price of another time in another currency: what was sold for before it is not known. */
const isForeign = ({ before }: SettingChange, { baseCurrency }: ReducedVariant) =>
  before !== null && 'fixed' in before && before.fixed.currency !== baseCurrency;

/** One save may write several settings: none of them alone was ever a price. */
function groupByMoment(changes: readonly SettingChange[]): [Date, SettingChange[]][] {
  const groups: [Date, SettingChange[]][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && last[0].getTime() === change.at.getTime()) last[1].push(change);
    else groups.push([change.at, [change]]);
  }
  return groups;
}

/**
 * The lowest price of the 30 days before a variant was reduced; nothing where it was not, or where it was as cheap in those days.
 * Prices of the past are computed with today's rates, fees and taxes, so that these alone never make a reduction. Only the newest
 * change of the price counts: one that was raised after a reduction is not reduced any more.
 */
export function findPriceBefore(
  variant: ReducedVariant,
  present: PriceState,
  newestFirst: readonly SettingChange[],
  now: Date,
  quote: (state: PriceState) => bigint,
): bigint | null {
  const price = quote(present);
  let state = present;
  let reducedAt: Date | undefined;
  let lowest: bigint | null = null;
  for (const [at, changes] of groupByMoment(newestFirst)) {
    if (at <= variant.soldSince || changes.some((change) => isForeign(change, variant))) break;
    if (reducedAt && at.getTime() <= reducedAt.getTime() - comparedMs) break;
    state = changes.reduce((later, change) => undoChange(later, change, variant), state);
    const before = quote(state);
    if (!reducedAt) {
      if (before === price) continue;
      if (now.getTime() - at.getTime() > announcedMs) return null;
      reducedAt = at;
    }
    if (lowest === null || before < lowest) lowest = before;
  }
  if (lowest === null || lowest <= price) return null;
  return (lowest - price) * 100n >= lowest * leastPercent ? lowest : null;
}
