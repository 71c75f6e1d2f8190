import { countryCookie } from '@vitrine/contract/shop/markets.ts';
import type { Ctx } from '#platform/context.ts';
import { lookUpCountry } from '#platform/geo.ts';
import { findAccountChoices } from './account-choices.ts';
import { regionOf } from './markets.rules.ts';
import type { CountryRow, Markets } from './markets.types.ts';
import { readMarkets } from './snapshot.ts';

/** Headers in which a trusted proxy names the visitor's country. */
const proxyHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country-code',
];

const fallbackCountry = 'US';

function knownCountry(markets: Markets, code: string | undefined): CountryRow | undefined {
  return code ? markets.countries.get(code.trim().toUpperCase()) : undefined;
}

/** The country of the caller: saved choice on the account or in a cookie, trusted proxy header, geo database, Accept-Language, else the US. */
export async function detectCountry(ctx: Ctx, read = readMarkets): Promise<CountryRow> {
  const markets = await read(ctx);
  const { call, platform } = ctx;
  const chosen = ctx.caller ? (await findAccountChoices(ctx, ctx.caller.accountId)).country : null;
  const saved = knownCountry(markets, chosen ?? call.cookies[countryCookie]);
  if (saved) return saved;
  if (platform.config.TRUST_PROXY.length > 0) {
    for (const header of proxyHeaders) {
      const named = knownCountry(markets, call.headers[header]);
      if (named) return named;
    }
  }
  const found =
    knownCountry(markets, await lookUpCountry(call.address)) ??
    knownCountry(markets, regionOf(call.headers['accept-language'])) ??
    knownCountry(markets, fallbackCountry);
  if (!found)
    throw new Error('The reference data are not installed: installMarkets runs at start.');
  return found;
}
