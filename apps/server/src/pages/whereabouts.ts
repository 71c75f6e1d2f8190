import type { Currency } from '@vitrine/contract/money.ts';
import type { FastifyRequest } from 'fastify';
import { type Platform, systemContext } from '#platform/context.ts';
import { chargedCurrency, detectCountry } from '#shop/markets/index.ts';
import { pageCallInfo } from './page-request.ts';

/** The country of a visitor, and its currency as long as buyers can be charged in it. */
export interface Whereabouts {
  country: string | null;
  countryCurrency: Currency | null;
}

/** Without a database nothing is known. */
export const nowhere: Whereabouts = { country: null, countryCurrency: null };

/** Where a visitor seems to be: what the country decides until something was chosen. */
export async function findWhereabouts(
  platform: Platform,
  request: FastifyRequest,
): Promise<Whereabouts> {
  const ctx = { ...systemContext(platform), call: pageCallInfo(request) };
  const { code, currency } = await detectCountry(ctx);
  const charged = await chargedCurrency(ctx, currency, 'USD');
  return { country: code, countryCurrency: charged === currency ? currency : null };
}
