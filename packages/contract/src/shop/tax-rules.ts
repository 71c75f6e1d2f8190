import { z } from 'zod';
import { divideHalfEven, takeBasisPoints } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';

/*
 * Tax in prices (product.md §5). Price rules, floors and margins are before tax. Where a country's consumer
 * prices include tax, every amount that a buyer sees includes it; elsewhere it is added at checkout.
 */

/** `none`: there is no tax; `included`: shown amounts include it; `added`: it is added at checkout. */
export const taxTreatmentShape = z.enum(['none', 'included', 'added']);
export type TaxTreatment = z.infer<typeof taxTreatmentShape>;

/** The tax on sales of one store to one country. `included` with a rate of 0 is the owner's own tax, which only the owner knows. */
export interface TaxTerms {
  treatment: TaxTreatment;
  basisPoints: number;
}

export const noTax: TaxTerms = { treatment: 'none', basisPoints: 0 };

/** The terms for a country: the platform collects its tax, or the prices of a direct store include the owner's own tax. */
export function taxTermsOf(
  country: { taxBasisPoints: number; pricesIncludeTax: boolean },
  settlementMode: 'platform' | 'direct',
): TaxTerms {
  const basisPoints = country.taxBasisPoints;
  if (basisPoints === 0) return noTax;
  if (settlementMode === 'direct') return { treatment: 'included', basisPoints: 0 };
  return { treatment: country.pricesIncludeTax ? 'included' : 'added', basisPoints };
}

/** The tax rate that shown amounts include; 0 where tax is added later or not at all. */
export function includedBasisPoints({ treatment, basisPoints }: TaxTerms): number {
  return treatment === 'included' ? basisPoints : 0;
}

/** A net amount with its tax, half-even. */
export function addTax(netMinor: bigint, basisPoints: number): bigint {
  return netMinor + takeBasisPoints(netMinor, basisPoints);
}

/** The smallest amount with tax whose net amount is not lower than the given one. */
export function addTaxUpwards(netMinor: bigint, basisPoints: number): bigint {
  return (netMinor * BigInt(10_000 + basisPoints) + 9_999n) / 10_000n;
}

/** The net amount of an amount with tax: ÷ (1 + rate), half-even. */
export function removeTax(grossMinor: bigint, basisPoints: number): bigint {
  return divideHalfEven(grossMinor * 10_000n, BigInt(10_000 + basisPoints));
}

/** Splits a shown amount: net + tax is what the buyer pays for it. */
export function taxParts(
  shownMinor: bigint,
  { treatment, basisPoints }: TaxTerms,
): { netMinor: bigint; taxMinor: bigint } {
  if (treatment === 'none') return { netMinor: shownMinor, taxMinor: 0n };
  if (treatment === 'added')
    return { netMinor: shownMinor, taxMinor: takeBasisPoints(shownMinor, basisPoints) };
  const netMinor = removeTax(shownMinor, basisPoints);
  return { netMinor, taxMinor: shownMinor - netMinor };
}

nameSchemas({ TaxTreatment: taxTreatmentShape });
