/** Numbers as they are typed or scanned, and the key of each: the rule in code and the one in SQL are tested with the same table. */
export const trackingKeyExamples: readonly (readonly [written: string, key: string])[] = [
  [' 1z 999-aa1\u200B 0123456784 ', '1Z999AA10123456784'],
  ['ＲＢ１２３４５６７８５ＪＰ', 'RB123456785JP'],
  ['jd0146ｄｅ－77', 'JD0146DE77'],
  ['--', ''],
  // Capitals of one letter that are two, or that are Latin only as capitals.
  ['ß1ıﬁ2', '12'],
  // A barcode of USPS: the postcode of five or nine digits, then the number.
  ['420787459400111206206406260787', '9400111206206406260787'],
  ['4201002334249200190132607600833457', '9200190132607600833457'],
  ['420 78745 9400-1112-0620-6406-2607-87', '9400111206206406260787'],
  // A wrong check digit, a wrong length and another service are no such barcode.
  ['420787459400111206206406260788', '420787459400111206206406260788'],
  ['42078745940011120620640626078', '42078745940011120620640626078'],
  ['420787458400111206206406260787', '420787458400111206206406260787'],
  // A barcode of FedEx: twenty-two digits, then the number.
  ['1001921334250001000300779017972697', '779017972697'],
  ['1001921334250001000300779017972698', '1001921334250001000300779017972698'],
  ['100192133425000100030077901797269', '100192133425000100030077901797269'],
  // It begins like one of USPS, and is none.
  ['4201921334250001000300779017972697', '4201921334250001000300779017972697'],
];
