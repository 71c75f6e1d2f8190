import type { PostalPart } from '@vitrine/contract/shop/postal.ts';
import { postalTerms } from '@vitrine/contract/shop/postal-terms.ts';
import { useText } from '../../lib/i18n.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { postalTexts } from '../../texts/postal.ts';

/** What the parts of an address are called in the forms of a country. */
export function useAddressLabels(
  countryCode: string,
): Readonly<Record<PostalPart | 'phone', string>> {
  const t = useText(ownOrderTexts);
  const tPostal = useText(postalTexts);
  const { line1, city, region, postcode } = postalTerms(countryCode);
  return {
    firstName: t('firstName'),
    lastName: t('lastName'),
    line1: tPostal(line1),
    line2: t('line2'),
    city: tPostal(city),
    region: tPostal(region),
    postcode: tPostal(postcode),
    phone: t('phone'),
  };
}
