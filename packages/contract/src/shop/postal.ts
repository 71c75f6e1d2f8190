import { formatAddress } from 'localized-address-format';
import type { PostalAddress, PostalPlace } from './postal.types.ts';
import { familyNameFirst, fullName, isHan } from './postal-names.ts';

export type PostalPart =
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'line2'
  | 'postcode'
  | 'city'
  | 'region';

/** A line of an address with a marker for each field, from which the order of the fields in the country's format is derived. */
const marks: readonly (readonly [string, readonly PostalPart[]])[] = [
  ['<name>', ['firstName', 'lastName']],
  ['<street>', ['line1', 'line2']],
  ['<city>', ['city']],
  ['<region>', ['region']],
  ['<postcode>', ['postcode']],
];

/** Countries whose forms begin with the postcode, by which people find their street; on the parcel it is elsewhere. */
const postcodeFirst = new Set(['BR', 'KR']);

/** In China an address goes from the large to the small, and hardly anyone knows the postcode. */
const chineseOrder: readonly PostalPart[] = [
  'lastName',
  'firstName',
  'region',
  'city',
  'line1',
  'line2',
  'postcode',
];

/** The order of the address fields in a country's form; a field that is not in its format comes last. */
export function postalOrder(country: string): readonly PostalPart[] {
  if (country === 'CN') return chineseOrder;
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
    // If the city is part of the street's line, as in Japan, it is between the region and the street.
    return mark === '<city>' ? format.indexOf('<street>') - 0.5 : format.length;
  };
  const order = [...marks]
    .sort(([left], [right]) => place(left) - place(right))
    .flatMap(([, parts]) => parts);
  return familyNameFirst.has(country)
    ? ['lastName', ...order.filter((part) => part !== 'lastName')]
    : order;
}

/** Cities that are also provinces are written once, also when their district was typed behind them. */
const isSame = (region: string | undefined, city: string) =>
  region !== undefined &&
  (region.replace(/市$/, '') === city.replace(/市$/, '') ||
    (isHan(city) && city.startsWith(region)));

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts.filter(Boolean).join(by);

/** Whether a country's format has a line for the city; otherwise the city is written with the street. */
const hasCity = (country: string, script: 'local' | 'latin') =>
  formatAddress({ postalCountry: country, locality: '<city>' }, script).join('').includes('<city>');

/** An address as written on a parcel, line by line, with the recipient first and the country last. */
export function postalLines(address: PostalAddress, countryName: string): string[] {
  return [fullName(address), ...placeLines(address, countryName)];
}

/** A place in one line, as a foot or an email names it. */
export function placeLine(place: PostalPlace, countryName: string): string {
  return placeLines(place, countryName).join(isHan(place.line1 + place.city) ? ' ' : ', ');
}

/** A place as written on a parcel, line by line, with the country last. */
function placeLines(place: PostalPlace, countryName: string): string[] {
  const { line1, line2, postcode, city, region, countryCode } = place;
  const script = isHan(line1 + city) ? 'local' : 'latin';
  const street = joined([line1, line2], script === 'local' ? ' ' : ', ');
  const inFormat = hasCity(countryCode, script);
  const own = isSame(region, city)
    ? { city: city.length > (region ?? '').length ? city : (region ?? city), region: undefined }
    : { city, region };
  if (countryCode === 'CN' && script === 'local')
    return [
      joined([own.region, own.city], ''),
      street,
      ...(postcode ? [postcode] : []),
      countryName,
    ];
  const lines = formatAddress(
    {
      postalCountry: countryCode,
      addressLines: [
        inFormat
          ? street
          : script === 'local'
            ? own.city + street
            : joined([street, own.city], ', '),
      ],
      ...(inFormat ? { locality: own.city } : {}),
      ...(own.region ? { administrativeArea: own.region } : {}),
      ...(postcode ? { postalCode: withoutPrefix(countryCode, postcode) } : {}),
    },
    script,
  );
  return [...lines, countryName];
}

/** Some formats print the country code before the postcode ("LT-01100"): if the user typed it too, it is written once. */
function withoutPrefix(country: string, postcode: string): string {
  const [line = ''] = formatAddress({ postalCountry: country, postalCode: '<postcode>' });
  const prefix = line.slice(0, Math.max(0, line.indexOf('<postcode>')));
  return prefix && postcode.toUpperCase().startsWith(prefix)
    ? postcode.slice(prefix.length)
    : postcode;
}
