import type { PlaceholdersOf } from '@vitrine/contract/catalogue.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { productName } from '@vitrine/contract/product-name.ts';
import type { accountMails } from './en/account-mails.ts';
import type { buyerMails } from './en/buyer-mails.ts';
import type { operatorMails } from './en/operator-mails.ts';
import type { ownerMails } from './en/owner-mails.ts';
import type { stockMails } from './en/stock-mails.ts';
import type { supplierMails } from './en/supplier-mails.ts';
import { loadArea } from './load-area.ts';

type English = typeof accountMails &
  typeof buyerMails &
  typeof operatorMails &
  typeof ownerMails &
  typeof stockMails &
  typeof supplierMails;
export type MailTemplate = keyof English;
export type BuyerMail = keyof typeof buyerMails;
export type OwnerMail = keyof typeof ownerMails;

interface MailTexts {
  subject: string;
  paragraphs: readonly string[];
  /** What a phone and the bell show below the subject; without it, the first paragraph. */
  sentence?: string;
  /** The label of the button. */
  action?: string;
  closing: string;
}

/** A line of an order or of a list. */
export interface MailLine {
  label: string;
  amount?: string;
  /** Where the label leads. */
  url?: string;
  /** What was bought. */
  pictureUrl?: string | undefined;
}

/** A fact beside the lines: where the parcel goes, by whom it is carried. */
export interface MailFact {
  label: string;
  lines: readonly string[];
  /** Where its last line leads. */
  url?: string | undefined;
}

/** A type of its own, so that it applies to each entry of a union. */
type SentenceOf<Entry> = Entry extends { sentence: infer Sentence } ? Sentence : never;

type Texts<Template extends MailTemplate> =
  | English[Template]['subject' | 'closing']
  | English[Template]['paragraphs'][number]
  | SentenceOf<English[Template]>;

/** The places of an email's texts, from its English catalogue entry; money and dates already formatted. The platform's name is filled in for all. */
export type MailValues<Template extends MailTemplate> = {
  readonly [Name in Exclude<PlaceholdersOf<Texts<Template>>, 'platform'>]: string | number;
};

interface MailParts {
  /** Shown large: a verification code. */
  code?: string;
  lines?: readonly MailLine[];
  /** The sum of the lines. */
  total?: MailLine;
  facts?: readonly MailFact[];
  /** The store that sends it, in its colours; without it the platform sends it. */
  brand?: {
    name: string;
    fill: string;
    onFill: string;
    url?: string;
    pictureUrl?: string | undefined;
    isSquare?: boolean;
  };
  /** Who sells and where returns go, in small letters below the email. */
  footer?: readonly string[];
  /** Pages that belong to it: the policies. */
  links?: readonly { label: string; url: string }[];
}

/** An email as data: its catalogue entry with exactly its values, and where its button leads if it has one. */
export type Mail<Template extends MailTemplate = MailTemplate> = MailParts & {
  template: Template;
  values: MailValues<Template>;
} & (English[Template] extends { action: string } ? { url: string } : { url?: string });

/** An email in one language, ready to be rendered. */
export interface MailContent extends MailParts {
  subject: string;
  paragraphs: string[];
  /** What channels other than email show below the subject. */
  sentence: string;
  action?: { label: string; url: string };
  closing: string;
}

const areas = await Promise.all([
  loadArea<{ accountMails: Record<string, MailTexts> }>('account-mails'),
  loadArea<{ buyerMails: Record<string, MailTexts> }>('buyer-mails'),
  loadArea<{ operatorMails: Record<string, MailTexts> }>('operator-mails'),
  loadArea<{ ownerMails: Record<string, MailTexts> }>('owner-mails'),
  loadArea<{ stockMails: Record<string, MailTexts> }>('stock-mails'),
  loadArea<{ supplierMails: Record<string, MailTexts> }>('supplier-mails'),
]);
const [accounts, buyers, operators, owners, stock, suppliers] = areas;
const textsIn = (language: Language): Readonly<Record<string, MailTexts>> => ({
  ...accounts[language].accountMails,
  ...buyers[language].buyerMails,
  ...operators[language].operatorMails,
  ...owners[language].ownerMails,
  ...stock[language].stockMails,
  ...suppliers[language].supplierMails,
});

/** Every email of the product. */
export const mailTemplates = Object.keys(textsIn('en')) as MailTemplate[];

/** Writes an email in a language. */
export function writeMail<Template extends MailTemplate>(
  language: Language,
  mail: Mail<Template>,
  platform: string = productName,
): MailContent {
  const { template, values, url, ...parts } = mail;
  const texts = textsIn(language)[template] as MailTexts;
  const fill = (text: string) => fillText(text, { ...values, platform });
  return {
    ...parts,
    subject: fill(texts.subject),
    paragraphs: texts.paragraphs.map(fill),
    sentence: fill(texts.sentence ?? texts.paragraphs[0] ?? ''),
    closing: fill(texts.closing),
    ...(texts.action && url ? { action: { label: texts.action, url } } : {}),
  };
}
