import type { BuyerCountries } from '../buyer-countries.ts';

/**
 * Stripe takes cards of every country but those with which it forbids any dealing: "persons located in, resident in … Cuba, Iran, North
 * Korea, and Syria" (stripe.com/legal/restricted-businesses, November 2024; in August 2026 a shop still had to remove these four
 * from its checkout, antiwork/gumroad#7344). Crimea, Donetsk and Luhansk have no country code: Stripe refuses there itself. Cards of
 * Russian banks "are likely to be unsuccessful" (support.stripe.com/questions/impact-of-sanctions-on-russia-and-belarus, June 2022);
 * people there may have others, so that neither RU nor BY is refused (decision 113).
 */
export const stripeBuyers: BuyerCountries = { except: new Set(['CU', 'IR', 'KP', 'SY']) };
