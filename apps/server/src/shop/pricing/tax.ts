import { type TaxTerms, taxTermsOf } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { findCountryTax } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';

/** The tax on what a store sells to a country, and whether its prices there include it. */
export async function findTaxTerms(
  ctx: Ctx,
  store: Pick<Store, 'settlementMode'>,
  countryCode: string,
): Promise<TaxTerms> {
  return taxTermsOf(await findCountryTax(ctx, countryCode), store.settlementMode);
}
