import type { ImportSettings } from '@vitrine/contract/shop/catalogue-imports.ts';

/** A row that is left out, or imported with a change, by its line: the column and the code of the reason. */
type Explained = [line: number, column: string | null, code: string, isNote: boolean];

/** A file of a kind that shops export, and how each of its rows is explained. Rows that are not named are imported as they are. */
export interface SampleFile {
  kind: string;
  content: string | Buffer;
  settings?: Partial<ImportSettings>;
  layout: ImportSettings['layout'];
  counts: { newCount: number; newVariantCount: number; errorCount?: number };
  explained?: Explained[];
  /** Columns that are not imported, with their reasons. */
  ignored?: Record<string, string>;
  /** Names of its products by their keys, and how many variants and pictures on their way they have. */
  products: Record<string, [name: string, variants: number, pictures?: number]>;
  /** Platform prices of the first product in cents. */
  prices?: number[];
}

const lines = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;
const fill = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => row(index));

/** The 57 columns of Shopify's file of today. */
const shopifyTitles =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern),Google Shopping / Google product category,Google Shopping / Gender,Google Shopping / Age group,Google Shopping / Manufacturer part number (MPN),Google Shopping / Ad group name,Google Shopping / Ads labels,Google Shopping / Condition,Google Shopping / Custom product,Google Shopping / Custom label 0,Google Shopping / Custom label 1,Google Shopping / Custom label 2,Google Shopping / Custom label 3,Google Shopping / Custom label 4'.split(
    ',',
  );

/** A row of Shopify's file with the cells that are filled. */
const shopifyRow = (cells: Record<string, string>): string =>
  shopifyTitles.map((title) => cells[title] ?? '').join(',');

const short =
  'Handle,Title,Product Category,Status,Variant SKU,Option1 Name,Option1 Value,Variant Price';
const named = (handle: string, title: string, sku: string, price: string) =>
  `${handle},${title},Home > Tea,active,${sku},Title,Default Title,${price}`;

