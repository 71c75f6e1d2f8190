/** A country's terms for the fields of an address; each app has their texts in its languages. */
export interface PostalTerms {
  /** Whether the house number follows the street; otherwise it comes first or there is none. */
  line1: 'streetAndNumber' | 'streetAddress';
  city: 'city' | 'town' | 'suburb' | 'cityAndDistrict';
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

const cityTerms: Readonly<Record<string, PostalTerms['city']>> = {
  GB: 'town',
  IE: 'town',
  AU: 'suburb',
  NZ: 'suburb',
  CN: 'cityAndDistrict',
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

/** The terms of a country's forms: "ZIP code" in some, "Postcode" in others. */
export function postalTerms(country: string): PostalTerms {
  return {
    line1: numberFollows.has(country) ? 'streetAndNumber' : 'streetAddress',
    city: cityTerms[country] ?? 'city',
    region: regionTerms[country] ?? 'province',
    postcode: postcodeTerms[country] ?? 'postalCode',
  };
}
