/** Texts in reports of imports of products: sentences beside a line and a column of the file. */
export const tableProblems = {
  'wrong-encoding':
    'Line {line} has a letter that {encoding} does not have (byte {byte}). Choose another encoding until the preview is right.',
  'quote-not-closed':
    'A quotation mark that begins in line {line} is not closed. Close it, or double quotation marks inside of a text.',
  'cell-too-large':
    'The row in line {line} is longer than a million letters. A quotation mark before it may not be closed.',
  'too-many-columns': 'Line {line} has more than 1,000 columns. Remove those that are not needed.',
  'workbook-too-large':
    'An XLSX file may have 10,000 rows, 1,000 columns and 10 MB. Save it as CSV (UTF-8): such a file may be of any length.',
  'workbook-unreadable':
    'The XLSX file cannot be read. Open it in a spreadsheet and save it again, or save it as CSV.',
  empty: 'The file has no row of titles.',
} as const;

export const problems = {
  cells: '{expected} cells; this row has {count}. A quotation mark or a separator may be missing.',
  characters: 'A text without letters that were lost or are invisible',
  'too-long': 'At most {max} letters',
  'key-missing': 'A handle, or the name of the product',
  'name-missing': 'A name; without one it cannot be shown',
  'price-missing': 'A price; without one it cannot be sold',
  'not-a-number': 'A number, such as 12.90',
  ambiguous: 'A number with one decimal sign',
  'other-currency': 'An amount in {currency}',
  'too-precise': 'An amount without fractions of the smallest unit',
  'too-low': 'More than 0',
  'too-high': 'A smaller number',
  'whole-number': 'A whole number',
  barcode: '8, 12, 13 or 14 digits, of which the last one checks the others',
  status: 'active, draft or archived',
  'yes-or-no': 'yes or no',
  'no-category': 'A category that exists; the product is imported as a draft',
  country: 'A country as two letters, such as PT',
  'customs-code': '6 to 10 digits',
  date: 'A day such as 2026-12-01',
  'date-order': 'A day after the first one',
  address: 'An address that begins with https://; the picture is left out',
  'option-missing': 'A value; this product has the option {option}',
  'option-repeated': 'Other values: an earlier row has the same',
  'too-many-options': 'At most 5 options with 200 values each',
  'too-many-variants': 'At most {max} variants of one product',
  'too-many-pictures': 'At most {max} pictures; the others are left out',
  'sku-repeated': 'Another SKU: line {line} has this one; the variant gets a new one',
  'sku-repeat-replaced': 'Another SKU: line {line} has this one; the variant has {sku}',
  'sku-taken': 'Another SKU: another variant has it; this variant gets a new one',
  'sku-replaced': 'Another SKU: another variant has it; this variant has {sku}',
  measure: 'A content and a base that measure the same, with their units',
  unit: 'A unit that we know, such as g, kg, ml or l',
  focus: 'Two numbers from 0 to 100',
  shows: 'An option and one of its values by their keys, such as colour:sage',
  'supplier-unknown': 'The name of a supplier that exists',
  currency:
    'A cost in {currency}, in which the supplier bills; or choose another supplier in Columns',
  'no-rate': 'A cost in another currency: there is no exchange rate for {currency}',
  'parent-missing': 'The ID or SKU of a product in this file',
  'type-not-supported': 'A product that is shipped: simple, variable or variation',
  'several-variants': 'Values of the options: this product has {count} variants',
  'stock-held': 'At least {held}: so many are held by buyers who are paying; the stock stays',
  'not-saved': 'The catalogue refuses it: {reason}',
} as const;

/** Above the check: costs that it would leave out. */
export const costProblems = {
  currency:
    'The costs are in {written}, but {supplier} bills in {currency}. Choose a supplier that bills in {written}, leave the costs out, or write them in {currency} in the file.',
  'no-rate':
    '{supplier} bills in {currency}, for which there is no exchange rate. Enter one under Exchange rates, choose another supplier, or leave the costs out.',
} as const;

export const pictureProblems = {
  address: 'The address is none of a picture on the web',
  'private-address': 'The address is inside a network',
  'not-found': 'The address answers “404 not found”',
  forbidden: 'The server does not give the picture out',
  'server-error': 'The server answered with an error, 3 times',
  'no-answer': 'No answer after 3 tries',
  'too-large': 'The file is larger than 20 MB',
  'web-page': 'A web page, not a picture',
  vector: 'SVG files are not taken; use JPEG or PNG',
  'not-a-picture': 'The file is no picture that can be read',
  'too-many-pixels': 'The picture has more than 100 megapixels',
  'too-many-redirects': 'The address leads on too many times',
} as const;

export const report = {
  line: 'Line',
  column: 'Column',
  found: 'In the file',
  expected: 'Expected',
  effect: 'Effect',
  wholeRow: 'Whole row',
  leftOut: 'left out',
  note: 'imported with a change',
} as const;
