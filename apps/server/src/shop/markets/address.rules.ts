import { postalTerms } from '@vitrine/contract/shop/postal.ts';
import type { FieldProblem } from '#platform/failure.ts';
import { findRegion, type Region, regionsOf } from './regions.ts';

type Need = 'required' | 'optional' | 'none';

const withoutPostcode = new Set(['AE', 'HK', 'PA', 'QA', 'KW', 'BH', 'JM', 'BO']);
/** The post there delivers without one, and many people do not know theirs. */
const postcodeOptional = new Set(['AR', 'CL', 'CO', 'EC', 'IE', 'PE', 'SV', 'VN']);
const withRegion = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'CN', 'JP', 'IN', 'AR', 'IT', 'KR', 'CO', 'CL', 'PE', 'SV']);
const regionRequired = new Set(['US', 'CA', 'AU']);
const digitsMin = 6;

/** Written without flags, because a page's form checks by the same pattern. */
const postcodes: Readonly<Record<string, { pattern: string; example: string }>> = {
  US: { pattern: '\\d{5}(-\\d{4})?', example: '94110' },
  CA: { pattern: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d', example: 'M5V 2T6' },
  GB: { pattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}', example: 'SW1A 1AA' },
  DE: { pattern: '\\d{5}', example: '10115' },
  FR: { pattern: '\\d{5}', example: '75001' },
  ES: { pattern: '\\d{5}', example: '28001' },
  IT: { pattern: '\\d{5}', example: '00118' },
  MX: { pattern: '\\d{5}', example: '06000' },
  PT: { pattern: '\\d{4}-?\\d{3}', example: '1000-001' },
  BR: { pattern: '\\d{5}-?\\d{3}', example: '01310-100' },
  NL: { pattern: '\\d{4} ?[A-Za-z]{2}', example: '1012 AB' },
  BE: { pattern: '\\d{4}', example: '1000' },
  CH: { pattern: '\\d{4}', example: '8001' },
  AT: { pattern: '\\d{4}', example: '1010' },
  AU: { pattern: '\\d{4}', example: '2000' },
  JP: { pattern: '\\d{3}-?\\d{4}', example: '100-0001' },
  CN: { pattern: '\\d{6}', example: '100000' },
  PL: { pattern: '\\d{2}-?\\d{3}', example: '00-001' },
  SE: { pattern: '\\d{3} ?\\d{2}', example: '111 22' },
  PR: { pattern: '\\d{5}(-\\d{4})?', example: '00901' },
  IE: { pattern: '[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}', example: 'D02 AF30' },
  LU: { pattern: '([Ll]-?)?\\d{4}', example: '1111' },
  FI: { pattern: '([Ff][Ii]-?)?\\d{5}', example: '00100' },
  GR: { pattern: '\\d{3} ?\\d{2}', example: '105 57' },
  SK: { pattern: '\\d{3} ?\\d{2}', example: '811 01' },
  SI: { pattern: '([Ss][Ii]-?)?\\d{4}', example: '1000' },
  EE: { pattern: '\\d{5}', example: '10111' },
  LV: { pattern: '([Ll][Vv]-?)?\\d{4}', example: 'LV-1010' },
  LT: { pattern: '([Ll][Tt]-?)?\\d{5}', example: '01100' },
  HR: { pattern: '([Hh][Rr]-?)?\\d{5}', example: '10000' },
  MT: { pattern: '[A-Za-z]{3} ?\\d{4}', example: 'VLT 1117' },
  CY: { pattern: '\\d{4}', example: '1010' },
  LI: { pattern: '94\\d{2}', example: '9490' },
  KR: { pattern: '\\d{5}', example: '04524' },
  AR: { pattern: '[A-Za-z]?\\d{4}([A-Za-z]{3})?', example: 'C1064AAB' },
  CL: { pattern: '\\d{3}-?\\d{4}', example: '8320000' },
  CO: { pattern: '\\d{6}', example: '110111' },
  EC: { pattern: '\\d{6}', example: '170150' },
  PE: { pattern: '\\d{5}', example: '15001' },
  SV: { pattern: '\\d{4}', example: '1101' },
  VN: { pattern: '\\d{5,6}', example: '10000' },
};

export interface AddressNeeds {
  postcode: Need;
  region: Need;
  postcodeExample: string | null;
  postcodePattern: string | null;
  /** What a form offers for choosing; empty where regions are typed. */
  regions: Region[];
}

/** What the address form of a country asks for. */
export function addressNeeds(countryCode: string): AddressNeeds {
  const postcode = postcodes[countryCode];
  return {
    postcode: withoutPostcode.has(countryCode) ? 'none' : postcodeOptional.has(countryCode) ? 'optional' : 'required',
    region: regionRequired.has(countryCode) ? 'required' : withRegion.has(countryCode) ? 'optional' : 'none',
    postcodeExample: postcode?.example ?? null,
    postcodePattern: postcode?.pattern ?? null,
    regions: [...regionsOf(countryCode)],
  };
}

/** What a postcode of a country has to look like, as a field's error. */
export function postcodeRule(countryCode: string): Omit<FieldProblem, 'path'> {
  const example = postcodes[countryCode]?.example;
  if (!example) return { code: 'required' };
  return { code: postalTerms(countryCode).postcode === 'zip' ? 'zip' : 'postcode', values: { example } };
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** What is wrong with a postcode: how many digits are missing, where that is all. */
function postcodeProblem(countryCode: string, typed: string): Omit<FieldProblem, 'path'> | null {
  const known = postcodes[countryCode];
  if (!known || new RegExp(`^(?:${known.pattern})$`).test(typed)) return null;
  const missing = digitsOf(known.example) - digitsOf(typed);
  const isAllDigits = /^[\d -]+$/.test(typed) && /^[\d -]+$/.test(known.example);
  if (!isAllDigits || missing < 1 || missing >= digitsOf(known.example)) return postcodeRule(countryCode);
  return { code: missing === 1 ? 'digit-missing' : 'digits-missing', values: { missing, example: known.example } };
}

interface CheckedAddress {
  countryCode: string;
  postcode?: string | undefined;
  region?: string | undefined;
  phone?: string | undefined;
}

/** The parts of an address that are missing or wrong for its country, with their field codes below the path of the address. */
export function addressProblems(address: CheckedAddress, path = 'address'): FieldProblem[] {
  const { countryCode, postcode, region, phone } = address;
  const needs = addressNeeds(countryCode);
  const problems: FieldProblem[] = [];
  if (needs.postcode === 'required' && !postcode) problems.push({ path: `${path}.postcode`, ...postcodeRule(countryCode) });
  const wrong = postcode ? postcodeProblem(countryCode, postcode) : null;
  if (wrong) problems.push({ path: `${path}.postcode`, ...wrong });
  if (needs.region === 'required' && !region) problems.push({ path: `${path}.region`, code: 'region' });
  if (region && findRegion(countryCode, region) === undefined) problems.push({ path: `${path}.region`, code: 'region' });
  if (phone && digitsOf(phone) < digitsMin) problems.push({ path: `${path}.phone`, code: 'phone' });
  return problems;
}

/** An address as it is stored: its region by the code that is written on parcels. */
export function canonicalAddress<Given extends CheckedAddress>(address: Given): Given {
  const region = address.region && findRegion(address.countryCode, address.region);
  return region ? { ...address, region } : address;
}
