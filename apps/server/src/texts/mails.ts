import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import { identityMails } from './mails/identity.ts';
import { operatorMails } from './mails/operators.ts';
import { orderMails } from './mails/orders.ts';
import { ownerOrderMails } from './mails/owner-orders.ts';
import { pricingMails } from './mails/pricing.ts';
import { refundMails } from './mails/refunds.ts';
import { securityMails } from './mails/security.ts';
import { storeMails } from './mails/stores.ts';

/** The words of one mail, with `{name}` places. */
export interface MailWords {
  subject: string;
  paragraphs: readonly string[];
  /** The label of the button; its address is the value `url`. */
  action?: string;
  closing: string;
}

export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Shown large: a verification code. */
  code?: string;
  /** Lines of an order, from the value `rows`: one line a row, left and right parted by a tab. */
  rows?: [string, string][];
  action?: { label: string; url: string };
  closing: string;
  /** The store that writes, in its colours; without it the platform writes. */
  brand?: { name: string; fill: string; onFill: string };
  /** Who is behind the mail, in small letters under it. */
  footer?: string;
  /** The last row is the sum of those above. */
  hasTotal?: boolean;
}

/** Every email of the product, by its template. */
export const mails = {
  ...identityMails,
  ...operatorMails,
  ...orderMails,
  ...ownerOrderMails,
  ...pricingMails,
  ...refundMails,
  ...securityMails,
  ...storeMails,
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;

export type MailTemplate = keyof typeof mails;
export const mailTemplates = Object.keys(mails) as MailTemplate[];

/** A colour stands in the style of an element, where nothing else may. */
const colourOf = (value: unknown) => (/^#[0-9a-f]{6}$/.test(String(value)) ? String(value) : '#101828');

/** Fills a template in a language. */
export function writeMail(template: MailTemplate, language: Language, values: Record<string, string | number>): MailContent {
  const words: MailWords = mails[template][language];
  const fill = (text: string) => fillText(typeset(text, language), values);
  const rows = String(values['rows'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [left = '', right = ''] = line.split('\t');
      return [left, right];
    });
  return {
    subject: fill(words.subject),
    paragraphs: words.paragraphs.map(fill),
    closing: fill(words.closing),
    ...(values['brand']
      ? { brand: { name: String(values['brand']), fill: colourOf(values['fill']), onFill: colourOf(values['onFill']) } }
      : {}),
    ...(values['footer'] ? { footer: String(values['footer']) } : {}),
    ...(values['hasTotal'] ? { hasTotal: true } : {}),
    ...(values['code'] !== undefined ? { code: String(values['code']) } : {}),
    ...(rows.length ? { rows } : {}),
    ...(words.action && values['url'] ? { action: { label: fill(words.action), url: String(values['url']) } } : {}),
  };
}
