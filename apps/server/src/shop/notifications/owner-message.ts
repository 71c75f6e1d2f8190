import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { formatMoney, type Money } from '@vitrine/contract/money.ts';
import type { NotificationKind } from '@vitrine/contract/shop/notifications.ts';
import { type Mail, type MailValues, type OwnerMail, writeMail } from '#texts/mails.ts';

/** The messages to owners. A question of a buyer goes to the seller, with an address for the answer. */
export type OwnerTemplate =
  | Exclude<OwnerMail, 'buyer-message'>
  | 'payment-account-linked'
  | 'payment-account-unlinked'
  | 'payment-account-lost'
  | 'payment-account-relink'
  | 'refunds-stuck'
  | 'payment-account-chosen'
  | 'payment-account-restricted'
  | 'payment-account-needs'
  | 'bank-details-changed'
  | 'welcome';

/** Money and days are formatted, and functions called, in the language of the account. */
type MessageValue = string | number | Money | Date | ((language: Language) => string);

/** The kind of each message to owners, which decides its channels. */
export const kindOfMessage = {
  'order-for-owner': 'order-paid',
  'seller-reminder': 'payment-due',
  'return-asked': 'return-requested',
  'payout-paid': 'payout-paid',
  'payout-failed': 'payout-failed',
  'refund-for-owner': 'refund-settled',
  'refund-granted': 'refund-settled',
  'refund-declined': 'refund-settled',
  'dispute-opened': 'payment-disputed',
  'dispute-due': 'payment-disputed',
  'dispute-won': 'payment-disputed',
  'dispute-lost': 'payment-disputed',
  'dispute-appealed': 'payment-disputed',
  'dispute-closed': 'payment-disputed',
  'reviews-published': 'review-published',
  'prices-raised': 'prices-changed',
  'products-hidden': 'prices-changed',
  'seller-needed': 'store-changed',
  'settlement-direct': 'store-changed',
  'settlement-platform': 'store-changed',
  'store-held': 'store-changed',
  'store-opened': 'store-changed',
  'store-paused': 'store-changed',
  'payment-account-linked': 'payment-account-changed',
  'payment-account-unlinked': 'payment-account-changed',
  'payment-account-lost': 'payment-account-changed',
  'payment-account-relink': 'payment-account-changed',
  'refunds-stuck': 'payment-account-changed',
  'payment-account-chosen': 'payment-account-changed',
  'payment-account-restricted': 'payment-account-changed',
  'payment-account-needs': 'payment-account-changed',
  'bank-details-changed': 'payment-account-changed',
  welcome: 'welcome',
} as const satisfies Readonly<Record<OwnerTemplate, NotificationKind>>;

/** A message to an owner as data; the name of the store is added. */
export interface OwnerMessage<Template extends OwnerTemplate = OwnerTemplate> {
  template: Template;
  /** At most one email is created for each key, and a browser replaces a notification that has the same one. */
  key: string;
  values: { readonly [Name in Exclude<keyof MailValues<Template>, 'store'>]: MessageValue };
  /** The page of the console that it is about. */
  path: string;
  /** Where the button of the email leads, if elsewhere. */
  mailPath?: string;
}

/** A message in the language of its reader. */
export interface WrittenMessage {
  kind: NotificationKind;
  key: string;
  language: Language;
  title: string;
  sentence: string;
  path: string;
  mail: Mail;
}

interface Reader {
  language: Language;
  timeZone: string;
  store: string;
  consoleUrl: string;
}

function writeValue(value: MessageValue, { language, timeZone }: Reader): string | number {
  const tag = intlTags[language];
  if (typeof value === 'function') return value(language);
  if (value instanceof Date)
    return findDateFormat(tag, { dateStyle: 'long', timeZone }).format(value);
  return typeof value === 'object' ? formatMoney(value, tag) : value;
}

/** Writes a message for its reader. */
export function formatMessage<Template extends OwnerTemplate>(
  { template, key, values, path, mailPath = path }: OwnerMessage<Template>,
  reader: Reader,
): WrittenMessage {
  const written = Object.entries<MessageValue>(values).map(([name, value]) => [
    name,
    writeValue(value, reader),
  ]);
  const mail = {
    template,
    values: { store: reader.store, ...Object.fromEntries(written) },
    url: `${reader.consoleUrl}/#${mailPath}`,
  } as unknown as Mail;
  const { subject, sentence } = writeMail(reader.language, mail);
  const { language } = reader;
  return { kind: kindOfMessage[template], key, language, title: subject, sentence, path, mail };
}
