import { formatAddress } from 'localized-address-format';

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

/** A line of an address with each part as a mark of its own, by which the parts' order is read from the country's format. */
const marks: readonly (readonly [string, readonly PostalPart[]])[] = [
  ['<name>', ['firstName', 'lastName']],
  ['<street>', ['line1', 'line2']],
  ['<city>', ['city']],
  ['<region>', ['region']],
  ['<postcode>', ['postcode']],
];

/** People there write the family name first, also in countries whose post writes the name above the street. */
const familyNameFirst = new Set(['CN', 'HK', 'HU', 'JP', 'KR', 'MO', 'SG', 'TW', 'VN']);
/** Forms there begin with the postcode, by which people find their street; on the parcel it is in another place. */
const postcodeFirst = new Set(['BR', 'KR']);

/** In which order a form asks people of a country for their address; a part that its format does not have comes last. */
export function postalOrder(country: string): readonly PostalPart[] {
  const format = formatAddress({
    postalCountry: country,
    name: '<name>',
    addressLines: ['<street>'],
    locality: '<city>',
    administrativeArea: '<region>',
    postalCode: '<postcode>',
  }).join('\n');
  const place = (mark: string) => {
    if (mark === '<name>') return -2;
    if (mark === '<postcode>' && postcodeFirst.has(country)) return -1;
    const at = format.indexOf(mark);
    if (at >= 0) return at;
    // Where the city is a part of the street's line, as in Japan, it is between the region and the street.
    return mark === '<city>' ? format.indexOf('<street>') - 0.5 : format.length;
  };
  const order = [...marks].sort(([left], [right]) => place(left) - place(right)).flatMap(([, parts]) => parts);
  return familyNameFirst.has(country) ? ['lastName', ...order.filter((part) => part !== 'lastName')] : order;
}

const isHan = (text: string) => /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
/** Cities that are their own province are named once. */
const isSame = (region: string | undefined, city: string) => region?.replace(/市$/, '') === city.replace(/市$/, '');
const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** A person's whole name, the family name first where it is written so. */
export function fullName({ firstName, lastName }: Pick<PostalAddress, 'firstName' | 'lastName'>): string {
  return isHan(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
}

/** Whether a country's format has a place for the city; elsewhere it belongs to the street. */
const hasCity = (country: string, script: 'local' | 'latin') =>
  formatAddress({ postalCountry: country, locality: '<city>' }, script).join('').includes('<city>');

/** An address as it is written on a parcel, line by line, the country last; who it is for is always the first line. */
export function postalLines(address: PostalAddress, countryName: string): string[] {
  const { line1, line2, postcode, city, region, countryCode } = address;
  const script = isHan(line1 + city) ? 'local' : 'latin';
  const street = joined([line1, line2], script === 'local' ? ' ' : ', ');
  const inFormat = hasCity(countryCode, script);
  const own = isSame(region, city) ? { city: region ?? city, region: undefined } : { city, region };
  const lines = formatAddress(
    {
      postalCountry: countryCode,
      addressLines: [inFormat ? street : script === 'local' ? own.city + street : joined([street, own.city], ', ')],
      ...(inFormat ? { locality: own.city } : {}),
      ...(own.region ? { administrativeArea: own.region } : {}),
      ...(postcode ? { postalCode: withoutPrefix(countryCode, postcode) } : {}),
    },
    script,
  );
  return [fullName(address), ...lines, countryName];
}

/** Some formats print the country's letters before the postcode ("LT-01100"): typed as well, they are written once. */
function withoutPrefix(country: string, postcode: string): string {
  const [line = ''] = formatAddress({ postalCountry: country, postalCode: '<postcode>' });
  const prefix = line.slice(0, Math.max(0, line.indexOf('<postcode>')));
  return prefix && postcode.toUpperCase().startsWith(prefix) ? postcode.slice(prefix.length) : postcode;
}

/** What a country calls the parts of its addresses; each app has these words in its languages. */
export interface PostalTerms {
  /** Whether the number of a house follows the street; elsewhere it comes first or there is none. */
  line1: 'streetAndNumber' | 'streetAddress';
  city: 'city' | 'town' | 'suburb';
  region:
    | 'state'
    | 'stateOrTerritory'
    | 'province'
    | 'provinceOrTerritory'
    | 'provinceOrCity'
    | 'prefecture'
    | 'department'
    | 'administrativeRegion';
  postcode: 'postalCode' | 'postcode' | 'zip' | 'cep' | 'eircode' | 'pin';
}

const numberFollows = new Set(
  'AR AT BA BE BG BO BR CH CL CO CR CY CZ DE DK DO EC EE ES FI GR GT HN HR HU IS IT LI LT LV ME MK MX NI NL NO PA PE PL PT PY RO RS SE SI SK SV UY VE'.split(
    ' ',
  ),
);
const regionTerms: Readonly<Record<string, PostalTerms['region']>> = {
  US: 'state',
  BR: 'state',
  MX: 'state',
  IN: 'state',
  AU: 'stateOrTerritory',
  CA: 'provinceOrTerritory',
  KR: 'provinceOrCity',
  JP: 'prefecture',
  CO: 'department',
  PE: 'department',
  SV: 'department',
  CL: 'administrativeRegion',
};
const postcodeTerms: Readonly<Record<string, PostalTerms['postcode']>> = {
  US: 'zip',
  PR: 'zip',
  BR: 'cep',
  IE: 'eircode',
  IN: 'pin',
  GB: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
};

/** The words of a country's own forms: "ZIP code" there, "Postcode" here. */
export function postalTerms(country: string): PostalTerms {
  return {
    line1: numberFollows.has(country) ? 'streetAndNumber' : 'streetAddress',
    city: country === 'GB' || country === 'IE' ? 'town' : country === 'AU' || country === 'NZ' ? 'suburb' : 'city',
    region: regionTerms[country] ?? 'province',
    postcode: postcodeTerms[country] ?? 'postalCode',
  };
}
