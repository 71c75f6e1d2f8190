import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';

/** Countries whose states have separate sales taxes. */
const taxedByRegion = new Set(['US', 'CA', 'BR', 'IN']);

/**
 * Places that belong to a country and not to the area of its taxes, by the beginning of their postcodes: the Canary Islands,
 * Ceuta and Melilla; Madeira and the Azores; the overseas departments of France; Northern Ireland; Åland; Büsingen and
 * Heligoland; Livigno; Mount Athos.
 */
const ownTaxes: Readonly<Record<string, readonly RegExp[]>> = {
  ES: [/^(?:35|38)/, /^51/, /^52/],
  PT: [/^9[0-4]/, /^9[5-9]/],
  FR: [/^97/, /^98/],
  GB: [/^BT/],
  FI: [/^22/],
  DE: [/^78266/, /^27498/],
  IT: [/^2304[01]/],
  GR: [/^63086/],
};

type Place = Pick<Address, 'countryCode' | 'postcode' | 'region'>;

function territoryOf({ countryCode, postcode = '' }: Place): number {
  const compact = postcode.replace(/[\s-]/g, '').toUpperCase();
  return (ownTaxes[countryCode] ?? []).findIndex((pattern) => pattern.test(compact));
}

/** True if an order has the same taxes in both places, so that its amounts stay. */
export function isSameTaxRegion(former: Place, next: Place): boolean {
  if (former.countryCode !== next.countryCode) return false;
  if (territoryOf(former) !== territoryOf(next)) return false;
  return (
    !taxedByRegion.has(former.countryCode) ||
    !former.region ||
    !next.region ||
    former.region === next.region
  );
}

export const isSameAddress = (left: Address, right: Address): boolean =>
  JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());

const hidden = '•••';

/** The first letters of a text, enough to recognise one's own. */
const beginningOf = (text: string, letters: number): string => {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters).join('')}${hidden}` : text;
};

/** An address with which its recipient recognises it, and nobody else finds the place: city and country are whole. */
export const maskPlace = (address: Address): Address => ({
  countryCode: address.countryCode,
  city: address.city,
  ...(address.region === undefined ? {} : { region: address.region }),
  firstName: beginningOf(address.firstName, 1),
  lastName: beginningOf(address.lastName, 1),
  line1: beginningOf(address.line1, 3),
  ...(address.postcode === undefined ? {} : { postcode: beginningOf(address.postcode, 2) }),
});
