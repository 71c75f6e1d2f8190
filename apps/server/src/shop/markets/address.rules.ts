import { postalTerms } from '@vitrine/contract/shop/postal-terms.ts';
import type { FieldProblem } from '#platform/failure.ts';
import { isZipOf, spanishProvinceOf, spanishProvinces } from './postcode-regions.ts';
import { findPostcodes, tidyPostcode } from './postcodes.ts';
import { findRegion, type Region, regionNameOf, regionsOf } from './regions.ts';

type Need = 'required' | 'optional' | 'none';

const withoutPostcode = new Set(['AE', 'HK', 'PA', 'QA', 'KW', 'BH', 'JM', 'BO']);
/** The post there delivers without one, and many people do not know theirs. */
const postcodeOptional = new Set(['AR', 'CL', 'CN', 'CO', 'EC', 'IE', 'PE', 'SV', 'VN']);
const withRegion = new Set([
  'US',
  'CA',
  'AU',
  'BR',
  'MX',
  'CN',
  'JP',
  'IN',
  'AR',
  'IT',
  'KR',
  'CO',
  'CL',
  'PE',
  'SV',
]);
const regionRequired = new Set(['US', 'CA', 'AU', 'CN']);
/** Couriers there call before they deliver, and return a parcel without a number. */
const phoneRequired = new Set(['CN']);
const digitsMin = 6;

export interface AddressNeeds {
  postcode: Need;
  region: Need;
  postcodeExample: string | null;
  postcodePattern: string | null;
  phone: Need;
  /** What a form offers for choosing; empty where regions are typed. */
  regions: Region[];
}

/** What the address form of a country asks for. */
export function addressNeeds(countryCode: string): AddressNeeds {
  const postcode = findPostcodes(countryCode);
  return {
    postcode: withoutPostcode.has(countryCode)
      ? 'none'
      : postcodeOptional.has(countryCode)
        ? 'optional'
        : 'required',
    region: regionRequired.has(countryCode)
      ? 'required'
      : withRegion.has(countryCode)
        ? 'optional'
        : 'none',
    postcodeExample: postcode?.example ?? null,
    postcodePattern: postcode?.pattern ?? null,
    phone: phoneRequired.has(countryCode) ? 'required' : 'optional',
    regions: [...regionsOf(countryCode)],
  };
}

/** What a postcode of a country has to look like, as a field's error. */
export function postcodeRule(countryCode: string): Omit<FieldProblem, 'path'> {
  const example = findPostcodes(countryCode)?.example;
  if (!example) return { code: 'required' };
  return {
    code: postalTerms(countryCode).postcode === 'zip' ? 'zip' : 'postcode',
    values: { example },
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** What is wrong with a postcode: how many digits are missing, where that is all. */
function postcodeProblem(countryCode: string, typed: string): Omit<FieldProblem, 'path'> | null {
  const known = findPostcodes(countryCode);
  if (!known || tidyPostcode(countryCode, typed) !== undefined) return null;
  const missing = digitsOf(known.example) - digitsOf(typed);
  const isAllDigits = /^[\d -]+$/.test(typed) && /^[\d -]+$/.test(known.example);
  if (!isAllDigits || missing < 1 || missing >= digitsOf(known.example))
    return postcodeRule(countryCode);
  return {
    code: missing === 1 ? 'digit-missing' : 'digits-missing',
    values: { missing, example: known.example },
  };
}

interface CheckedAddress {
  countryCode: string;
  postcode?: string | undefined;
  region?: string | undefined;
  phone?: string | undefined;
}

/** The parts of an address that are missing or wrong for its country, with their field codes below the path of the address. */
export function addressProblems(
  address: CheckedAddress,
  path = 'address',
  { asksForPhone = true } = {},
): FieldProblem[] {
  const { countryCode, postcode, region, phone } = address;
  const needs = addressNeeds(countryCode);
  const problems: FieldProblem[] = [];
  if (needs.postcode === 'required' && !postcode)
    problems.push({ path: `${path}.postcode`, ...postcodeRule(countryCode) });
  const wrong = postcode ? postcodeProblem(countryCode, postcode) : null;
  if (wrong) problems.push({ path: `${path}.postcode`, ...wrong });
  if (needs.region === 'required' && !region)
    problems.push({ path: `${path}.region`, code: 'region' });
  const known = region && findRegion(countryCode, region);
  if (region && known === undefined) problems.push({ path: `${path}.region`, code: 'region' });
  if (
    countryCode === 'US' &&
    known &&
    postcode &&
    !wrong &&
    !isZipOf(tidyPostcode('US', postcode) ?? '', known)
  )
    problems.push({
      path: `${path}.postcode`,
      code: 'postcode-region',
      values: { postcode, region: regionNameOf('US', known) },
    });
  if (needs.phone === 'required' && !phone && asksForPhone)
    problems.push({ path: `${path}.phone`, code: 'phone-needed' });
  if (phone && digitsOf(phone) < digitsMin) problems.push({ path: `${path}.phone`, code: 'phone' });
  return problems;
}

/** An address as it is stored: its postcode as its post writes it, its region by the code that is written on parcels. */
export function canonicalAddress<Given extends CheckedAddress>(address: Given): Given {
  const { countryCode } = address;
  const postcode = address.postcode && tidyPostcode(countryCode, address.postcode);
  // Couriers ask for the province of a Spanish address, which its postcode says.
  const region = address.region
    ? findRegion(countryCode, address.region)
    : countryCode === 'ES' && postcode && spanishProvinceOf(postcode);
  return { ...address, ...(postcode ? { postcode } : {}), ...(region ? { region } : {}) };
}

/** The regions of a country by which addresses can be told apart for shipping; of Spain they follow from the postcode. */
export const zoneRegionsOf = (countryCode: string): readonly Region[] =>
  countryCode === 'ES'
    ? spanishProvinces.map((name) => ({ code: name, name }))
    : regionsOf(countryCode);
