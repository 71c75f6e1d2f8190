import { z } from 'zod';
import { type Language, languages } from './locales.ts';

/** One value for each interface language; an empty one is not translated. */
export const inEachLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, shape])) as Record<Language, Shape>,
  );
