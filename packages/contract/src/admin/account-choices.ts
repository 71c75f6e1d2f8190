import { z } from 'zod';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';

/** What the person chose while signed in, on any device; null where nothing was chosen. */
export const accountChoicesShape = z.object({
  language: z.enum(languages).nullable(),
  country: z.string().length(2).nullable(),
  currency: currencyShape.nullable(),
});
export type AccountChoices = z.infer<typeof accountChoicesShape>;

nameSchemas({ AccountChoices: accountChoicesShape });
