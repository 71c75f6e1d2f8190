import { z } from 'zod';
import { fileKeyShape } from '../images.ts';
import { inEachLanguage } from '../in-each-language.ts';
import { currencyShape, sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { blockText, codeText, lineText } from '../shapes.ts';
import { isGtin } from './product-codes.ts';
import { areSameKind, measureUnits } from './unit-prices.ts';

export const variantsMax = 2_048;

/** The key of a product, category, option or value: part of addresses and the identity in files, so it is never translated. */
export const createKeyShape = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug');

/** A name in each language; an empty one is not translated. */
export const namesShape = inEachLanguage(lineText(80));

export const productTextsShape = z.strictObject({
  name: lineText(160),
  description: blockText(20_000),
  material: lineText(400),
  care: blockText(2_000),
  sizeGuide: blockText(4_000),
  warnings: blockText(2_000),
  searchTitle: lineText(120),
  searchDescription: lineText(320),
});
export type ProductTexts = z.output<typeof productTextsShape>;

/** The contact for the safety of a product (EU 2023/988): name, postal address and an email address or website. */
export const safetyContactShape = z.strictObject({
  name: lineText(160),
  address: blockText(400),
  contact: lineText(254),
});

export const optionFormShape = z.strictObject({
  key: createKeyShape(40),
  names: namesShape,
  values: z
    .array(
      z.strictObject({
        key: createKeyShape(40),
        names: namesShape,
        /** A colour to show beside the name, `#a1b2c3`. */
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/, 'format')
          .nullable(),
      }),
    )
    .min(1)
    .max(200),
});
export type OptionForm = z.output<typeof optionFormShape>;

const measureShape = z.strictObject({
  value: z.number().min(0.001).max(1_000_000).multipleOf(0.001),
  unit: z.enum(measureUnits),
});

/** Price per unit: the content of the variant, and the measure that buyers compare. */
const unitPriceShape = z
  .strictObject({ total: measureShape, base: measureShape })
  .refine(({ total, base }) => areSameKind(total.unit, base.unit), {
    path: ['base', 'unit'],
    params: { code: 'other-measure' },
  });

const supplyFormShape = z.strictObject({
  supplierId: idShape,
  /** The price of one unit, in the currency of the supplier. */
  cost: sentMoneyShape(z.number().int().min(0).max(100_000_000_000), currencyShape),
  /** The supplier's own number of the variant. */
  reference: codeText(80),
  isPreferred: z.boolean(),
});

const priceFrom = (min: number) =>
  sentMoneyShape(z.number().int().min(min).max(100_000_000), z.literal('USD'));

/** In US cents, like all platform prices. */
export const platformPriceShape = priceFrom(1);

/** A variant that is not finished: its platform price is 0 until one is entered. */
export const draftPriceShape = priceFrom(0);

const millimetres = z.number().int().min(1).max(100_000).nullable();
const unitsShape = z.number().int().min(0).max(10_000_000).nullable();

export const variantFormShape = z.strictObject({
  /** Null for a variant that is not stored yet. It keeps its id whatever else changes, its option values included. */
  id: idShape.nullable(),
  /** Option key to value key, for every option. */
  values: z.record(createKeyShape(40), createKeyShape(40)),
  /** Empty for a new variant: it is made of the product's key. */
  sku: codeText(80),
  barcode: codeText(14).refine((code) => code === '' || isGtin(code), {
    params: { code: 'barcode' },
  }),
  platformPrice: platformPriceShape,
  /** Shown to owners as a proposal, never to buyers. */
  recommendedPrice: platformPriceShape.nullable(),
  weightGrams: z.number().int().min(0).max(10_000_000),
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
  unitPrice: unitPriceShape.nullable(),
  supplies: z.array(supplyFormShape).max(10),
  isActive: z.boolean(),
  /** Units in the warehouse; null leaves them as they are. */
  onHand: unitsShape,
  /** `onHand` as it was read. With it the difference is added to the present units, so that what was sold meanwhile stays sold. */
  onHandRead: unitsShape,
});
export type VariantForm = z.output<typeof variantFormShape>;

export const imageFormShape = z.strictObject({
  /** The key of the stored picture, as the media library returns it. */
  key: fileKeyShape,
  alt: inEachLanguage(lineText(200)),
  /** The point that stays in view when the picture is cropped, in per cent from the left and the top. */
  focusX: z.number().int().min(0).max(100),
  focusY: z.number().int().min(0).max(100),
  /** The option value that it shows, `colour:sage`. */
  valueKey: z
    .string()
    .max(81)
    .regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'format')
    .nullable(),
});
