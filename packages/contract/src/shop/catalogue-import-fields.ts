import { type Language, languages } from '../locales.ts';

/** Fields of a product: they count in the first row of the product only. */
const productImportFields = [
  'status',
  'published',
  'category',
  'brand',
  'leadTimeDays',
  'saleFrom',
  'saleUntil',
  'originCountry',
  'customsCode',
  'excludedCountries',
  'manufacturerName',
  'manufacturerAddress',
  'manufacturerContact',
  'responsibleName',
  'responsibleAddress',
  'responsibleContact',
] as const;

/** Texts of a product, each in one language. */
export const textImportFields = [
  'name',
  'description',
  'material',
  'care',
  'sizeGuide',
  'warnings',
  'searchTitle',
  'searchDescription',
] as const;

/** Fields of a variant. */
export const variantImportFields = [
  'sku',
  'barcode',
  'price',
  'recommendedPrice',
  'supplier',
  'cost',
  'costCurrency',
  'supplierReference',
  'weight',
  'length',
  'width',
  'height',
  'unitTotal',
  'unitTotalUnit',
  'unitBase',
  'unitBaseUnit',
  'isActive',
  'stock',
] as const;

export const optionsMax = 5;
export const optionImportFields = [
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'option4Name',
  'option4Value',
  'option5Name',
  'option5Value',
] as const;

/** Fields of a picture. */
const pictureImportFields = [
  'pictureUrl',
  'picturePosition',
  'pictureFocus',
  'pictureShows',
  'variantPictureUrl',
] as const;

/** Fields that a column can go to. */
const importFields = [
  'key',
  ...textImportFields,
  ...productImportFields,
  ...optionImportFields,
  ...variantImportFields,
  ...pictureImportFields,
  'pictureAlt',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields of which there is a column for each language. */
const translatedImportFields = [
  ...textImportFields,
  ...optionImportFields,
  'pictureAlt',
] as const satisfies readonly ImportField[];
type TranslatedImportField = (typeof translatedImportFields)[number];

export const isTranslated = (field: ImportField): field is TranslatedImportField =>
  (translatedImportFields as readonly ImportField[]).includes(field);

/** A field with its language, as the mapping of columns names it: `name.es`, `sku`. */
export type ImportTarget =
  | `${TranslatedImportField}.${Language}`
  | Exclude<ImportField, TranslatedImportField>;

export const importTargets: readonly ImportTarget[] = importFields.flatMap(
  (field): ImportTarget[] =>
    isTranslated(field)
      ? languages.map((language) => `${field}.${language}` as const)
      : [field as Exclude<ImportField, TranslatedImportField>],
);

/** The layouts of files that are known by the names of their columns, and that of a mapping. */
export const importLayouts = ['vitrine', 'shopify', 'woocommerce', 'mapped'] as const;
export type ImportLayout = (typeof importLayouts)[number];

/** Why a row, or one cell of it, is not imported as it is. */
export const importProblems = [
  'cells',
  'characters',
  'too-long',
  'key-missing',
  'name-missing',
  'price-missing',
  'not-a-number',
  'ambiguous',
  'other-currency',
  'too-precise',
  'too-low',
  'too-high',
  'whole-number',
  'barcode',
  'status',
  'yes-or-no',
  'no-category',
  'country',
  'customs-code',
  'date',
  'date-order',
  'address',
  'option-missing',
  'option-repeated',
  'too-many-options',
  'too-many-variants',
  'too-many-pictures',
  'sku-repeated',
  'sku-repeat-replaced',
  'sku-taken',
  'sku-replaced',
  'measure',
  'unit',
  'focus',
  'shows',
  'supplier-unknown',
  'currency',
  'no-rate',
  'parent-missing',
  'type-not-supported',
  'several-variants',
  'stock-held',
  'not-saved',
] as const;
export type ImportProblemCode = (typeof importProblems)[number];

/** Why a column is not imported. */
export const ignoredColumnReasons = [
  'sale-price',
  'tax',
  'feeds',
  'metafield',
  'market',
  'linked',
  'stock-settings',
  'shipping-settings',
  'gift-card',
  'tags',
  'shop-settings',
  'identity',
  'no-supplier',
  'repeated',
  'unknown',
] as const;
export type IgnoredColumnReason = (typeof ignoredColumnReasons)[number];
