import { z } from 'zod';
import { inEachLanguage } from '../in-each-language.ts';
import { languages } from '../locales.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';
import { cleanCustomsCode } from './product-codes.ts';
import {
  createKeyShape,
  draftPriceShape,
  imageFormShape,
  optionFormShape,
  productTextsShape,
  safetyContactShape,
  variantFormShape,
  variantsMax,
} from './product-form-parts.ts';
import { joinValues } from './product-matrix.ts';
import { productStatuses } from './product-statuses.ts';

/** In one form, so that the same moment is the same text. */
const moment = z.iso
  .datetime({ abort: true, error: 'date' })
  .refine((text) => text >= '1900' && text < '3000', { params: { code: 'date' }, abort: true })
  .overwrite((text) => new Date(text).toISOString());

const variantsOf = <Variant extends z.ZodType>(variant: Variant) =>
  z.array(variant).min(1).max(variantsMax);

const productFormFields = z.strictObject({
  /** The handle: part of the product's address and its identity in files. Unique. */
  key: createKeyShape(80),
  /** A category of the second level. */
  categoryId: idShape,
  status: z.enum(productStatuses),
  /** An active product is on sale from this moment (null: at once) and is archived at the second one. */
  saleFrom: moment.nullable(),
  saleUntil: moment.nullable(),
  /** Working days until it leaves the warehouse. */
  leadTimeDays: z.number().int().min(0).max(365),
  texts: inEachLanguage(productTextsShape),
  brand: lineText(80),
  originCountry: countryCodeShape.nullable(),
  /** Digits of the Harmonized System, 6 to 10; empty if it is not known. */
  customsCode: codeText(16)

    .overwrite(cleanCustomsCode)
    .refine((code) => /^(?:\d{6,10})?$/.test(code), { params: { code: 'customs-code' } }),
  manufacturer: safetyContactShape,
  responsiblePerson: safetyContactShape,
  /** Countries to which it may not be sent. */
  excludedCountries: z
    .array(countryCodeShape)
    .max(250)
    .overwrite((codes) => [...new Set(codes)].sort()),
  options: z.array(optionFormShape).max(5),
  variants: variantsOf(variantFormShape),
  /** In their order; the first is the cover. */
  images: z.array(imageFormShape).max(100),
});

type Fields = z.output<typeof productFormFields>;
type Problem = { path: (string | number)[]; code: string };

/** Each place whose value was there before in the list; empty values may be repeated. */
function findRepeated(values: readonly string[], pathOf: (index: number) => Problem['path']) {
  const seen = new Set<string>();
  return values.flatMap((value, index): Problem[] => {
    if (value === '') return [];
    if (seen.has(value)) return [{ path: pathOf(index), code: 'repeated' }];
    seen.add(value);
    return [];
  });
}

function findOptionProblems({ options }: Fields): Problem[] {
  return [
    ...findRepeated(
      options.map(({ key }) => key),
      (index) => ['options', index, 'key'],
    ),
    ...options.flatMap(({ values }, option) =>
      findRepeated(
        values.map(({ key }) => key),
        (index) => ['options', option, 'values', index, 'key'],
      ),
    ),
  ];
}

function findVariantProblems({ options, variants }: Fields): Problem[] {
  const known = new Map(options.map(({ key, values }) => [key, new Set(values.map((v) => v.key))]));
  const problems = variants.flatMap(({ values, supplies }, index): Problem[] => {
    const fits =
      Object.keys(values).length === known.size &&
      Object.entries(values).every(([option, value]) => known.get(option)?.has(value));
    const preferred = supplies.filter(({ isPreferred }) => isPreferred).length;
    return [
      ...(fits ? [] : [{ path: ['variants', index, 'values'], code: 'option-values' }]),
      ...(supplies.length && preferred !== 1
        ? [{ path: ['variants', index, 'supplies'], code: 'one-preferred' }]
        : []),
      ...findRepeated(
        supplies.map(({ supplierId }) => supplierId),
        (supply) => ['variants', index, 'supplies', supply, 'supplierId'],
      ),
    ];
  });
  return [
    ...problems,
    ...findRepeated(
      variants.map(({ values }) => joinValues(values) || 'only'),
      (index) => ['variants', index, 'values'],
    ),
    ...findRepeated(
      variants.map(({ id }) => id ?? ''),
      (index) => ['variants', index, 'id'],
    ),
    ...findRepeated(
      variants.map(({ sku }) => sku.toLowerCase()),
      (index) => ['variants', index, 'sku'],
    ),
  ];
}

function findImageProblems({ options, images }: Fields): Problem[] {
  const known = new Set(
    options.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`)),
  );
  return [
    ...findRepeated(
      images.map(({ key }) => key),
      (index) => ['images', index, 'key'],
    ),
    ...images.flatMap(({ valueKey }, index): Problem[] =>
      valueKey !== null && !known.has(valueKey)
        ? [{ path: ['images', index, 'valueKey'], code: 'option-values' }]
        : [],
    ),
  ];
}

/** Problems of a form as a whole, field by field. */
function findProblems(form: Fields): Problem[] {
  const isNamed = languages.some((language) => form.texts[language].name !== '');
  const { saleFrom, saleUntil } = form;
  return [
    ...(isNamed ? [] : [{ path: ['texts', 'en', 'name'], code: 'required' }]),
    ...(saleFrom !== null && saleUntil !== null && saleUntil <= saleFrom
      ? [{ path: ['saleUntil'], code: 'before-from' }]
      : []),
    ...findOptionProblems(form),
    ...findVariantProblems(form),
    ...findImageProblems(form),
  ];
}

/** A product as operators edit it, and as imports write it: everything but what follows from it. */
export const productFormShape = productFormFields.superRefine((form, ctx) => {
  for (const { path, code } of findProblems(form).slice(0, 50))
    ctx.addIssue({ code: 'custom', path, params: { code } });
});
export type ProductForm = z.output<typeof productFormShape>;

/** A product that is not finished: key, category and prices can be missing, and fields can contradict each other. */
export const productDraftFormShape = productFormFields.extend({
  key: z
    .string()
    .max(80)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slug'),
  categoryId: z.string().regex(/^(?:[1-9]\d{0,17})?$/, 'id'),
  variants: variantsOf(variantFormShape.extend({ platformPrice: draftPriceShape })),
});

nameSchemas({ ProductForm: productFormShape, ProductDraftForm: productDraftFormShape });
