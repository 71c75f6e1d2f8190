import type { Language } from './locales.ts';

const narrow = '\u202f';

/**
 * Applies the typographic rules of a language. Texts are written with plain spaces, so that authors need not distinguish
 * kinds of spaces: French gets narrow no-break spaces before high punctuation and inside guillemets, and no
 * language breaks a line before a per cent sign.
 */
export function typeset(text: string, language: Language): string {
  const whole = text.replace(/ (?=%)/g, narrow);
  return language === 'fr'
    ? whole.replace(/ (?=[;:!?»])/g, narrow).replace(/« /g, `«${narrow}`)
    : whole;
}

/** The same for every text of a catalogue. */
export function typesetAll<Part>(part: Part, language: Language): Part {
  if (typeof part === 'string') return typeset(part, language) as Part;
  if (Array.isArray(part)) return part.map((one) => typesetAll(one, language)) as Part;
  return Object.fromEntries(
    Object.entries(part as object).map(([key, one]) => [key, typesetAll(one, language)]),
  ) as Part;
}
