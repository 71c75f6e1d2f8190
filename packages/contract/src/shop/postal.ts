/** The parts of a postal address that people fill in and read; a country orders them in its own way. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  line1: string;
  line2?: string | undefined;
  postcode?: string | undefined;
  city: string;
  region?: string | undefined;
  countryCode: string;
}

export type PostalPart = 'firstName' | 'lastName' | 'line1' | 'line2' | 'postcode' | 'city' | 'region';

type Custom = 'west' | 'american' | 'british' | 'brazilian' | 'east';

const customs: Readonly<Record<string, Custom>> = {
  US: 'american',
  CA: 'american',
  AU: 'american',
  GB: 'british',
  IE: 'british',
  NZ: 'british',
  SG: 'british',
  IN: 'british',
  BR: 'brazilian',
  CN: 'east',
  HK: 'east',
  TW: 'east',
  JP: 'east',
  KR: 'east',
};

const orders: Readonly<Record<Custom, readonly PostalPart[]>> = {
  west: ['firstName', 'lastName', 'line1', 'line2', 'postcode', 'city', 'region'],
  american: ['firstName', 'lastName', 'line1', 'line2', 'city', 'region', 'postcode'],
  british: ['firstName', 'lastName', 'line1', 'line2', 'city', 'region', 'postcode'],
  brazilian: ['firstName', 'lastName', 'postcode', 'line1', 'line2', 'city', 'region'],
  east: ['lastName', 'firstName', 'postcode', 'region', 'city', 'line1', 'line2'],
};

const customOf = (country: string): Custom => customs[country] ?? 'west';

/** In which order a form asks people of a country for their address. */
export function postalOrder(country: string): readonly PostalPart[] {
  return orders[customOf(country)];
}

const isHan = (text: string) => /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
/** Cities that are their own province are named once. */
const isSame = (region: string | undefined, city: string) => region?.replace(/市$/, '') === city.replace(/市$/, '');
const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** A person's whole name, the family name first where it is written so. */
export function fullName({ firstName, lastName }: Pick<PostalAddress, 'firstName' | 'lastName'>): string {
  return isHan(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
}

/** An address as it stands on a parcel, line by line, the country last. */
export function postalLines(address: PostalAddress, countryName: string): string[] {
  const { line1, line2, postcode, city, region } = address;
  const street = joined([line1, line2], ', ');
  const lines: Record<Custom, () => string[]> = {
    west: () => [street, joined([joined([postcode, city], ' '), isSame(region, city) ? undefined : region], ', ')],
    american: () => [street, joined([city, joined([region, postcode], ' ')], ', ')],
    british: () => [street, city, joined([region, postcode], ' ')],
    brazilian: () => [street, joined([city, region], ' - '), postcode ?? ''],
    east: () =>
      isHan(line1 + city)
        ? [joined([isSame(region, city) ? region : joined([region, city], ''), line1, line2], ''), postcode ?? '']
        : [street, joined([city, region, postcode], ', ')],
  };
  return [fullName(address), ...lines[customOf(address.countryCode)](), countryName].filter((line) => line !== '');
}
