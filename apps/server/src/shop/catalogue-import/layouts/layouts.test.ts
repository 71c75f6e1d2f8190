import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHtml, writeHtml } from '../html-text.ts';
import { describeColumns, findLayout } from './detect-layout.ts';
import type { Column } from './layout.types.ts';
import { listOwnColumns } from './vitrine.ts';
import {
  expandVariations,
  readWooText,
  splitList,
  type WooCells,
  WooReader,
} from './woocommerce.ts';

/** The 57 columns of Shopify's file of today. */
const listShopifyTitles =
  'Title|URL handle|Description|Vendor|Product category|Type|Tags|Published on online store|Status|SKU|Barcode|Option1 name|Option1 value|Option1 Linked To|Option2 name|Option2 value|Option2 Linked To|Option3 name|Option3 value|Option3 Linked To|Price|Compare-at price|Cost per item|Charge tax|Tax code|Unit price total measure|Unit price total measure unit|Unit price base measure|Unit price base measure unit|Inventory tracker|Inventory quantity|Continue selling when out of stock|Weight value (grams)|Weight unit for display|Requires shipping|Fulfillment service|Product image URL|Image position|Image alt text|Variant image URL|Gift card|SEO title|SEO description|Color (product.metafields.shopify.color-pattern)|Google Shopping / Google product category|Google Shopping / Gender|Google Shopping / Age group|Google Shopping / Manufacturer part number (MPN)|Google Shopping / Ad group name|Google Shopping / Ads labels|Google Shopping / Condition|Google Shopping / Custom product|Google Shopping / Custom label 0|Google Shopping / Custom label 1|Google Shopping / Custom label 2|Google Shopping / Custom label 3|Google Shopping / Custom label 4'.split(
    '|',
  );
const formerTitles =
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Google Shopping / MPN|Google Shopping / AdWords Grouping|Variant Image|Variant Weight Unit|Variant Tax Code|Cost per item|Price / International|Included / [Primary]|Compare At Price / International|Care (product.metafields.custom.care)|Note (variant.metafields.custom.note)|Status'.split(
    '|',
  );

const keptOf = (columns: readonly Column[]) =>
  columns.flatMap(({ title, use }) => ('target' in use ? [`${title} → ${use.target}`] : []));
const reasonsOf = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns.flatMap(({ title, use }) => ('ignored' in use ? [[title, use.ignored]] : [])),
  );

test('Shopify’s columns are found by their names, in any order, with capitals, blanks and a mark', () => {
  assert.equal(listShopifyTitles.length, 57);
  assert.equal(findLayout(listShopifyTitles), 'shopify');
  const straight = keptOf(describeColumns(listShopifyTitles, 'shopify').columns);
  const odd = listShopifyTitles.toReversed().map((title) => `\ufeff ${title.toUpperCase()}  `);
  assert.equal(findLayout(odd), 'shopify');
  const names = (kept: string[]) => kept.map((line) => line.split(' → ')[1]).sort();
  assert.deepEqual(names(keptOf(describeColumns(odd, 'shopify').columns)), names(straight));
  assert.equal(straight.length, 29);
  assert.ok(straight.includes('Cost per item → cost'));
  assert.ok(straight.includes('Option3 value → option3Value.en'));
});

test('former names, markets and metafields of Shopify are known, and each column left out has a reason', () => {
  assert.equal(findLayout(formerTitles), 'shopify');
  const { columns } = describeColumns(formerTitles, 'shopify');
  const kept = keptOf(columns);
  for (const line of [
    'Handle → key',
    'Body (HTML) → description.en',
    'Variant SKU → sku',
    'Variant Price → price',
    'Variant Inventory Qty → stock',
    'Variant Grams → weight',
    'Image Src → pictureUrl',
    'Variant Image → variantPictureUrl',
    'Published → published',
  ])
    assert.ok(kept.includes(line), line);
  const reasons = reasonsOf(columns);
  assert.deepEqual(
    [
      reasons['Variant Compare At Price'],
      reasons['Price / International'],
      reasons['Included / [Primary]'],
      reasons['Compare At Price / International'],
      reasons['Care (product.metafields.custom.care)'],
      reasons['Note (variant.metafields.custom.note)'],
      reasons['Google Shopping / AdWords Grouping'],
    ],
    ['sale-price', 'market', 'market', 'market', 'metafield', 'metafield', 'feeds'],
  );
  assert.equal(kept.length + Object.keys(reasons).length, formerTitles.length);
});

const english =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (in),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 1 default,Meta: _custom,Download 1 name,Download 1 URL';

test('WooCommerce’s columns are known in five languages and Russian, with units in their titles', () => {
  for (const titles of [
    english.split(/,(?! or)/),
    'ID|Tipo|SKU|Nombre|Publicado|Peso (kg)|Longitud (cm)|Precio normal|Categorías|Imágenes|Superior|Nombre del atributo 1|Valor(es) del atributo 1'.split(
      '|',
    ),
    'ID|Tipo|SKU|Nome|Publicado|Peso (kg)|Comprimento (cm)|Preço|Categorias|Imagens|Ascendente|Nome do atributo 1|Valores do atributo 1'.split(
      '|',
    ),
    'ID|Type|UGS|Nom|Publié|Poids (kg)|Longueur (cm)|Tarif régulier|Catégories|Images|Parent|Nom de l’attribut 1|Valeur(s) de l’attribut 1'.split(
      '|',
    ),
    'ID|类型|SKU|名称|已发布|重量 (kg)|长度 (cm)|常规价格|分类|图片|父级|属性 1 名称|属性 1 值'.split(
      '|',
    ),
    'ID|Тип|Артикул|Имя|Опубликован|Вес (кг)|Длина (см)|Базовая цена|Категории|Изображения|Родительский|Название атрибута 1|Значения атрибутов 1'.split(
      '|',
    ),
  ]) {
    assert.equal(findLayout(titles), 'woocommerce', titles.join());
    const targets = describeColumns(titles, 'woocommerce').columns.flatMap(({ use }) =>
      'target' in use ? [use] : [],
    );
    const find = (target: string) => targets.find((use) => use.target === target);
    for (const target of ['wooId', 'wooType', 'sku', 'name.en', 'wooPublished', 'price'])
      assert.ok(find(target), `${target} in ${titles.join()}`);
    for (const target of [
      'wooCategories',
      'wooImages',
      'wooParent',
      'attribute1Name',
      'attribute1Values',
    ])
      assert.ok(find(target), `${target} in ${titles.join()}`);
    assert.deepEqual([find('weight')?.unit, find('length')?.unit], ['kg', 'cm']);
  }
});

