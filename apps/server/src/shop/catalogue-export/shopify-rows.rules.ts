import type { Language } from '@vitrine/contract/locales.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { writeHtml } from '../catalogue-import/index.ts';
import type { ExportedProduct, ExportFrame, ExportRow } from './export.types.ts';
import { listOptionCells } from './own-rows.rules.ts';
import { writeAmount } from './write-cells.ts';

/** Options that Shopify's own file has; of products with more, the others follow them. */
const shopifyOptions = 3;

const optionTitles = (number: number): string[] => [
  `Option${number} name`,
  `Option${number} value`,
  ...(number <= shopifyOptions ? [`Option${number} Linked To`] : []),
];

const titlesWith = (optionCount: number): string[] => [
  ...'Title|URL handle|Description|Vendor|Product category|Type|Tags|Published on online store|Status|SKU|Barcode'.split(
    '|',
  ),
  ...Array.from({ length: Math.max(optionCount, shopifyOptions) }, (_none, index) =>
    optionTitles(index + 1),
  ).flat(),
  ...'Price|Compare-at price|Cost per item|Charge tax|Tax code|Unit price total measure|Unit price total measure unit|Unit price base measure|Unit price base measure unit|Inventory tracker|Inventory quantity|Continue selling when out of stock|Weight value (grams)|Weight unit for display|Requires shipping|Fulfillment service|Product image URL|Image position|Image alt text|Variant image URL|Gift card|SEO title|SEO description'.split(
    '|',
  ),
];

type Cells = Record<string, string | number>;
type Variant = ProductForm['variants'][number];

function productCells({ form, category }: ExportedProduct, language: Language): Cells {
  const texts = form.texts[language];
  return {
    Title: texts.name,
    Description: writeHtml(texts.description),
    Vendor: form.brand,
    'Product category': category.path,
    'Published on online store': form.status === 'active' ? 'TRUE' : 'FALSE',
    Status: form.status,
    'Gift card': 'FALSE',
    'SEO title': texts.searchTitle,
    'SEO description': texts.searchDescription,
  };
}

function optionColumns(form: ProductForm, variant: Variant, language: Language): Cells {
  if (!form.options.length) return { 'Option1 name': 'Title', 'Option1 value': 'Default Title' };
  const cells = listOptionCells(form, variant, [language]);
  return Object.fromEntries(
    form.options.flatMap((_option, index) => {
      const number = index + 1;
      return [
        [`Option${number} name`, cells[`option${number}Name.${language}` as ImportTarget] ?? ''],
        [`Option${number} value`, cells[`option${number}Value.${language}` as ImportTarget] ?? ''],
      ];
    }),
  );
}

function variantCells(product: ExportedProduct, variant: Variant, frame: ExportFrame): Cells {
  const language = frame.languages[0] ?? 'en';
  const { unitPrice, supplies } = variant;
  const supply = supplies.find(({ isPreferred }) => isPreferred);
  const shown = product.form.images.find(({ valueKey }) => {
    const [option = '', value = ''] = (valueKey ?? '').split(':');
    return valueKey !== null && variant.values[option] === value;
  });
  return {
    ...optionColumns(product.form, variant, language),
    SKU: variant.sku,
    Barcode: variant.barcode,
    Price: writeAmount(variant.platformPrice.amount, 2),
    // All amounts of the file are in one currency.
    'Cost per item': supply?.cost.currency === 'USD' ? writeAmount(supply.cost.amount, 2) : '',
    'Charge tax': 'TRUE',
    'Unit price total measure': unitPrice?.total.value ?? '',
    'Unit price total measure unit': unitPrice?.total.unit ?? '',
    'Unit price base measure': unitPrice?.base.value ?? '',
    'Unit price base measure unit': unitPrice?.base.unit ?? '',
    'Inventory tracker': 'shopify',
    'Inventory quantity': product.units.get(variant.id ?? '') ?? 0,
    'Continue selling when out of stock': 'DENY',
    'Weight value (grams)': variant.weightGrams,
    'Weight unit for display': 'g',
    'Requires shipping': 'TRUE',
    'Fulfillment service': 'manual',
    'Variant image URL': shown ? frame.pictureUrl(shown.key) : '',
  };
}

export const listShopifyTitles = ({ optionCount }: ExportFrame): ExportRow =>
  titlesWith(optionCount);

/** Makes the rows of a product in Shopify's layout, in the first language of the frame. */
export function createShopifyWriter(frame: ExportFrame): (product: ExportedProduct) => ExportRow[] {
  const titles = titlesWith(frame.optionCount);
  const language = frame.languages[0] ?? 'en';
  return (product) => {
    const { variants, images, key } = product.form;
    return Array.from({ length: Math.max(variants.length, images.length) }, (_none, index) => {
      const [variant, image] = [variants[index], images[index]];
      const cells: Cells = {
        'URL handle': key,
        ...(index === 0 && productCells(product, language)),
        ...(variant && variantCells(product, variant, frame)),
        ...(image && {
          'Product image URL': frame.pictureUrl(image.key),
          'Image position': index + 1,
          'Image alt text': image.alt[language],
        }),
      };
      return titles.map((title) => cells[title] ?? '');
    });
  };
}
