import type { Language } from '@vitrine/contract/locales.ts';
import { currencyExponents } from '@vitrine/contract/money.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts } from '@vitrine/contract/shop/product-form-parts.ts';
import { listOwnColumns } from '../catalogue-import/index.ts';
import type { ExportedProduct, ExportFrame, ExportRow } from './export.types.ts';
import { writeAmount } from './write-cells.ts';

type Cell = string | number;
type Cells = Partial<Record<ImportTarget, Cell>>;
type Variant = ProductForm['variants'][number];
type Image = ProductForm['images'][number];

function productCells({ form, category }: ExportedProduct, { languages }: ExportFrame): Cells {
  const texts = languages.flatMap((language) =>
    Object.entries(form.texts[language] as ProductTexts).map(([field, text]) => [
      `${field}.${language}`,
      text,
    ]),
  );
  const { manufacturer, responsiblePerson } = form;
  return {
    ...(Object.fromEntries(texts) as Cells),
    status: form.status,
    category: category.key,
    brand: form.brand,
    leadTimeDays: form.leadTimeDays,
    saleFrom: form.saleFrom ?? '',
    saleUntil: form.saleUntil ?? '',
    originCountry: form.originCountry ?? '',
    customsCode: form.customsCode,
    excludedCountries: form.excludedCountries.join(' '),
    manufacturerName: manufacturer.name,
    manufacturerAddress: manufacturer.address,
    manufacturerContact: manufacturer.contact,
    responsibleName: responsiblePerson.name,
    responsibleAddress: responsiblePerson.address,
    responsibleContact: responsiblePerson.contact,
  };
}

/** The names of a variant's options and values: in a language without a name the one that it is found by. */
export function listOptionCells(
  { options }: ProductForm,
  { values }: Variant,
  given: readonly Language[],
): Cells {
  const cells: Record<string, Cell> = {};
  for (const [index, option] of options.entries()) {
    const value = option.values.find(({ key }) => key === values[option.key]);
    for (const [place, language] of given.entries()) {
      const nameOf = (names: Readonly<Record<Language, string>>, key: string) =>
        names[language] ||
        // One cell must not be empty, so that the value is known.
        (place === 0 && given.every((one) => names[one] === '') ? findAny(names, key) : '');
      cells[`option${index + 1}Name.${language}`] = nameOf(option.names, option.key);
      cells[`option${index + 1}Value.${language}`] = value ? nameOf(value.names, value.key) : '';
    }
  }
  return cells as Cells;
}

const findAny = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.values(names).find(Boolean) ?? key;

function supplyCells({ supplies }: Variant, { supplierNames }: ExportFrame): Cells {
  const supply = supplies.find(({ isPreferred }) => isPreferred);
  if (!supply) return {};
  return {
    supplier: supplierNames.get(supply.supplierId) ?? '',
    cost: writeAmount(supply.cost.amount, currencyExponents[supply.cost.currency]),
    costCurrency: supply.cost.currency,
    supplierReference: supply.reference,
  };
}

function variantCells(product: ExportedProduct, variant: Variant, frame: ExportFrame): Cells {
  const { unitPrice, recommendedPrice } = variant;
  return {
    ...listOptionCells(product.form, variant, frame.languages),
    sku: variant.sku,
    barcode: variant.barcode,
    price: writeAmount(variant.platformPrice.amount, 2),
    recommendedPrice: recommendedPrice ? writeAmount(recommendedPrice.amount, 2) : '',
    ...supplyCells(variant, frame),
    weight: variant.weightGrams,
    length: variant.lengthMm ?? '',
    width: variant.widthMm ?? '',
    height: variant.heightMm ?? '',
    unitTotal: unitPrice?.total.value ?? '',
    unitTotalUnit: unitPrice?.total.unit ?? '',
    unitBase: unitPrice?.base.value ?? '',
    unitBaseUnit: unitPrice?.base.unit ?? '',
    isActive: variant.isActive ? 'yes' : 'no',
    stock: product.units.get(variant.id ?? '') ?? 0,
  };
}

function imageCells(image: Image, { languages, pictureUrl }: ExportFrame): Cells {
  const alt = languages.map((language) => [`pictureAlt.${language}`, image.alt[language]]);
  return {
    ...(Object.fromEntries(alt) as Cells),
    pictureUrl: pictureUrl(image.key),
    pictureFocus: `${image.focusX} ${image.focusY}`,
    pictureShows: image.valueKey ?? '',
  };
}

export const listOwnTitles = ({ languages, optionCount }: ExportFrame): ExportRow =>
  listOwnColumns(languages, optionCount).map(({ title }) => title);

/** Makes the rows of a product: one for each variant, and beside them or below its pictures. */
export function createOwnWriter(frame: ExportFrame): (product: ExportedProduct) => ExportRow[] {
  const columns = listOwnColumns(frame.languages, frame.optionCount);
  return (product) => {
    const { variants, images, key } = product.form;
    return Array.from({ length: Math.max(variants.length, images.length) }, (_none, index) => {
      const [variant, image] = [variants[index], images[index]];
      const cells: Cells = {
        key,
        ...(index === 0 && productCells(product, frame)),
        ...(variant && variantCells(product, variant, frame)),
        ...(image && imageCells(image, frame)),
      };
      return columns.map(({ target }) => cells[target] ?? '');
    });
  };
}
