/**
 * The countries and currencies of the payout rails. Providers change them: each list names the page that it follows.
 */

/** Codes of countries or currencies, as they are written in a table. */
export const listCodes = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

/**
 * The countries in which Stripe opens an account for an owner, with the currency that the account holds: "Platforms based in
 * the United States, United Kingdom, EEA, Canada, and Switzerland can transfer funds to connected accounts located in any of
 * these same regions" (docs.stripe.com/connect/cross-border-payouts, November 2026), as far as Stripe has accounts there
 * (stripe.com/global). A platform in another country reaches only accounts in the same country, which is not in this list.
 */
export const stripeAccounts: Readonly<Record<string, string>> = {
  AT: 'EUR',
  BE: 'EUR',
  BG: 'EUR',
  CA: 'CAD',
  CH: 'CHF',
  CY: 'EUR',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  EE: 'EUR',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  GR: 'EUR',
  HR: 'EUR',
  HU: 'HUF',
  IE: 'EUR',
  IT: 'EUR',
  LI: 'CHF',
  LT: 'EUR',
  LU: 'EUR',
  LV: 'EUR',
  MT: 'EUR',
  NL: 'EUR',
  NO: 'NOK',
  PL: 'PLN',
  PT: 'EUR',
  RO: 'RON',
  SE: 'SEK',
  SI: 'EUR',
  SK: 'EUR',
  US: 'USD',
};

/**
 * The countries whose accounts receive payouts and can withdraw them (developer.paypal.com/payouts/supported-features, 30 June
 * 2026: every feature set of its table contains "receive and withdraw"; countries that may only send are not in it).
 */
export const paypalReceivers = listCodes(`
  AD AE AR AT AU BE BG BH BM BR BS BW CA CH CL CN CO CR CY CZ DE DK DO EC EE ES FI FO FR GB GE GI GL GR GT HK HN HR HU
  ID IE IL IN IS IT JM JO JP KE KR KW KY KZ LI LS LT LU LV MA MC MD MT MU MX MY MZ NI NL NO NZ OM PA PE PH PL PT QA RO
  RS SA SE SG SI SK SM SN SV TH TT TW US UY VE VN ZA
`);

/**
 * The currencies in which accounts of any of these countries receive (developer.paypal.com, "Payouts country and currency
 * codes"), of those that Vitrine has. BRL is left out: only accounts of Brazil hold it.
 */
export const paypalCurrencies = listCodes('USD EUR GBP MXN CAD AUD CHF PLN SEK JPY');

/**
 * The countries of the SEPA schemes (European Payments Council, EPC409-09, 2026), with Serbia, Albania, Montenegro, Moldova and
 * North Macedonia, which joined in 2025 and 2026.
 */
export const sepaCountries = listCodes(`
  AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS
  SE SI SK SM VA
`);

/** The countries of the IBAN registry (SWIFT, release 99): their banks have an IBAN, all others a number and a bank code. */
export const ibanCountries = listCodes(`
  AD AE AL AT AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GB GE GI GL GR GT HR HU IE IL IQ IS IT JO KW
  KZ LB LC LI LT LU LV LY MC MD ME MK MN MR MT MU NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL
  TN TR UA VA VG XK YE
`);

/** Territories whose banks have the IBANs of another country (the remarks of the same registry). */
const banksOf: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
};

/** The country whose code begins the IBANs of a country's banks. */
export const getBankCountry = (country: string): string => banksOf[country] ?? country;
