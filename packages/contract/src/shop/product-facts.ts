import { z } from 'zod';
import { languages } from '../locales.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { countryCodeShape } from './markets.ts';
import { measureUnits } from './unit-prices.ts';

/** A text in the language of the request, or in the next one that has it. */
const localTextShape = z.object({ text: z.string(), language: z.enum(languages) });
export type LocalText = z.infer<typeof localTextShape>;

const contactShape = z.object({ name: z.string(), address: z.string(), contact: z.string() });

/** The known facts of a product, without its name, price and options; null or empty if they are not known. */
export const productFactsShape = z.object({
  brand: z.string(),
  originCountry: countryCodeShape.nullable(),
  material: localTextShape.nullable(),
  care: localTextShape.nullable(),
  sizeGuide: localTextShape.nullable(),
  warnings: localTextShape.nullable(),
  manufacturer: contactShape.nullable(),
  responsiblePerson: contactShape.nullable(),
});
export type ProductFacts = z.infer<typeof productFactsShape>;

export const measureShape = z.object({ value: z.number(), unit: z.enum(measureUnits) });

/** The price of the measure that buyers compare, as of one litre. */
export const shownUnitPriceShape = z.object({
  price: moneyShape,
  base: measureShape,
});
export type ShownUnitPrice = z.infer<typeof shownUnitPriceShape>;

nameSchemas({
  LocalText: localTextShape,
  ProductFacts: productFactsShape,
  Measure: measureShape,
  ShownUnitPrice: shownUnitPriceShape,
});
