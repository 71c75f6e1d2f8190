/** Letters that do not lose a mark when they are decomposed, as banks write them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/**
 * A text in the characters that every bank of the SEPA scheme must accept (EPC217-08): Latin letters without marks, digits and a few
 * signs. A character that has no spelling becomes a point. Begins and ends with neither a space nor a slash.
 */
export function toSepaText(text: string, lengthMax: number): string {
  return text
    .replaceAll(/[^ -~]/g, (character) => spelled[character] ?? character)
    .replaceAll('&', '+')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (character) => (/\s/.test(character) ? ' ' : '.'))
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, lengthMax)
    .replaceAll(/^[ /]+|[ /]+$/g, '');
}
