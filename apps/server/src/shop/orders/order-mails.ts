import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fillPlaces } from '@vitrine/contract/fill-text.ts';
import type { listOrderMails } from '@vitrine/contract/shop/order-mails.ts';
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { unseal } from '#platform/security/sealed.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import type { BuyerMail } from '#texts/mails.ts';
import { factsOf } from './describe-order.ts';
import { type OwnParts, placeOfMail, writeToBuyer } from './mail-buyer.ts';
import { readMailFacts } from './mail-facts.ts';
import { orderMails } from './order-desk.tables.ts';
import { awaitingOf, canCancelRest } from './orders.rules.ts';
import { type OrderRow, orderLines, orders, shipments } from './orders.tables.ts';
import { announceOrder, recordEvent } from './record-event.ts';

const texts = await loadArea<typeof english>('buyer-mails');
const mailsMax = 100;
const minuteMs = 60_000;
/** A buyer who waits for an email looks for it for a few minutes. */
const repeatedEveryMs = 5 * minuteMs;
const dayMs = 86_400_000;
const repetitionsPerDayMax = 10;
/** Emails that contain only facts of the order itself: they are written again although their content was not stored. */
const ofOrderAlone: readonly string[] = [
  'order-confirmed',
  'order-cancelled',
  'order-link',
] satisfies BuyerMail[];

type MailRow = typeof orderMails.$inferSelect;
interface Content {
  values: Record<string, string | number>;
  own: OwnParts;
  /** The order's version of links when it was written. */
  linkVersion: number;
}

/** True if it contains separate links, which a change of the buyer's email address revokes. */
const hasOwnLinks = ({ own }: Content): boolean =>
  own.url !== undefined || (own.lines ?? []).some(({ url }) => url !== undefined);

