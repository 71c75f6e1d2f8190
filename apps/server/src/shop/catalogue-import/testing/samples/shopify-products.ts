import { columns, createRow, createRows, joinLines, type SampleFile } from './sample-file.ts';

/** The 57 columns of Shopify's file of today. */
const shopifyTitles =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern),Google Shopping / Google product category,Google Shopping / Gender,Google Shopping / Age group,Google Shopping / Manufacturer part number (MPN),Google Shopping / Ad group name,Google Shopping / Ads labels,Google Shopping / Condition,Google Shopping / Custom product,Google Shopping / Custom label 0,Google Shopping / Custom label 1,Google Shopping / Custom label 2,Google Shopping / Custom label 3,Google Shopping / Custom label 4'.split(
    ',',
  );

/** A row of Shopify's file with the cells that are filled. */
const shopifyRow = (cells: Record<string, string>): string =>
  shopifyTitles.map((title) => cells[title] ?? '').join(',');

/** Files of Shopify: their columns, and rows that belong together. */
export const shopifyProducts: SampleFile[] = [
  {
    kind: 'Shopify of today: 57 columns, options linked to a metafield, a row of a picture, several prices',
    layout: 'shopify',
    content: joinLines(
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
    content: joinLines(
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
    content: joinLines(
      columns,
      'tea-set,Tea Set,Home > Tea,active,TS-1,Size,Small,20.00',
      'tea-set,,,,TS-1,,Large,30.00',
      createRow('tea-cup', 'Tea Cup', 'TS-1', '5.00'),
      ...createRows(8, (index) => createRow(`nameless-${index}`, `Nameless ${index}`, '', '4.00')),
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
    content: joinLines(
      `${columns},Option2 Name,Option2 Value`,
      ...createRows(100, (index) =>
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
    content: joinLines(
      columns,
      createRow('straight', 'Straight', 'ST-1', '7.00'),
      'shifted,Shifted,,Home > Tea,active,SH-1,Title,Default Title,9.00',
      'short-row,Short',
      // As many cells as there are titles, but one place to the left.
      'left,Home > Tea,active,L-1,Title,Default Title,9.00,',
      createRow('after', 'After', 'AF-1', '8.00'),
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
    kind: 'unknown columns, and more than one column of the same name',
    layout: 'shopify',
    content: joinLines(
      `${columns},Warehouse shelf,Title`,
      `${createRow('shelf', 'Shelf', 'S-1', '2.00')},A4,Again`,
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    ignored: { 'Warehouse shelf': 'unknown' },
    products: { shelf: ['Shelf', 1] },
  },
  {
    kind: 'a voucher, an unlisted product, an unknown status and a date as a title',
    layout: 'shopify',
    content: joinLines(
      `${columns},Published`,
      `${createRow('unlisted', 'Unlisted', 'U-1', '1.00').replace('active', 'unlisted')},TRUE`,
      `${createRow('hidden', 'Hidden', 'U-2', '1.00')},FALSE`,
      `${createRow('live', 'Live', 'U-3', '1.00').replace('active', 'live')},TRUE`,
      `${createRow('dated', '2026-11-29', 'U-4', '1.00')},TRUE`,
    ),
    counts: { newCount: 3, newVariantCount: 3, errorCount: 1 },
    explained: [[4, 'Status', 'status', false]],
    products: { unlisted: ['Unlisted', 1], hidden: ['Hidden', 1], dated: ['2026-11-29', 1] },
  },
  {
    kind: 'rows of one product that are apart, and a handle without a title',
    layout: 'shopify',
    content: joinLines(
      columns,
      'apart,Apart,Home > Tea,active,A-1,Size,Small,1.00',
      createRow('between', 'Between', 'A-2', '2.00'),
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
    content: joinLines(
      `${columns},Image Src,Image Position`,
      `${createRow('pictured', 'Pictured', 'PI-1', '1.00')},http://10.0.0.8/2.jpg,2`,
      'pictured,,,,,,,,http://10.0.0.8/1.jpg,1',
      'pictured,,,,,,,,http://10.0.0.8/1.jpg,3',
      'pictured,,,,,,,,pictures/3.jpg,4',
    ),
    counts: { newCount: 1, newVariantCount: 1 },
    explained: [[5, 'Image Src', 'address', true]],
    products: { pictured: ['Pictured', 1, 2] },
  },
];
