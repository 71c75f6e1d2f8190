import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts, VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { languages, type Texts } from '../../languages.ts';
import { seededFraction } from '../../pictures/seed.ts';
import type { CatalogueProduct, ProductVariant } from '../catalogue.types.ts';
import { composeTexts } from '../texts.ts';
import { careTexts } from './care.ts';
import { categoryFacts } from './category-facts.ts';
import type { CategoryFacts, ProductFacts, Sides } from './facts.types.ts';
import { makers, responsibleInEu } from './makers.ts';
import { describeMaterials } from './materials.ts';
import { productFacts } from './product-facts.ts';
import { searchTexts } from './search-texts.ts';
import { describeSizes } from './size-guides.ts';
import { demoSuppliers, type SupplierKey } from './suppliers.ts';
import { warningTexts } from './warnings.ts';

type AllFacts = CategoryFacts & ProductFacts;

/** The facts of a product: those of its category, and its own where it differs. */
export function getFacts({ key, category }: CatalogueProduct): AllFacts {
  const shared = categoryFacts[category];
  const own = productFacts[key];
  if (!shared || !own) throw new Error(`The product ${key} has no facts`);
  return { ...shared, ...own };
}

export function describeProduct(
  product: CatalogueProduct,
): Pick<
  ProductForm,
  | 'brand'
  | 'originCountry'
  | 'customsCode'
  | 'manufacturer'
  | 'responsiblePerson'
  | 'excludedCountries'
> {
  const facts = getFacts(product);
  const maker = makers[facts.maker];
  return {
    brand: maker.brand,
    originCountry: facts.origin,
    customsCode: facts.customs,
    manufacturer: maker.contact,
    responsiblePerson:
      'isOutsideEu' in maker ? responsibleInEu : { name: '', address: '', contact: '' },
    excludedCountries: [...facts.excluded],
  };
}

/** The texts of a product other than its name and description. */
export function describeTexts(
  product: CatalogueProduct,
): Record<keyof Texts, Partial<ProductTexts>> {
  const { made, care, sizes, warnings } = getFacts(product);
  const search = searchTexts[product.key];
  const found: Partial<Record<keyof ProductTexts, Texts>> = {
    material: describeMaterials(made),
    ...(care ? { care: careTexts[care] } : {}),
    ...(sizes ? { sizeGuide: describeSizes(sizes) } : {}),
    ...(warnings.length
      ? {
          warnings: composeTexts((language) =>
            warnings.map((warning) => warningTexts[warning][language]).join('\n'),
          ),
        }
      : {}),
    ...(search ? { searchTitle: search.title, searchDescription: search.description } : {}),
  };
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries(found).map(([field, text]) => [field, text[language]])),
    ]),
  ) as Record<keyof Texts, Partial<ProductTexts>>;
}

/** An EAN-13 with a prefix that is reserved for numbers inside a company (20 to 29). */
export function createBarcode(product: number, variant: number): string {
  const digits = `29${String(product).padStart(7, '0')}${String(variant).padStart(3, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The sides in millimeters of a packed unit of this weight, in steps of five. */
function computeSides(weightGrams: number, { density, shape }: CategoryFacts): Sides {
  const cubicMillimetres = (weightGrams / density) * 1_000_000;
  const scale = Math.cbrt(cubicMillimetres / (shape[0] * shape[1] * shape[2]));
  const round = (side: number) => Math.max(10, Math.round((side * scale) / 5) * 5);
  return [round(shape[0]), round(shape[1]), round(shape[2])];
}

/** A proposal that ends like most prices in shops, `x.90`. */
const roundPrice = (minor: number): number => Math.ceil(minor / 100) * 100 - 10;

/** The cost in the supplier's currency, in steps of five; it differs a little between the products of a category. */
function computeCost(
  { key }: CatalogueProduct,
  { priceMinor }: ProductVariant,
  percent: number,
  supplier: SupplierKey,
): number {
  const share = percent + Math.round(seededFraction(key, 'cost') * 8) - 4;
  const cost = (priceMinor * share * demoSuppliers[supplier].perDollar) / 100_000;
  return Math.round(cost / 5) * 5;
}

type DescribedVariant = Pick<
  VariantForm,
  'barcode' | 'recommendedPrice' | 'lengthMm' | 'widthMm' | 'heightMm' | 'unitPrice' | 'supplies'
>;

/** A second supplier costs so many per cent of the price more. */
const dearerBy = 5;

/** The facts of one variant; `place` is that of the product in the catalogue. */
export function describeVariant(
  product: CatalogueProduct,
  variant: ProductVariant,
  place: number,
  supplierIds: Readonly<Record<SupplierKey, string>>,
): DescribedVariant {
  const facts = getFacts(product);
  const { supplier, alsoFrom, cost, recommended, content } = facts;
  const index = product.variants.indexOf(variant);
  // The last option turns fastest.
  const sides = facts.packed?.[index % facts.packed.length];
  const total = content?.totals[index % content.totals.length];
  const [lengthMm, widthMm, heightMm] = sides ?? computeSides(variant.weightGrams, facts);
  const supplyFrom = (key: SupplierKey, percent: number, isPreferred: boolean) => ({
    supplierId: supplierIds[key],
    cost: {
      amount: computeCost(product, variant, percent, key),
      currency: demoSuppliers[key].currency,
    },
    reference: `${demoSuppliers[key].prefix}-${10_000 + place * 10 + index}`,
    isPreferred,
  });
  return {
    barcode: createBarcode(place + 1, index + 1),
    recommendedPrice: recommended
      ? { amount: roundPrice((variant.priceMinor * recommended) / 100), currency: 'USD' }
      : null,
    lengthMm,
    widthMm,
    heightMm,
    unitPrice: content && total ? { total, base: content.base } : null,
    supplies: [
      ...(supplier ? [supplyFrom(supplier, cost, true)] : []),
      ...(supplier && alsoFrom && alsoFrom !== supplier
        ? [supplyFrom(alsoFrom, cost + dearerBy, false)]
        : []),
    ],
  };
}