function readContent(ctx: Ctx, mail: MailRow): Content | undefined {
  if (mail.content === null)
    return ofOrderAlone.includes(mail.template)
      ? { values: {}, own: {}, linkVersion: 0 }
      : undefined;
  const text = unseal(ctx.platform, placeOfMail(mail.orderId), mail.content);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

interface OrderState {
  order: OrderRow;
  lines: readonly (typeof orderLines.$inferSelect)[];
  parcels: readonly { carrier: string; trackingNumber: string }[];
}

/** True if the content of an email still holds: a tracking number that was corrected would mislead. */
function isStillTrue(
  template: string,
  content: Content,
  { order, lines, parcels }: OrderState,
): boolean {
  const { values, linkVersion } = content;
  if (linkVersion !== order.linkVersion && hasOwnLinks(content)) return false;
  switch (template as BuyerMail) {
    case 'order-unpaid':
      return awaitingOf(factsOf(order)) === 'buyer';
    case 'order-shipped':
    case 'order-tracking-corrected':
      return parcels.some(
        ({ carrier, trackingNumber }) =>
          carrier === values['carrier'] && trackingNumber === values['tracking'],
      );
    case 'order-parcel-withdrawn':
      return canCancelRest(order, lines);
    default:
      return true;
  }
}

async function readState(ctx: Ctx, order: OrderRow): Promise<OrderState> {
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const { carrier, trackingNumber } = shipments;
  const parcels = await ctx.db
    .select({ carrier, trackingNumber })
    .from(shipments)
    .where(eq(shipments.orderId, order.id));
  return { order, lines, parcels };
}

/** The subject of an email in the caller’s language; what is not known of it is left open. */
export function mailSubject(
  ctx: Ctx,
  template: string,
  number: string,
  known: Readonly<Record<string, string | number>> = {},
): string {
  const mail = texts[ctx.language].buyerMails[template as BuyerMail];
  const values: Readonly<Record<string, string | number>> = { ...known, number };
  return mail ? fillPlaces(mail.subject, (name) => String(values[name] ?? '…')) : template;
}

/** The emails to the buyer about an order, newest first. */
export async function listMails(
  ctx: Ctx,
  orderId: string,
): Promise<EndpointReply<typeof listOrderMails>> {
  const order = orNotFound((await ctx.db.select().from(orders).where(eq(orders.id, orderId)))[0]);
  const rows = await ctx.db
    .select({ ...getTableColumns(orderMails), sentAt: outboxMails.sentAt })
    .from(orderMails)
    .innerJoin(outboxMails, eq(outboxMails.id, orderMails.mailId))
    .where(eq(orderMails.orderId, orderId))
    .orderBy(desc(orderMails.id))
    .limit(mailsMax);
  const state = await readState(ctx, order);
  const ids = [...new Set(rows.flatMap(({ repeatedById }) => repeatedById ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  // Without a mail server emails are shown on the outbox page as soon as they are written.
  const isAtOnce = !ctx.platform.config.SMTP_URL;
  const list = rows.map((row) => {
    const content = readContent(ctx, row);
    const sentAt = row.sentAt ?? (isAtOnce ? row.createdAt : null);
    return {
      id: row.id,
      subject: mailSubject(ctx, row.template, order.number, content?.values),
      template: row.template,
      state: sentAt ? ('sent' as const) : ('waiting' as const),
      createdAt: row.createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      by: names.get(row.repeatedById ?? '') ?? null,
      isRepetition: row.repeats !== null,
      canRepeat: content !== undefined && isStillTrue(row.template, content, state),
    };
  });
  return { list };
}

/** A failure if this email, or too many of this order, were sent again a short time ago. */
async function assertRepeatable(ctx: Ctx, orderId: string, firstId: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const recent = await ctx.db
    .select({ repeats: orderMails.repeats, createdAt: orderMails.createdAt })
    .from(orderMails)
    .where(
      and(
        eq(orderMails.orderId, orderId),
        isNotNull(orderMails.repeats),
        gt(orderMails.createdAt, new Date(now - dayMs)),
      ),
    );
  const isJustRepeated = recent.some(
    ({ repeats, createdAt }) => repeats === firstId && createdAt.getTime() > now - repeatedEveryMs,
  );
  if (isJustRepeated || recent.length >= repetitionsPerDayMax)
    throw new Failure('mail-sent-recently');
}

/** Sends an email of an order that is locked again, to the address that the order has now. */
export async function writeAgain(ctx: Ctx, order: OrderRow, mail: MailRow): Promise<void> {
  const content = readContent(ctx, mail);
  if (!content || !isStillTrue(mail.template, content, await readState(ctx, order)))
    throw new Failure('mail-outdated');
  const firstId = mail.repeats ?? mail.id;
  await assertRepeatable(ctx, order.id, firstId);
  const root = mail.key.replace(/\|again-.*$/, '');
  await writeToBuyer(
    ctx,
    await readMailFacts(ctx, order.id),
    `${root}|again-${ctx.clock.now().getTime()}`,
    mail.template as BuyerMail,
    content.values as never,
    content.own,
    { repeats: firstId, repeatedById: ctx.caller?.accountId ?? null },
  );
  await recordEvent(ctx, order.id, 'mail_repeated', { method: mail.template });
}

export async function repeatMail(
  ctx: Ctx,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<EndpointReply<typeof listOrderMails>> {
  const order = orNotFound(
    (await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0],
  );
  const found = and(eq(orderMails.id, mailId), eq(orderMails.orderId, orderId));
  const mail = orNotFound((await ctx.db.select().from(orderMails).where(found))[0]);
  await writeAgain(ctx, order, mail);
  await announceOrder(ctx, 'order.changed', order);
  return listMails(ctx, orderId);
}

/** The newest email of a kind of each of these orders that can be written again. */
export async function findNewestMails(
  ctx: Ctx,
  orderIds: readonly string[],
  template: BuyerMail,
): Promise<Map<string, MailRow>> {
  const rows = await ctx.db
    .selectDistinctOn([orderMails.orderId])
    .from(orderMails)
    .where(and(inArray(orderMails.orderId, [...orderIds]), eq(orderMails.template, template)))
    .orderBy(orderMails.orderId, desc(orderMails.id));
  return new Map(rows.map((row) => [row.orderId, row]));
}
