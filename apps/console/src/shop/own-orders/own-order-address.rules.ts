import type { CallFailed } from '@vitrine/contract/client.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { type PostalPart, postalOrder } from '@vitrine/contract/shop/postal.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';

export type AddressFields = Omit<Address, 'countryCode'>;
/** An address without its country, which is chosen apart. */
export const addressFieldsOf = ({ countryCode: _country, ...fields }: Address): AddressFields =>
  fields;

type Needs = Quote['address'] | undefined;

/** What was left empty is not sent. */
export const mergeFilledFields = (fields: AddressFields): AddressFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value?.trim()),
  ) as unknown as AddressFields;

interface AddressPart {
  part: PostalPart;
  isRequired: boolean;
  /** That it may be left empty is said beside its name; the second line says so itself. */
  isOptional: boolean;
}

/** The parts that a country asks for, in its order; until its needs are known, all of them. */
export function addressParts(countryCode: string, needs: Needs): AddressPart[] {
  const special: Partial<Record<PostalPart, string | undefined>> = {
    postcode: needs?.postcode,
    region: needs?.region,
    line2: 'optional',
  };
  return postalOrder(countryCode)
    .filter((part) => special[part] !== 'none')
    .map((part) => ({
      part,
      isRequired: !(part in special) || special[part] === 'required',
      isOptional: part !== 'line2' && special[part] === 'optional',
    }));
}

/** Required parts that are still empty. */
export const missingParts = (
  fields: Partial<AddressFields>,
  countryCode: string,
  needs: Needs,
): (PostalPart | 'phone')[] => {
  const required: (PostalPart | 'phone')[] = addressParts(countryCode, needs).flatMap(
    ({ part, isRequired }) => (isRequired ? [part] : []),
  );
  if (needs?.phone === 'required') required.push('phone');
  return required.filter((part) => !fields[part]?.trim());
};

/** What the server refused, by the field of the form. */
export const refusedParts = ({
  fields,
}: CallFailed): { part: keyof AddressFields; message: string }[] =>
  fields
    .filter(({ path }) => path.startsWith('address.'))
    .map(({ path, message }) => ({
      part: path.replace('address.', '') as keyof AddressFields,
      message,
    }));

/** The place of an address, as soon as it has a street and a city: the welcome offer is given once per place. */
export function placeOf(
  address: Partial<AddressFields> | undefined,
): Pick<AddressFields, 'line1' | 'line2' | 'postcode' | 'city'> | undefined {
  const [line1, city] = [address?.line1?.trim(), address?.city?.trim()];
  if (!line1 || !city) return undefined;
  const [line2, postcode] = [address?.line2?.trim(), address?.postcode?.trim()];
  return { line1, city, ...(line2 ? { line2 } : {}), ...(postcode ? { postcode } : {}) };
}

type Region = Quote['address']['regions'][number];

/** The code of a region that was typed or stored as its name or code; empty when the list has no such region. */
export function regionCodeOf(regions: readonly Region[], text: string | undefined): string {
  const wanted = text?.trim().toLowerCase();
  return (
    regions.find(({ code, name }) => [code, name].some((one) => one.toLowerCase() === wanted))
      ?.code ?? ''
  );
}
