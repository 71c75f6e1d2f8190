import { z } from 'zod';

/** Signs that show nothing and are part of no word: marks of direction, zero-width spaces, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Of those, what joins emoji and letters, and chooses a picture or a form of a character. */
const needed = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u;
const visible = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const lineBreakOrControl = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const lineBreaksAndControls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Far longer than any field takes: such a text is refused for its length, and no work is done on it. */
const tidiedMax = 10_000;

/**
 * One way of writing for what looks the same. Marks of direction come along when people copy a telephone number, and
 * can turn a name around in a mail or a bank's file: they are left out and not complained about.
 */
function tidy(text: string): string {
  if (text.length > tidiedMax) return text;
  const tidied = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(invisible, (sign) => (needed.test(sign) ? sign : ''))
    .trim();
  return visible.test(tidied) ? tidied : '';
}

/** Any text as one tidy line, for what cannot be asked for again: names from elsewhere, search words. */
export const asLine = (text: string): string => tidy(text.replace(lineBreaksAndControls, ' '));

/** A text of one line, as names, addresses and titles are: the shape of every field that is no choice, code or password. */
export const lineText = (max: number) =>
  z
    .string()
    .overwrite(tidy)
    .refine((text) => !lineBreakOrControl.test(text), { params: { code: 'one-line' } })
    .max(max);

/** A text of several lines, as notes and reasons are. */
export const blockText = (max: number) =>
  z
    .string()
    .overwrite((text) => tidy(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')))
    .refine((text) => !controls.test(text), { params: { code: 'characters' } })
    .max(max);

/** Words to look for: whatever was pasted is looked for as one line. */
export const searchText = (max: number) => z.string().overwrite(asLine).max(max);

const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== '';

/**
 * An address on the web as its own standard writes it, so that nothing hides in it. What stands before an @ is read as the
 * host by people and sent as a name and a password by browsers.
 */
export const webAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .max(300)
  .refine((text) => !URL.canParse(text) || !hasCredentials(new URL(text)), { params: { code: 'plain-address' } });

/**
 * A day that a person chooses, `2026-11-20`: within the years that calendars of people, programs and the database share
 * (a standard day may also lie in a year 0, which PostgreSQL does not have).
 */
export const chosenDay = z.iso
  .date({ abort: true, error: 'date' })
  .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { params: { code: 'date' } });
