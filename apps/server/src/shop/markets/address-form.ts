import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { fieldText, isFieldCode } from '#texts/fields.ts';
import { addressNeeds, postcodeRule } from './address.rules.ts';
import { findCountry } from './markets.service.ts';

/** What the address form of a country asks for, and in words what its postcodes look like. */
export function describeAddressForm(
  { language }: Pick<Ctx, 'language'>,
  countryCode: string,
): Quote['address'] {
  const { code, values } = postcodeRule(countryCode);
  const needs = addressNeeds(countryCode);
  // Who reads Chinese needs no Latin name beside the Chinese one.
  const regions =
    countryCode === 'CN' && language === 'zh-cn'
      ? needs.regions.map(({ code }) => ({ code, name: code }))
      : needs.regions;
  return {
    ...needs,
    regions,
    postcodeHint: fillText(isFieldCode(code) ? fieldText(code, language) : '', values ?? {}),
  };
}

/** The same for any country that the platform knows. */
export async function readAddressForm(ctx: Ctx, countryCode: string): Promise<Quote['address']> {
  return describeAddressForm(ctx, orNotFound(await findCountry(ctx, countryCode)).code);
}
