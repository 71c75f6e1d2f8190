import { fill, type StorefrontTexts } from '../texts/index.ts';
import type { Formats } from './formats.ts';
import type { SellerFacts } from './host.ts';

/** From where a parcel is sent, and who pays duties in the country of the buyer; nothing is said of what operators did not state. */
export function dispatchLines(
  facts: SellerFacts,
  country: string,
  formats: Formats,
  { dispatch }: StorefrontTexts,
): string[] {
  const { from } = facts;
  const place =
    from && fill(dispatch.from, { city: from.city, country: formats.country(from.country) });
  const name = formats.country(country);
  const duties = facts.dutiesPaidIn.includes(country)
    ? fill(dispatch.dutiesPaid, { country: name })
    : facts.dutiesDueIn.includes(country)
      ? fill(dispatch.dutiesDue, { country: name })
      : null;
  return [place, duties].filter((line) => line !== null);
}
