/** Where the buyers are who can pay with a provider: in these countries only, or in all except these (ISO 3166-1, two letters). */
export type BuyerCountries =
  | { readonly only: ReadonlySet<string> }
  | { readonly except: ReadonlySet<string> };

/** True if people in a country can pay with a provider. */
export const isBuyerCountry = (countries: BuyerCountries, country: string): boolean =>
  'only' in countries ? countries.only.has(country) : !countries.except.has(country);
