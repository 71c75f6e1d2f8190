import type { NumberKind } from '@vitrine/contract/number-input.ts';

interface NumberFieldRule {
  kind: NumberKind['kind'];
  /** In whole minor units, per cent, units, or billionths of a rate. Where the data knows a closer bound, the screen gives it. */
  min: number;
  max: number;
  /** What the arrow keys and the buttons add or take away. */
  step?: number;
}

const quantity = { kind: 'integer', step: 1 } as const;

/**
 * Every number field of the console and the mobile site with what it takes: the bounds are those of the contract. A field
 * can only be drawn by its name here, so that the walk in `e2e/support/number-fields.ts` finds all of them.
 */
const numberFields = {
  'store-percentage': { kind: 'percent', min: 100, max: 2000, step: 5 },
  'category-percentage': { kind: 'percent', min: 100, max: 2000, step: 5 },
  price: { kind: 'money', min: 1, max: 100_000_000_000 },
  payout: { kind: 'money', min: 1, max: Number.MAX_SAFE_INTEGER },
  'refund-amount': { kind: 'money', min: 1, max: Number.MAX_SAFE_INTEGER },
  'refund-quantity': { ...quantity, min: 0, max: 9_999 },
  'own-order-quantity': { ...quantity, min: 1, max: 99 },
  'parcel-quantity': { ...quantity, min: 0, max: 9_999 },
  'stock-quantity': { kind: 'integer', min: 0, max: 10_000_000 },
  'sheet-percent': { kind: 'percent', min: -99, max: 1_000 },
  'platform-price': { kind: 'money', min: 1, max: 100_000_000 },
  'lead-time-days': { ...quantity, min: 0, max: 365 },
  'focal-point': { ...quantity, min: 0, max: 100 },
  'dictionary-position': { kind: 'integer', min: 0, max: 9_999 },
  'lecture-minutes': { kind: 'integer', min: 0, max: 1_440 },
  // Billionths; more than nine million of a currency for one dollar would not be exact.
  'exchange-rate': { kind: 'rate', min: 1, max: 9_000_000 * 10 ** 9 },
  'payout-hold-days': { ...quantity, min: 0, max: 90 },
  'fee-percentage': { kind: 'percent', min: 0, max: 20, step: 0.1 },
  'fee-fixed': { kind: 'money', min: 0, max: 1_000_000 },
  'payout-minimum': { kind: 'money', min: 1, max: 10_000_000 },
  'welcome-budget': { kind: 'money', min: 0, max: 100_000_000 },
  'shipping-price': { kind: 'money', min: 0, max: 10_000_000 },
  'shipping-limit': { kind: 'integer', min: 1, max: 1_000_000_000 },
  'shipping-amount': { kind: 'money', min: 1, max: 1_000_000_000 },
  'shipping-days': { ...quantity, min: 0, max: 120 },
  'demo-price': { kind: 'money', min: 1, max: 100_000_000 },
  'demo-percent': { kind: 'integer', min: 0, max: 100, step: 5 },
  'department-position': { kind: 'integer', min: 0, max: 100_000 },
  'role-position': { kind: 'integer', min: 0, max: 9_999 },
  'menu-position': { kind: 'integer', min: 0, max: 9_999 },
} as const satisfies Record<string, NumberFieldRule>;

export type NumberFieldName = keyof typeof numberFields;
export const ruleOf = (name: NumberFieldName): NumberFieldRule => numberFields[name];
