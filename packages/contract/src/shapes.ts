import { z } from 'zod';
import { foldWidth } from './fold-width.ts';

/** Invisible characters that are part of no word: direction marks, zero-width spaces, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Those of them that join emoji and letters, or select a variant of a character. */
const needed = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u;
const visible = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const lineBreakOrControl = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const lineBreaksAndControls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Far longer than any field accepts: such a text is rejected for its length without further work. */
const tidiedMax = 70_000;

/**
 * One form for texts that look the same. Direction marks are copied along with telephone numbers, and
 * can reverse a name in an email or a bank's file: they are removed without an error.
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

/** Any text as one normalized line, for texts that cannot be rejected: names from third parties, search terms. */
export const asLine = (text: string): string => tidy(text.replace(lineBreaksAndControls, ' '));

/** A text of one line, such as a name, address or title: the shape of every field that is not a choice, code or password. */
export const lineText = (max: number) =>
  z
    .string()
    .overwrite(tidy)
    .refine((text) => !lineBreakOrControl.test(text), { params: { code: 'one-line' } })
    .max(max);

/** A postcode, telephone number or the like: digits and letters of full width are accepted as those of a Latin keyboard. */
export const codeText = (max: number) =>
  z
    .string()
    .overwrite((text) => tidy(foldWidth(text)))
    .refine((text) => !lineBreakOrControl.test(text), { params: { code: 'one-line' } })
    .max(max);

/** A text of several lines, such as a note or reason. */
export const blockText = (max: number) =>
  z
    .string()
    .overwrite((text) => tidy(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')))
    .refine((text) => !controls.test(text), { params: { code: 'characters' } })
    .max(max);

/** A pasted table or the text of a CSV file: a text of several lines that keeps its tabs. */
export const tableText = (max: number) =>
  z
    .string()
    .overwrite((text) => {
      const tidied = text
        .normalize('NFC')
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(invisible, (sign) => (needed.test(sign) ? sign : ''));
      return visible.test(tidied.trim()) ? tidied : '';
    })
    .refine((text) => !/(?![\n\t])[\p{Cc}]/u.test(text), { params: { code: 'characters' } })
    .max(max);

const plainEmail = z.regexes.email;
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
/** What no part of an address contains without quotation marks, which no provider of mailboxes allows. */
const forbiddenInLocalPart = /[\s@"(),:;<>[\]\\\p{Cc}]/u;

/** Whether a mail server can be asked to deliver there: letters of every script, a domain that has an ASCII form (RFC 6531, RFC 5891). */
function isMailAddress(text: string): boolean {
  if (plainEmail.test(text)) return true;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > 64 || forbiddenInLocalPart.test(local) || /^\.|\.$|\.\./.test(local))
    return false;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`https://${domain}`)) return false;
  const isPlainLocal = /^[\x21-\x7e]+$/.test(local);
  return (
    asciiDomain.test(new URL(`https://${domain}`).hostname) &&
    (!isPlainLocal || plainEmail.test(`${local}@example.com`))
  );
}

/** The email address of a buyer or a seller, international ones included; it is stored as it was typed. */
export const mailAddress = z
  .string()
  .overwrite((text) => tidy(text.replaceAll('＠', '@')))
  .max(254)
  .refine(isMailAddress, { params: { code: 'email' } });

/** Search terms: a pasted text is searched for as one line. */
export const searchText = (max: number) =>
  z
    .string()
    .overwrite((text) => foldWidth(asLine(text)))
    .max(max);

/** A host of letters, digits, dots and hyphens (an IPv6 address in brackets), and no user name or password before it. */
const isPlain = ({ username, password, hostname }: URL): boolean =>
  username === '' && password === '' && /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(hostname);

/**
 * A URL in its normalized form, so that it hides nothing. Users read the part before an @ as the
 * host, but browsers send it as user name and password. The one rule for every address that somebody enters and others open.
 */
export const webAddress = z
  .url({ protocol: /^https$/, normalize: true, abort: true })
  .max(300)
  .refine((text) => !URL.canParse(text) || isPlain(new URL(text)), {
    params: { code: 'plain-address' },
  });

/**
 * A day that a user enters, `2026-11-20`: within the years that users, programs and the database can all represent
 * (the standard also allows a year 0, which PostgreSQL does not have).
 */
export const chosenDay = z.iso
  .date({ abort: true, error: 'date' })
  .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { params: { code: 'date' } });
