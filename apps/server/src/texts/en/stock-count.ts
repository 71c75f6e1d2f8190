/** Stock counts: the sheet to fill in, the report, and what is said about a row. */
export const heads = {
  line: 'Row',
  given: 'In the file',
  sku: 'SKU',
  barcode: 'Barcode',
  product: 'Product',
  variant: 'Variant',
  counted: 'Counted',
  onHand: 'In the warehouse at the upload',
  held: 'Reserved',
  unshipped: 'Sold, to be shipped',
  difference: 'Difference',
  result: 'Result',
  after: 'In the warehouse afterwards',
} as const;

export const problems = {
  unknown: 'No variant has this SKU or barcode',
  conflict: 'SKU and barcode belong to different variants',
  ambiguous: 'Several variants match: use the exact SKU',
  repeated: 'This variant is in the file more than once',
  'no-code': 'SKU and barcode are missing',
  'not-counted': 'No number is entered',
  'not-a-number': 'This is not a number',
  'not-whole': 'Only whole units can be counted',
  negative: 'The number is below zero',
  'too-large': 'The number is too large',
  'not-in-file': 'Not in the file: the stock stays as it is',
} as const;

export const results = {
  booked: 'Booked',
  equal: 'As counted',
  'below-held': 'Left out: buyers hold {held} units',
  'counted-since': 'Left out: counted or corrected since the upload',
  removed: 'Left out: the variant was removed',
} as const;
