const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** `lead_time_days` or `lead-time-days` as `leadTimeDays`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/[_-]+(\w)/g, (_all, letter: string) => letter.toUpperCase());
export const pascalCase = (name: string): string => capitalised(camelCase(name));
export const kebabCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
/** `lead_time_days` as `Lead time days`. */
export const asWords = (name: string): string => capitalised(name.replaceAll(/[_-]+/g, ' '));

/** One of several, as English mostly forms it: `categories` as `category`. */
export function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(name)) return name.replace(/es$/, '');
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Several of one: `category` as `categories`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  return `${name}s`;
}

/** A text as source code. Placeholders of the catalogues and line breaks are not part of a label. */
export const quote = (text: string): string => {
  const plain = text
    .replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
    .replaceAll('{', '(')
    .replaceAll('}', ')');
  return `'${plain.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
};

/** A text inside of a comment. */
export const inComment = (text: string): string =>
  text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim();
