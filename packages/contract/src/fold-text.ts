/** Letters that Unicode does not decompose into a letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Small letters without accents (`fold_text` of `fold-text.guards.sql` is the same in SQL), so that "nandu" finds "Ñandú" and a store called Łopata gets the address "lopata". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, (sign) => letters[sign] ?? sign);
}

/** True if a text contains the typed one, regardless of the accents and capitals of either. */
export const containsText = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed.trim()));