const shopifySamples: SampleFile[] = [
  {
    kind: 'Shopify of today: 57 columns, options linked to a metafield, a row of a picture, several prices',
    layout: 'shopify',
    content: lines(
      shopifyTitles.join(','),
      shopifyRow({
        Title: 'Reed Basket',
        'URL handle': 'reed-basket',
        Description: '<p>Woven &amp; dyed.</p>',
        Vendor: 'Ribera',
        'Product category': 'Home > Tea',
        Tags: '"basket, reed"',
        'Published on online store': 'TRUE',
        Status: 'active',
        SKU: 'RB-1',
        'Option1 name': 'Colour',
        'Option1 value': 'sand',
        'Option1 Linked To': 'product.metafields.shopify.color-pattern',
        'Option2 name': 'Size',
        'Option2 value': 'Small',
        Price: '12.00',
        'Compare-at price': '15.00',
        'Cost per item': '7.10',
        'Unit price total measure': '500',
        'Unit price total measure unit': 'g',
        'Unit price base measure': '1',
        'Unit price base measure unit': 'kg',
        'Inventory tracker': 'shopify',
        'Inventory quantity': '41',
        'Continue selling when out of stock': 'DENY',
        'Weight value (grams)': '780',
        'Weight unit for display': 'kg',
        'Product image URL': 'http://10.0.0.8/basket-1.jpg',
        'Image position': '1',
        'Image alt text': 'A basket',
        'Gift card': 'FALSE',
        'SEO title': 'Reed basket',
      }),
      shopifyRow({
        'URL handle': 'reed-basket',
        SKU: 'RB-2',
        'Option1 value': 'clay',
        'Option2 value': 'Small',
        Price: '14.50',
        'Inventory quantity': '3',
      }),
      shopifyRow({
        'URL handle': 'reed-basket',
        'Product image URL': 'http://10.0.0.8/basket-2.jpg',
        'Image position': '2',
      }),
    ),
    counts: { newCount: 1, newVariantCount: 2 },
    ignored: {
      'Compare-at price': 'sale-price',
      'Cost per item': 'no-supplier',
      'Option1 Linked To': 'linked',
      Tags: 'tags',
      'Color (product.metafields.shopify.color-pattern)': 'metafield',
      'Google Shopping / Gender': 'feeds',
      'Inventory tracker': 'stock-settings',
    },
    products: { 'reed-basket': ['Reed Basket', 2, 2] },
    prices: [1200, 1450],
  },
  {
    kind: 'Shopify of earlier years, with markets and metafields',
    layout: 'shopify',
    content: lines(
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Price / International,Included / [Primary],Care (product.metafields.custom.care),Status',
      'old-bowl,Old Bowl,<p>Glazed</p>,Ribera,Home > Tea,Bowls,bowl,TRUE,Title,Default Title,OB-1,300,5,continue,8.00,9.00,,,9.50,TRUE,By hand,active',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    ignored: {
      'Price / International': 'market',
      'Included / [Primary]': 'market',
      'Care (product.metafields.custom.care)': 'metafield',
      Type: 'tags',
    },
    products: { 'old-bowl': ['Old Bowl', 1] },
    prices: [800],
  },
  {
    kind: 'a SKU that is repeated within a product and between products, and empty ones',
    layout: 'shopify',
    content: lines(
      short,
      'tea-set,Tea Set,Home > Tea,active,TS-1,Size,Small,20.00',
      'tea-set,,,,TS-1,,Large,30.00',
      named('tea-cup', 'Tea Cup', 'TS-1', '5.00'),
      ...fill(8, (index) => named(`nameless-${index}`, `Nameless ${index}`, '', '4.00')),
    ),
    counts: { newCount: 10, newVariantCount: 11 },
    explained: [
      [3, 'Variant SKU', 'sku-repeat-replaced', true],
      [4, 'Variant SKU', 'sku-replaced', true],
    ],
    products: {
      'tea-set': ['Tea Set', 2],
      'tea-cup': ['Tea Cup', 1],
      'nameless-7': ['Nameless 7', 1],
    },
    prices: [2000, 3000],
  },
  {
    kind: 'a product with 100 variants of two options',
    layout: 'shopify',
    content: lines(
      `${short},Option2 Name,Option2 Value`,
      ...fill(100, (index) =>
        [
          'yarn',
          index === 0 ? 'Yarn' : '',
          index === 0 ? 'Home > Tea' : '',
          index === 0 ? 'active' : '',
          `Y-${index}`,
          'Colour',
          `Colour ${Math.floor(index / 10)}`,
          '3.50',
          'Weight',
          `${(index % 10) * 50 + 50} g`,
        ].join(','),
      ),
    ),
    counts: { newCount: 1, newVariantCount: 100 },
    products: { yarn: ['Yarn', 100] },
  },
  {
    kind: 'rows that are shifted against their titles',
    layout: 'shopify',
    content: lines(
      short,
      named('straight', 'Straight', 'ST-1', '7.00'),
      'shifted,Shifted,,Home > Tea,active,SH-1,Title,Default Title,9.00',
      'short-row,Short',
      // As many cells as there are titles, but one place to the left.
      'left,Home > Tea,active,L-1,Title,Default Title,9.00,',
      named('after', 'After', 'AF-1', '8.00'),
    ),
    counts: { newCount: 2, newVariantCount: 2, errorCount: 1 },
    explained: [
      [3, null, 'cells', false],
      [4, null, 'cells', false],
      [5, 'Status', 'status', false],
      [5, 'Product Category', 'no-category', true],
    ],
    products: { straight: ['Straight', 1], after: ['After', 1] },
  },
  {
    kind: 'blanks behind quotation marks, and bare line breaks in cells without them',
    layout: 'shopify',
    content: `${short}\r\n"blank" ,"Blank, behind" ,Home > Tea,active,B-1,Title,Default Title,"6.00" \r\n${named('bare', 'Bare\rreturn and\nfeed', 'B-2', '6.50')}\r\n`,
    counts: { newCount: 2, newVariantCount: 2 },
    products: { blank: ['Blank, behind', 1], bare: ['Bare return and feed', 1] },
    prices: [600],
  },
  {
    kind: 'prices with signs of currencies, letters, thousands, no price, nothing and less',
    layout: 'shopify',
    content: lines(
      short,
      named('signed', 'Signed', 'P-1', '$12.50'),
      named('coded', 'Coded', 'P-2', 'USD 12.50'),
      named('thousand', 'Thousand', 'P-3', '"1,250.00"'),
      named('database', 'Database', 'P-4', '12.5000'),
      named('other', 'Other', 'P-5', '12.50 €'),
      named('zero', 'Zero', 'P-6', '0.00'),
      named('negative', 'Negative', 'P-7', '-5.00'),
      named('none', 'None', 'P-8', ''),
      named('letters', 'Letters', 'P-9', 'on request'),
      named('exact', 'Exact', 'P-10', '12.505'),
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
    content: `\ufeff\u200b\u2060HANDLE, title ,Product  Category,STATUS,variant sku,Option1_Name,Option1 Value,Variant Price\n${named('marked', 'Marked', 'M-1', '3.00')}\n`,
    counts: { newCount: 1, newVariantCount: 1 },
    products: { marked: ['Marked', 1] },
    prices: [300],
  },
  {
    kind: 'semicolons, decimal commas and a line that names the separator',
    layout: 'shopify',
    settings: { decimalSign: ',' },
    content: lines(
      'sep=;',
      short.replaceAll(',', ';'),
      named('komma', 'Komma', 'K-1', '1.250,50').replaceAll(/,(?!50)/g, ';'),
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { komma: ['Komma', 1] },
    prices: [125_050],
  },
  {
    kind: 'unknown columns, and more than one column of the same name',
    layout: 'shopify',
    content: lines(
      `${short},Warehouse shelf,Title`,
      `${named('shelf', 'Shelf', 'S-1', '2.00')},A4,Again`,
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    ignored: { 'Warehouse shelf': 'unknown' },
    products: { shelf: ['Shelf', 1] },
  },
  {
    kind: 'handles with a dotless letter and combining marks, each in two spellings',
    layout: 'shopify',
    content: lines(
      short,
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
    content: lines(
      short,
      named('am-tra', 'Ấm trà gốm Bát Tràng', 'VN-1', '9.00'),
      named('chen-tra', 'Chén trà'.normalize('NFD'), 'VN-2', '3.00'),
    ),
    counts: { newCount: 2, newVariantCount: 2 },
    products: { 'am-tra': ['Ấm trà gốm Bát Tràng', 1], 'chen-tra': ['Chén trà', 1] },
  },
  {
    kind: 'a voucher, an unlisted product, an unknown status and a date as a title',
    layout: 'shopify',
    content: lines(
      `${short},Published`,
      `${named('unlisted', 'Unlisted', 'U-1', '1.00').replace('active', 'unlisted')},TRUE`,
      `${named('hidden', 'Hidden', 'U-2', '1.00')},FALSE`,
      `${named('live', 'Live', 'U-3', '1.00').replace('active', 'live')},TRUE`,
      `${named('dated', '2026-11-29', 'U-4', '1.00')},TRUE`,
    ),
    counts: { newCount: 3, newVariantCount: 3, errorCount: 1 },
    explained: [[4, 'Status', 'status', false]],
    products: { unlisted: ['Unlisted', 1], hidden: ['Hidden', 1], dated: ['2026-11-29', 1] },
  },
  {
    kind: 'rows of one product that are apart, and a handle without a title',
    layout: 'shopify',
    content: lines(
      short,
      'apart,Apart,Home > Tea,active,A-1,Size,Small,1.00',
      named('between', 'Between', 'A-2', '2.00'),
      'apart,,,,A-3,,Large,3.00',
      'untitled,,Home > Tea,active,A-4,Title,Default Title,4.00',
      ',Without handle,Home > Tea,active,A-5,Title,Default Title,5.00',
    ),
    counts: { newCount: 3, newVariantCount: 4, errorCount: 1 },
    explained: [[5, 'Title', 'name-missing', false]],
    products: {
      apart: ['Apart', 2],
      between: ['Between', 1],
      'without-handle': ['Without handle', 1],
    },
    prices: [100, 300],
  },
  {
    kind: 'pictures: several in rows of their own, one that is no address, one twice',
    layout: 'shopify',
    content: lines(
      `${short},Image Src,Image Position`,
      `${named('pictured', 'Pictured', 'PI-1', '1.00')},http://10.0.0.8/2.jpg,2`,
      'pictured,,,,,,,,http://10.0.0.8/1.jpg,1',
      'pictured,,,,,,,,http://10.0.0.8/1.jpg,3',
      'pictured,,,,,,,,pictures/3.jpg,4',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    explained: [[5, 'Image Src', 'address', true]],
    products: { pictured: ['Pictured', 1, 2] },
  },
];

const wooTitles =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,In stock?,Stock,Weight (lbs),Length (in),Sale price,Regular price,Categories,Tags,Images,Parent,Grouped products,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Meta: _note';

const wooSamples: SampleFile[] = [
  {
    kind: 'WooCommerce: kinds, variations by ID and by SKU, before and after their product, units, shortcodes, draft',
    layout: 'woocommerce',
    settings: { source: 'Sample shop' },
    content: lines(
      wooTitles,
      '31,variation,WH-B,Wool hat - Blue,1,0,visible,,,taxable,1,4,0.5,10,,21.00,,,,id:30,,Colour,Blue,1,1,',
      '30,variable,WH,Wool hat,1,0,visible,Short.,"[woocommerce-generated]Soft.\\nWarm.",taxable,1,,,,,,"Sale, Home > Tea",hat,"http://10.0.0.8/hat-1.jpg, http://10.0.0.8/hat-2.jpg",,,Colour,"Blue, Red",1,1,x',
      '32,variation,WH-R,Wool hat - Red,1,0,visible,,,taxable,1,2,0.6,10,,22.00,,,,WH,,Colour,Red,1,1,',
      '33,"simple, downloadable, virtual",V-1,Voucher,1,0,visible,,,none,1,,,,,10.00,Home > Tea,,,,,,,,,',
      '34,simple,D-1,Draft mug,-1,0,visible,,,taxable,1,9,1,4,5.00,6.00,"Home > Tea, Cups\\, mugs",,,,,,,,,',
      '35,grouped,G-1,Set,1,0,visible,,,taxable,1,,,,,,Home > Tea,,,,"WH, D-1",,,,,',
      '36,external,E-1,Elsewhere,1,0,visible,,,taxable,1,,,,,9.00,Home > Tea,,,,,,,,,',
      '37,variation,O-1,Orphan,1,0,visible,,,taxable,1,1,,,,9.00,,,,GONE,,Colour,Red,1,1,',
    ),
    counts: { newCount: 2, newVariantCount: 3, errorCount: 1 },
    explained: [
      [5, null, 'type-not-supported', false],
      [7, null, 'type-not-supported', false],
      [8, null, 'type-not-supported', false],
      [9, null, 'parent-missing', false],
    ],
    ignored: {
      'Sale price': 'sale-price',
      'Meta: _note': 'metafield',
      Tags: 'tags',
      'Tax status': 'tax',
    },
    products: { 'wool-hat': ['Wool hat', 2, 2], 'draft-mug': ['Draft mug', 1] },
    prices: [2100, 2200],
  },
  {
    kind: 'WooCommerce with Russian titles, and without IDs',
    layout: 'woocommerce',
    settings: { source: 'Russian shop', decimalSign: ',' },
    content: lines(
      '\ufeffТип;Артикул;Имя;Опубликован;Вес (кг);Базовая цена;Категории;Родительский;Название атрибута 1;Значения атрибутов 1',
      'variable;ЧАЙ;Чайник;1;;;Home > Tea;;Цвет;Синий, Красный',
      'variation;ЧАЙ-С;Чайник - Синий;1;0,8;45,00;;ЧАЙ;Цвет;Синий',
      'variation;ЧАЙ-К;Чайник - Красный;1;0,9;47,50;;ЧАЙ;Цвет;Красный',
    ),
    counts: { newCount: 1, newVariantCount: 2 },
    products: { 'tea-ea31ebe5': ['Чайник', 2] },
    prices: [4500, 4750],
  },
];

/** "ティーポット" in Shift-JIS. */
const teapotInJapanese = [0x83, 0x65, 0x83, 0x42, 0x81, 0x5b, 0x83, 0x7c, 0x83, 0x62, 0x83, 0x67];

const encodingSamples: SampleFile[] = [
  {
    kind: 'Windows-1252 with accents and a sign of euro',
    layout: 'shopify',
    settings: { currency: 'EUR', usdRate: '1.1' },
    content: Buffer.from(
      lines(short, named('theiere', 'Th\xe9i\xe8re \x96 gr\xe8s', 'W-1', '10.00 \x80')),
      'latin1',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { theiere: ['Théière – grès', 1] },
    prices: [1100],
  },
  {
    kind: 'UTF-16 with tabs, as Excel writes "Unicode text"',
    layout: 'shopify',
    content: Buffer.from(
      `\ufeff${lines(short, named('lampara', 'Lámpara 灯', 'X-1', '11.00')).replaceAll(',', '\t')}`,
      'utf16le',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { lampara: ['Lámpara 灯', 1] },
    prices: [1100],
  },
  {
    kind: 'UTF-16 with the larger byte first',
    layout: 'shopify',
    content: Buffer.from(
      `\ufeff${lines(short, named('big', 'Größe', 'X-2', '12.00'))}`,
      'utf16le',
    ).swap16(),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { big: ['Größe', 1] },
    prices: [1200],
  },
  {
    kind: 'Shift-JIS',
    layout: 'shopify',
    content: Buffer.concat([
      Buffer.from(`${short}\r\nteapot-jp,`),
      Buffer.from(teapotInJapanese),
      Buffer.from(',Home > Tea,active,JP-1,Title,Default Title,13.00\r\n'),
    ]),
    counts: { newCount: 1, newVariantCount: 1 },
    products: { 'teapot-jp': ['ティーポット', 1] },
    prices: [1300],
  },
];

/** Files of every kind that real shops export, with goods that were invented here. */
export const sampleFiles: readonly SampleFile[] = [
  ...shopifySamples,
  ...wooSamples,
  ...encodingSamples,
];
