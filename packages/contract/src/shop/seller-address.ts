import { findDisplayNames } from '../intl-formats.ts';
import { intlTags, type Language, languages } from '../locales.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: ReadonlyMap<string, string> | undefined;

/** Names of countries in a language. */
const namesIn = (tag: string) => findDisplayNames(tag, { type: 'region', fallback: 'none' });

/** Countries by their names in all languages of the product; made once, when the first address is read. */
function codeOf(name: string): string | undefined {
  codes ??= new Map(
    languages
      .map((language) => namesIn(intlTags[language]))
      .flatMap((names) =>
        letters.flatMap((first) =>
          letters.flatMap((second) => {
            const known = names.of(first + second);
            return known ? [[known.toLowerCase(), first + second] as const] : [];
          }),
        ),
      ),
  );
  return codes.get(name.toLowerCase());
}

/** An address in one line whose country, after the last comma, is written in the language of the reader; without one it stays as it is. */
export function addressInLanguage(address: string, language: Language): string {
  const at = address.lastIndexOf(',');
  const code = at < 0 ? undefined : codeOf(address.slice(at + 1).trim());
  const name = code && namesIn(intlTags[language]).of(code);
  return name ? `${address.slice(0, at)}, ${name}` : address;
}
