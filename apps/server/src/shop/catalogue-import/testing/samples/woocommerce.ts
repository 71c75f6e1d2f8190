import { joinLines, type SampleFile } from './sample-file.ts';

const wooTitles =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,In stock?,Stock,Weight (lbs),Length (in),Sale price,Regular price,Categories,Tags,Images,Parent,Grouped products,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Meta: _note';

/** Files of WooCommerce. */
export const woocommerceSamples: SampleFile[] = [
  {
    kind: 'WooCommerce: kinds, variations by ID and by SKU, before and after their product, units, shortcodes, draft',
    layout: 'woocommerce',
    settings: { source: 'Sample shop' },
    content: joinLines(
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
    content: joinLines(
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
