import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { insertStatement } from '#platform/db/statement.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { seal } from '#platform/security/sealed.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import type { BuyerMail, Mail, MailFact, MailLine, MailValues } from '#texts/mails.ts';
import { findFocus } from '../catalogue/index.ts';
import { createParcelLinks } from '../shipping/index.ts';
import { sellerOf } from '../stores/index.ts';
import { expectArrival } from './expect-arrival.ts';
import { type MailFacts, readMailFacts } from './mail-facts.ts';
import {
  describeBrand,
  describeDuties,
  goodsPictureOf,
  orderFacts,
  wordsOf,
  writeReceipt,
} from './mail-receipt.ts';
import { orderMails } from './order-desk.tables.ts';
import { orderLines, shipmentLines } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';
import { orderToken } from './tokens.ts';

const texts = await loadArea<typeof english>('buyer-mails');

/** Chinese and Japanese people are addressed by their whole name, the family's first; others by the given one. */
function salutationName(person: { firstName: string; lastName: string }): string {
  const whole = fullName(person);
  return whole.includes(' ') ? person.firstName : whole;
}

/** What is in a parcel, as the lines of an email. */
export async function listParcel(ctx: Ctx, shipmentId: string): Promise<MailLine[]> {
  const units = await ctx.db
    .select({
      quantity: shipmentLines.quantity,
      name: orderLines.name,
      option: orderLines.option,
      imageKey: orderLines.imageKey,
      productId: orderLines.productId,
    })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.lineId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(orderLines.position);
  const focusOf = await findFocus(ctx, units);
  return units.map((unit) => ({
    label: wordsOf(unit),
    pictureUrl: goodsPictureOf(ctx, unit.imageKey, focusOf(unit)),
  }));
}

/** By whom a parcel is carried, and where it can be followed. */
export async function describeTracking(
  ctx: Ctx,
  orderId: string,
  parcel: { carrier: string; trackingNumber: string },
): Promise<MailFact> {
  const { language } = await getOrder(ctx, orderId);
  const { carrier, trackingNumber } = parcel;
  return {
    label: texts[language].receipt.tracking,
    lines: [carrier, trackingNumber],
    url: (await createParcelLinks(ctx))(carrier, trackingNumber) ?? undefined,
  };
}

const dayFormats = Object.fromEntries(
  languages.map((language) => [
    language,
    findDateFormat(intlTags[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/** The days on which the parcel should arrive, as on the page of the order. */
async function expectedDays(ctx: Ctx, { order, store }: MailFacts): Promise<string> {
  const format = dayFormats[order.language];
  const { earliestOn, latestOn } = await expectArrival(ctx, order, store);
  const [first = '', last = ''] = [earliestOn, latestOn].map((day) =>
    format.format(new Date(`${day}T12:00:00Z`)),
  );
  return first === last ? first : `${first} – ${last}`;
}

/** What every email to a buyer can name; each has values of its own besides. */
type SharedValue = 'number' | 'name' | 'email' | 'days';

/** Emails about a parcel, a review, a request or an address list the lines concerned; all others list the whole order. */
const aboutSomeLines =
  /^(review-|return-|cancellation-requested$|order-shipped$|order-tracking-corrected$|order-email-|order-address-|parcel-)/;

/** Emails that may reach another person, or that list an address themselves, contain nothing of the order but its number. */
const withoutOrder: readonly BuyerMail[] = [
  'order-email-confirm',
  'order-email-changed',
  'order-address-changed',
];

/** Emails before the parcel arrives, when its carrier may charge duties. */
const aboutDuties: readonly BuyerMail[] = ['order-confirmed', 'order-shipped'];

/** The separate parts of an email: a list, where its button leads if not to the order, and to whom it goes if not to the buyer. */
export interface OwnParts {
  lines?: MailLine[];
  facts?: MailFact[];
  url?: string;
  to?: string;
}

/** Emails the buyer in the order's language and in the store's name; the key keeps a repeated handler from sending it twice. */
export async function mailBuyer<Template extends BuyerMail>(
  ctx: Ctx,
  orderId: string,
  key: string,
  template: Template,
  values: Omit<MailValues<Template>, SharedValue>,
  own: OwnParts = {},
): Promise<void> {
  await writeToBuyer(ctx, await readMailFacts(ctx, orderId), key, template, values, own);
}

/** The purpose for which the stored content of an order’s emails is sealed. */
export const placeOfMail = (orderId: string): string => `order-mail:${orderId}`;

const insertMail = insertStatement(orderMails, []);

/** The same for facts that were read before. An email that repeats another refers to it. */
export async function writeToBuyer<Template extends BuyerMail>(
  ctx: Ctx,
  facts: MailFacts,
  key: string,
  template: Template,
  values: Omit<MailValues<Template>, SharedValue>,
  parts: OwnParts = {},
  repetition: Pick<typeof orderMails.$inferInsert, 'repeats' | 'repeatedById'> = {},
): Promise<void> {
  const { lines = [], facts: own = [], url, to } = parts;
  const { order, store } = facts;
  const { language } = order;
  // Who sold it stays who it was when the order was placed.
  const seller = sellerOf(
    { platform: ctx.platform, language },
    { ...store, settlementMode: order.settlementMode },
  );
  const shared: Record<SharedValue, string> = {
    number: order.number,
    name: salutationName(order.address),
    email: seller.email,
    days: await expectedDays(ctx, facts),
  };
  const { receipt } = texts[language];
  const storeUrl = `${ctx.platform.config.storeUrl}/s/${store.slug}/${language}`;
  const mail = {
    template,
    values: { ...shared, ...values },
    ...(aboutSomeLines.test(template) ? { lines } : writeReceipt(ctx, facts)),
    facts: [
      ...own,
      ...(template.startsWith('review-') || withoutOrder.includes(template)
        ? []
        : orderFacts(facts)),
      ...(aboutDuties.includes(template) ? await describeDuties(ctx, facts) : []),
    ],
    url: url ?? `${storeUrl}/order/${orderToken(ctx.platform, order)}`,
    brand: describeBrand(ctx, store, storeUrl),
    footer: [
      fillText(receipt.sold, { ...seller, store: store.name }),
      fillText(receipt.returnsTo, { address: seller.returnAddress }),
    ],
    links: (['returns', 'terms', 'privacy'] as const).map((policy) => ({
      label: receipt[policy],
      url: `${storeUrl}/policies/${policy}`,
    })),
  };
  const mailId = await sendMail(ctx, {
    to: to ?? order.email,
    language,
    uniqueKey: `${key}:${order.id}`,
    mail: mail as unknown as Mail<Template>,
  });
  if (mailId === undefined) return;
  const row = {
    orderId: order.id,
    mailId,
    template,
    key,
    content: to
      ? null
      : seal(
          ctx.platform,
          placeOfMail(order.id),
          JSON.stringify({ values, own: parts, linkVersion: order.linkVersion }),
        ),
    createdAt: ctx.clock.now(),
    ...repetition,
  };
  await ctx.db.sendWithCommit(() => insertMail(ctx, row));
}
