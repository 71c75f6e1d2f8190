import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/webhook-events.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { onDays } from '#platform/db/on-days.ts';
import { findPageWindow } from '#platform/db/page-window.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import type * as english from '#texts/en/money-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { keywordsMatch } from '../../orders/index.ts';
import { webhookInbox } from '../payments.tables.ts';
import { applyStoredEvent } from './receive-webhook.ts';

const exportTexts = await loadArea<typeof english>('money-export');

type Filters = EndpointInput<typeof contract.exportWebhookEvents>['query'];

const row = {
  id: as.id,
  provider: as.text,
  eventId: as.text,
  type: as.text,
  isTest: orNull(as.boolean),
  receivedAt: as.moment,
  appliedAt: orNull(as.moment),
  outcome: orNull(as.text),
  storeId: orNull(as.id),
  store: orNull(as.text),
  orderNumber: orNull(as.text),
  paymentId: orNull(as.id),
  payoutId: orNull(as.id),
  disputeId: orNull(as.id),
};
type Listed = RowOf<typeof row>;

/** Each event with what it is about, found by the key that it names; of accounts the newest link. */
const from = sql`webhook_inbox w
  left join disputes d on w.subject_kind = 'dispute' and d.provider = w.provider and d.provider_ref = w.subject_key
  left join payments p on p.id = coalesce(d.payment_id,
    (select q.id from payments q where w.subject_kind in ('payment', 'refunds') and q.provider = w.provider and q.provider_key = w.subject_key))
  left join payouts y on w.subject_kind = 'payout' and y.provider = w.provider and y.provider_key = w.subject_key
  left join linked_accounts l on l.id = (select max(a.id) from linked_accounts a where a.provider = w.provider
    and (w.subject_kind = 'link' and a.provider_key = w.subject_key or w.subject_kind = 'account' and a.account_ref = w.subject_key))
  left join stores s on s.id = coalesce(p.store_id, y.store_id, l.store_id)`;

const matches = (keywords: string): SQL =>
  sql`(${keywords} in (w.event_id, w.subject_key, p.id::text, y.id::text, p.provider_ref, y.provider_ref, p.provider_account, l.account_ref)
    or ${containsFolded(sql`w.type`, keywords)} or ${containsFolded(sql`s.name`, keywords)}
    or p.id in (select x.payment_id from payment_orders x join orders o on o.id = x.order_id where ${keywordsMatch(keywords)}))`;

function toCondition(filters: Filters): SQL {
  const { keywords, type, state, storeId, provider, receivedFrom, receivedTo, timeZone } = filters;
  assertDaysInOrder(receivedFrom, receivedTo, 'receivedTo');
  const days = onDays(sql`w.received_at`, [receivedFrom, receivedTo], timeZone);
  return joinConditions([
    ...(keywords ? [matches(keywords)] : []),
    ...(type ? [sql`w.type = ${type}`] : []),
    ...(state ? [sql`(w.applied_at is null) = ${state === 'waiting'}`] : []),
    ...(storeId ? [sql`s.id = ${storeId}`] : []),
    ...(provider ? [sql`w.provider = ${provider}`] : []),
    ...(days ? [days] : []),
  ]);
}

/** The tables that conditions read: the events alone, unless they look at the subject of an event. */
const sourceOf = ({ keywords, storeId }: Filters): SQL =>
  keywords || storeId ? from : sql`webhook_inbox w`;

/** The events that the last query finds, in full, newest first. */
const readRows = (ctx: Ctx, found: SQL): Promise<Listed[]> =>
  ctx.db.rows(
    sql`
    select w.id, w.provider, w.event_id, w.type, w.is_test, w.received_at, w.applied_at, w.outcome, s.id as store_id, s.name as store,
      p.id as payment_id, y.id as payout_id, d.id as dispute_id,
      (select o.number from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id order by o.id limit 1) as order_number
    from ${from} where w.id = any(array(${found})) order by w.id desc`,
    row,
  );

const describeEvent = ({ storeId, store, ...event }: Listed): contract.WebhookEvent => ({
  ...event,
  store: storeId ? { id: storeId, name: store ?? '' } : null,
  receivedAt: event.receivedAt.toISOString(),
  appliedAt: event.appliedAt?.toISOString() ?? null,
});

/** The webhook events of providers, for operators. */
export async function listWebhookEvents(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof contract.listWebhookEvents>['query'],
): Promise<EndpointReply<typeof contract.listWebhookEvents>> {
  const source = sql`from ${sourceOf(filters)} where ${toCondition(filters)}`;
  const total = await countRows(ctx, source);
  const window = findPageWindow(total, { pageNum, pageSize });
  if (!window) return { list: [], ...total };
  const rows = await readRows(
    ctx,
    sql`select w.id ${source} order by w.id ${window.isFromEnd ? sql`asc` : sql`desc`} limit ${window.limit}::int offset ${window.offset}::int`,
  );
  return { list: rows.map(describeEvent), ...total };
}

/** The same as a file. */
export async function exportWebhookEvents(ctx: Ctx, filters: Filters): Promise<string> {
  const rows = await readRows(
    ctx,
    sql`select w.id from ${sourceOf(filters)} where ${toCondition(filters)} order by w.id desc limit ${csvRowsMax}::int`,
  );
  const { eventHeads, modes } = exportTexts[ctx.language];
  return sendCsvList(ctx, 'provider-events', {
    heads: eventHeads,
    timeZone: filters.timeZone,
    rows: rows.map((event) => [
      event.eventId,
      event.receivedAt,
      event.appliedAt,
      event.provider,
      event.isTest === null ? null : modes[event.isTest ? 'test' : 'live'],
      event.type,
      event.outcome,
      event.store,
      event.orderNumber,
      event.paymentId,
      event.payoutId,
    ]),
  });
}

/** Applies an event whose job never came through. The row is locked: the second caller finds it applied. */
export async function replayWebhookEvent(ctx: Ctx, id: string): Promise<contract.WebhookEvent> {
  const [locked] = await ctx.db
    .select({ appliedAt: webhookInbox.appliedAt })
    .from(webhookInbox)
    .where(eq(webhookInbox.id, id))
    .for('update');
  if (orNotFound(locked).appliedAt) throw new Failure('event-applied');
  const applied = await applyStoredEvent(ctx, id);
  const event = orNotFound((await readRows(ctx, sql`select ${id}::bigint`))[0]);
  return describeEvent({ ...event, ...applied });
}
