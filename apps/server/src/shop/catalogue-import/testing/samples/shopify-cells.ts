import { columns, createRow, joinLines, type SampleFile } from './sample-file.ts';

/** Files of Shopify: numbers, letters and separators in cells. */
export const shopifyCells: SampleFile[] = [
  {
    kind: 'blanks behind quotation marks, and bare line breaks in cells without them',
    layout: 'shopify',
    content: `${columns}\r\n"blank" ,"Blank, behind" ,Home > Tea,active,B-1,Title,Default Title,"6.00" \r\n${createRow('bare', 'Bare\rreturn and\nfeed', 'B-2', '6.50')}\r\n`,
    counts: { newCount: 2, newVariantCount: 2 },
    products: { blank: ['Blank, behind', 1], bare: ['Bare return and feed', 1] },
    prices: [600],
  },
  {
    kind: 'prices with signs of currencies, letters, thousands, no price, nothing and less',
    layout: 'shopify',
    content: joinLines(
      columns,
      createRow('signed', 'Signed', 'P-1', '$12.50'),
      createRow('coded', 'Coded', 'P-2', 'USD 12.50'),
      createRow('thousand', 'Thousand', 'P-3', '"1,250.00"'),
      createRow('database', 'Database', 'P-4', '12.5000'),
      createRow('other', 'Other', 'P-5', '12.50 €'),
      createRow('zero', 'Zero', 'P-6', '0.00'),
      createRow('negative', 'Negative', 'P-7', '-5.00'),
      createRow('none', 'None', 'P-8', ''),
      createRow('letters', 'Letters', 'P-9', 'on request'),
      createRow('exact', 'Exact', 'P-10', '12.505'),
    ),
    counts: { newCount: 4, newVariantCount: 4, errorCount: 6 },
    explained: [
      [6, 'Variant Price', 'other-currency', false],
      [7, 'Variant Price', 'too-low', false],
      [8, 'Variant Price', 'too-low', false],
      [9, 'Variant Price', 'price-missing', false],
      [10, 'Variant Price', 'not-a-number', false],
      [11, 'Variant Price', 'too-precise', false],
    ],
    products: {
      signed: ['Signed', 1],
      coded: ['Coded', 1],
      thousand: ['Thousand', 1],
      database: ['Database', 1],
    },
    prices: [1250],
  },
  {
    kind: 'a mark and hidden characters before the first title, and titles with blanks and capitals',
    layout: 'shopify',
    content: `\ufeff\u200b\u2060HANDLE, title ,Product  Category,STATUS,variant sku,Option1_Name,Option1 Value,Variant Price\n${createRow('marked', 'Marked', 'M-1', '3.00')}\n`,
    counts: { newCount: 1, newVariantCount: 1 },
    products: { marked: ['Marked', 1] },
    prices: [300],
  },
  {
    kind: 'semicolons, decimal commas and a line that names the separator',
    layout: 'shopify',
    settings: { decimalSign: ',' },
    content: joinLines(
      'sep=;',
      columns.replaceAll(',', ';'),
      createRow('komma', 'Komma', 'K-1', '1.250,50').replaceAll(/,(?!50)/g, ';'),
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { komma: ['Komma', 1] },
    prices: [125_050],
  },
  {
    kind: 'handles with a dotless letter and combining marks, each in two spellings',
    layout: 'shopify',
    content: joinLines(
      columns,
      'kırmızı-çay,Kırmızı çay,Home > Tea,active,KC-1,Boy,Küçük,4.00',
      `${'KIRMIZI-ÇAY'.normalize('NFD')},,,,KC-2,,Büyük,6.00`.replace(
        'KIRMIZI',
        'KırmızI'.replace('I', 'ı'),
      ),
    ),
    counts: { newCount: 1, newVariantCount: 2 },
    products: { 'kirmizi-cay': ['Kırmızı çay', 2] },
    prices: [400, 600],
  },
  {
    kind: 'Vietnamese with composed and decomposed letters',
    layout: 'shopify',
    content: joinLines(
      columns,
      createRow('am-tra', 'Ấm trà gốm Bát Tràng', 'VN-1', '9.00'),
      createRow('chen-tra', 'Chén trà'.normalize('NFD'), 'VN-2', '3.00'),
    ),
    counts: { newCount: 2, newVariantCount: 2 },
    products: { 'am-tra': ['Ấm trà gốm Bát Tràng', 1], 'chen-tra': ['Chén trà', 1] },
  },
];
