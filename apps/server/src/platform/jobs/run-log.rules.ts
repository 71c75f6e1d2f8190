/** Letters of one value of a line. */
const valueLettersMax = 600;
const cut = '…';

// Line breaks of every kind, control characters, and characters that change the direction or are invisible.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Makes a text one line: what would break it or hide in it is written out, `\n` or `\u202e`. */
export const writeOnOneLine = (text: string): string =>
  text.replaceAll(
    unsafe,
    (letter) => named[letter] ?? `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const personal: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [secret]'],
  [
    /\b((?:api|access|refresh|client)?[_-]?(?:password|passwd|secret|token|key|authorization))(["']?\s*[=:]\s*["']?)[^\s"',;&]{4,}/gi,
    '$1$2[secret]',
  ],
  // Long keys and tokens: letters and digits without a blank.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{32,}(?:\.[\w-]{8,}){0,2}/g, '[secret]'],
];

/** Removes what looks like an email address, a password, a key or a token: messages of errors may quote them. */
const removeSecrets = (text: string): string =>
  personal.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), text);

/** A value as it is stored in a line: without secrets, on one line, of bounded length. */
export function cleanValue(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const line = writeOnOneLine(removeSecrets(value.slice(0, 4 * valueLettersMax)));
  return line.length > valueLettersMax ? `${line.slice(0, valueLettersMax - 1)}${cut}` : line;
}