test('a variation finds its product by ID or SKU, also before its row, and an empty attribute is expanded to all', () => {
  const reader = new WooReader('en');
  const rows: WooCells[] = [
    { wooId: '12', wooType: 'variation', wooParent: 'LATE', sku: 'L-1', price: '5' },
    {
      wooId: '10',
      wooType: 'variable',
      sku: 'HOODIE',
      'name.en': 'Hoodie',
      price: '99',
      wooCategories: 'Sale, Clothing > Tops\\, hoodies, Other > One',
      wooImages: 'https://a.example/1.jpg, https://a.example/2.jpg',
      attribute1Name: 'Colour',
      attribute1Values: 'Blue, Green',
      attribute2Name: 'Logo',
      attribute2Values: 'Yes, No',
    },
    {
      wooId: '13',
      wooType: 'variation',
      wooParent: 'id:10',
      sku: 'H-B',
      price: '45',
      attribute1Name: 'Colour',
      attribute1Values: 'Blue',
      attribute2Name: 'Logo',
      attribute2Values: '',
      wooImages: 'https://a.example/b.jpg',
    },
    { wooId: '11', wooType: 'variable', sku: 'LATE', 'name.en': 'Late' },
    { wooId: '14', wooType: 'simple, virtual', 'name.en': 'Voucher' },
    { wooId: '15', wooType: 'variation', wooParent: '' },
    { wooType: 'variation', wooParent: '' },
  ];
  const read = rows.map((cells, index) => reader.read(index + 2, cells));
  assert.deepEqual(
    read.map(({ key }) => reader.findKey(key)),
    ['11', '10', '10', '11', '14', 'variation:15', 'line:8'],
  );
  assert.deepEqual(
    read.flatMap(({ problems }) => problems.map(({ code }) => code)),
    ['type-not-supported', 'parent-missing'],
  );
  const hoodie = expandVariations(
    read.filter(({ key }) => key === '10').flatMap(({ records }) => records),
    'en',
  );
  assert.deepEqual(
    hoodie.map(({ line, cells }) => [
      line,
      cells.sku,
      cells['option1Value.en'],
      cells['option2Value.en'],
      cells.pictureUrl,
    ]),
    [
      [3, undefined, undefined, undefined, 'https://a.example/1.jpg'],
      [3, undefined, undefined, undefined, 'https://a.example/2.jpg'],
      [4, 'H-B', 'Blue', 'Yes', undefined],
      [4, '', 'Blue', 'No', undefined],
    ],
  );
  assert.deepEqual(
    [read[0]?.records[0]?.variation, ...hoodie.map(({ variation }) => variation)],
    ['12', undefined, undefined, '', ''],
    'a variation for several values has no ID of a variant',
  );
  assert.equal(hoodie[0]?.cells.category, 'Clothing > Tops, hoodies');
  assert.equal(hoodie[0]?.cells.price, undefined, 'a variable product has no price of its own');
});

test('texts of WooCommerce lose shortcodes and get their line breaks', () => {
  assert.equal(
    readWooText(
      '[woocommerce-generated]Soft.\\nWarm.\\n[caption id="1" align="left"]Text[/caption] [b]bold[/b] [sic]',
    ),
    'Soft.\nWarm.\nText bold [sic]',
  );
  assert.deepEqual(splitList('A > B, C\\, D,, '), ['A > B', 'C, D']);
});

test('HTML becomes text, and text that was written as HTML comes back to the letter', () => {
  assert.equal(
    parseHtml(
      '<p>One &amp; two<br/>three</p>\n<ul><li>a</li> <li>b</li></ul><script>alert(1)</script>',
    ),
    'One & two\nthree\n\n• a\n• b',
  );
  for (const text of [
    'plain',
    'a < b & c',
    'two  blanks',
    'line\n\n\n\nlast',
    ' • a\n  b',
    '&amp;lt; <p>x</p>',
    'a\u00a0b',
  ])
    assert.equal(parseHtml(writeHtml(text)), text);
});

test('our own columns are found again, in every language, and a mapping goes before the names', () => {
  const titles = listOwnColumns().map(({ title }) => title);
  assert.equal(new Set(titles).size, titles.length);
  assert.equal(findLayout(titles), 'vitrine');
  const { columns } = describeColumns(titles, 'vitrine');
  assert.ok(columns.every(({ use }) => 'target' in use));
  assert.equal(findLayout(['Code', 'Designation', 'PVP']), 'mapped');
  const mapped = describeColumns(['Code', 'Designation', 'PVP', 'SKU', 'sku'], 'mapped', {
    Code: 'key',
    PVP: 'price',
  });
  assert.deepEqual(
    mapped.columns.map(({ use }) => ('target' in use ? use.target : use.ignored)),
    ['key', 'unknown', 'price', 'sku', 'repeated'],
  );
});
