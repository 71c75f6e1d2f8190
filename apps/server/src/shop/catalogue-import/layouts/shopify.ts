import type {
  IgnoredColumnReason,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { foldTitle } from './fold-title.ts';
import type { CellUnit, ColumnUse } from './layout.types.ts';

type Line = readonly [
  titles: string,
  use: ImportTarget | { ignored: IgnoredColumnReason },
  unit?: CellUnit,
];
const ignored = (reason: IgnoredColumnReason) => ({ ignored: reason });

/** The columns of Shopify's product file: the present name, then earlier ones that exports still have. */
const lines: readonly Line[] = [
  ['Title', 'name.en'],
  ['URL handle|Handle', 'key'],
  ['Description|Body (HTML)|Body HTML', 'description.en'],
  ['Vendor', 'brand'],
  ['Product category|Standard product type', 'category'],
  ['Type|Custom product type', ignored('tags')],
  ['Tags', ignored('tags')],
  ['Published on online store|Published', 'published'],
  ['Status', 'status'],
  ['SKU|Variant SKU', 'sku'],
  ['Barcode|Variant barcode', 'barcode'],
  ['Price|Variant price', 'price'],
  ['Compare-at price|Variant compare at price|Variant compare-at price', ignored('sale-price')],
  ['Cost per item|Variant cost', 'cost'],
  ['Charge tax|Variant taxable', ignored('tax')],
  ['Tax code|Variant tax code', ignored('tax')],
  ['Unit price total measure', 'unitTotal'],
  ['Unit price total measure unit', 'unitTotalUnit'],
  ['Unit price base measure', 'unitBase'],
  ['Unit price base measure unit', 'unitBaseUnit'],
  ['Inventory tracker|Variant inventory tracker', ignored('stock-settings')],
  ['Inventory quantity|Variant inventory qty|Variant inventory quantity', 'stock'],
  ['Continue selling when out of stock|Variant inventory policy', ignored('stock-settings')],
  ['Weight value (grams)|Variant grams', 'weight', 'g'],
  ['Weight unit for display|Variant weight unit', ignored('shipping-settings')],
  ['Requires shipping|Variant requires shipping', ignored('shipping-settings')],
  ['Fulfillment service|Variant fulfillment service', ignored('shipping-settings')],
  ['Product image URL|Image src', 'pictureUrl'],
  ['Image position', 'picturePosition'],
  ['Image alt text', 'pictureAlt.en'],
  ['Variant image URL|Variant image', 'variantPictureUrl'],
  ['Gift card', ignored('gift-card')],
  ['SEO title', 'searchTitle.en'],
  ['SEO description', 'searchDescription.en'],
  ['Variant country of origin|Country of origin', 'originCountry'],
  ['Variant HS code|HS code', 'customsCode'],
];

const uses = new Map<string, ColumnUse>(
  lines.flatMap(([titles, use, unit]) =>
    titles
      .split('|')
      .map((title): [string, ColumnUse] => [
        foldTitle(title),
        typeof use === 'string' ? { target: use, ...(unit && { unit }) } : use,
      ]),
  ),
);

/** Families of columns: options, markets, metafields and what only feeds use. */
function findInFamily(title: string): ColumnUse | undefined {
  const option = /^option([1-5]) (name|value|linked to)$/.exec(title);
  if (option) {
    if (option[2] === 'linked to') return { ignored: 'linked' };
    const part = option[2] === 'name' ? 'Name' : 'Value';
    return { target: `option${option[1]}${part}.en` as ImportTarget };
  }
  if (/\((?:product|variant)\.metafields\./.test(title)) return { ignored: 'metafield' };
  if (/^(?:included|price|compare-at price|compare at price) \/ ./.test(title))
    return { ignored: 'market' };
  if (/^google shopping ?\//.test(title)) return { ignored: 'feeds' };
  return undefined;
}

export const findShopifyUse = (title: string): ColumnUse | undefined =>
  uses.get(foldTitle(title)) ?? findInFamily(foldTitle(title));

/** True if titles are those of Shopify: its key, and a name that no other layout has. */
export function isShopify(titles: readonly string[]): boolean {
  const folded = new Set(titles.map(foldTitle));
  const has = (...names: string[]) => names.some((name) => folded.has(name));
  return (
    has('url handle') ||
    (has('handle') &&
      has('body (html)', 'variant price', 'variant sku', 'option1 name', 'image src', 'vendor'))
  );
}
