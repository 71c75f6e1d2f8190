import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AttentionKind,
  attentionPermissions,
  readAttention,
} from '@vitrine/contract/shop/operations-home.ts';
import { type SQL, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { confirmTrialRates } from '../markets/index.ts';
import { withBank } from '../testing/fixtures.ts';

const kinds = Object.keys(attentionPermissions) as AttentionKind[];
const run = (statement: SQL) => shop.app.platform.database.db.run(statement);
const one = async (statement: SQL) =>
  (await shop.app.platform.database.db.rows(statement, { id: as.id }))[0]?.id ?? '';

const { shop, owner, guest } = await withBank({ owner: {}, guest: 'GUEST' });
await confirmTrialRates(shop.ctx);
await shop.link(owner);
const { orderId } = await shop.paidOrder(owner);
await shop.settle();
const order = {
  id: orderId,
  payment: await one(sql`select payment_id as id from payment_orders where order_id = ${orderId}`),
  line: await one(sql`select id from order_lines where order_id = ${orderId} limit 1`),
  product: await one(
    sql`select product_id as id from order_lines where order_id = ${orderId} limit 1`,
  ),
};
await run(sql`update orders set fulfilment = 'processing' where id = ${order.id}`);

const read = async (token = guest.token) =>
  (await shop.app.call(readAttention, {}, { token })).body.data;
const hoursAgo = (hours: number) =>
  new Date(shop.app.clock.now().getTime() - hours * 3_600_000).toISOString();

interface Case {
  /** Something begins to wait: since three hours, and where two do, the other since two. */
  begin: () => Promise<unknown>;
  end: () => Promise<unknown>;
  count?: number;
  /** Nothing says since when. */
  isAgeless?: boolean;
}

const payout = (status: string) => (): Promise<unknown> =>
  run(sql`
    insert into payouts (store_id, linked_account_id, account_ref, label, amount_minor, currency, trigger, status, provider, provider_key, is_test, requested_at, failed_at)
    select ${owner.storeId}, id, 'acct', 'Bank', 100, 'USD', 'operator', ${status}, 'sandbox', ${`key-${status}`}, true, ${hoursAgo(3)}::timestamptz,
      case when ${status} = 'failed' then ${hoursAgo(3)}::timestamptz end from linked_accounts limit 1`);
const removePayouts = () => run(sql`delete from payouts`);
const job = (event: string) => () =>
  run(sql`insert into jobs.job (name, data, state, created_on)
    values ('events-failed', ${JSON.stringify({ event, handler: 'x', payload: {} })}::jsonb, 'created', ${hoursAgo(3)}::timestamptz)`);
const removeJobs = () => run(sql`delete from jobs.job where name = 'events-failed'`);
/** The one review of the order's line, in a state: reviews are never deleted. */
const review =
  (status: string, createdHours: number, reportedHours: number | null = null) =>
  (): Promise<unknown> => {
    const reported = reportedHours === null ? null : hoursAgo(reportedHours);
    return run(sql`
      insert into reviews (line_id, order_id, store_id, product_id, rating, title, text, language, author, status, published_at, reason,
        report_reason, reported_at, created_at)
      values (${order.line}, ${order.id}, ${owner.storeId}, ${order.product}, 5, '', 'Good', 'en', 'Maya', ${status}, ${hoursAgo(9)}::timestamptz,
        'Spam', case when ${reported}::timestamptz is not null then 'Not true' end, ${reported}::timestamptz, ${hoursAgo(createdHours)}::timestamptz)
      on conflict (line_id) do update set status = excluded.status, report_reason = excluded.report_reason, reported_at = excluded.reported_at`);
  };

/** Those of one kind of rows each; two others follow. */
type RowKind = Exclude<AttentionKind, 'toShip' | 'oldRates'>;
const cases: Record<RowKind, Case> = {
  refundsAsked: {
    begin: () =>
      run(
        sql`update orders set refund_asked_at = ${hoursAgo(3)}::timestamptz where id = ${order.id}`,
      ),
    end: () => run(sql`update orders set refund_asked_at = null where id = ${order.id}`),
  },
  refundsFailed: {
    begin: async () => {
      for (const hours of [3, 2])
        await run(sql`
          insert into refunds (payment_id, order_id, amount_minor, currency, reason, provider_key, status, created_at)
          values (${order.payment}, ${order.id}, 1, 'USD', 'operator', ${`refund-${hours}`}, 'failed', ${hoursAgo(hours)}::timestamptz)`);
    },
    end: () => run(sql`delete from refunds where status = 'failed'`),
  },
  returns: {
    begin: () =>
      run(sql`
        insert into return_requests (order_id, store_id, kind, state, reason, text, language, answered_by, created_at, changed_at)
        select ${order.id}, ${owner.storeId}, 'cancellation', 'requested', 'other', '', 'en', by, ${hoursAgo(9)}::timestamptz, ${hoursAgo(3)}::timestamptz
        from unnest(array['operators', 'owner']) by`),
    end: () => run(sql`update return_requests set state = 'withdrawn'`),
  },
  payoutsFailed: { begin: payout('failed'), end: removePayouts },
  payoutsUnknown: { begin: payout('unknown'), end: removePayouts },
  payoutsRequested: { begin: payout('requested'), end: removePayouts },
  discrepancies: {
    begin: async () => {
      for (const [hours, state] of [
        [3, 'open'],
        [2, 'open'],
        [9, 'closed'],
      ] as const)
        await run(sql`
          insert into discrepancies (kind, provider, seen_text, state, at, closed_at)
          values ('not_found', 'sandbox', ${`seen-${hours}`}, ${state}, ${hoursAgo(hours)}::timestamptz, case when ${state} = 'closed' then now() end)`);
    },
    end: () => run(sql`delete from discrepancies`),
    count: 2,
  },
  webhooks: {
    begin: () =>
      run(sql`insert into webhook_inbox (provider, event_id, type, body, received_at)
        values ('sandbox', 'evt_waits', 'payment.captured', '{}', ${hoursAgo(3)}::timestamptz)`),
    end: () => run(sql`delete from webhook_inbox where event_id = 'evt_waits'`),
  },
  failedEmails: { begin: job('mail.queued'), end: removeJobs },
  failedJobs: { begin: job('order.paid'), end: removeJobs },
  reviewsWaiting: { begin: review('waiting', 3), end: review('rejected', 3) },
  reviewsReported: { begin: review('published', 3, 3), end: review('published', 3) },
  soldOutVariants: {
    begin: () => run(sql`update stock_levels set on_hand = held where variant_id = ${shop.mug}`),
    end: () =>
      run(sql`update stock_levels set on_hand = held + 100 where variant_id = ${shop.mug}`),
    isAgeless: true,
  },
  lowVariants: {
    begin: () =>
      run(sql`update stock_levels set on_hand = held + 4 where variant_id = ${shop.mug}`),
    end: () =>
      run(sql`update stock_levels set on_hand = held + 100 where variant_id = ${shop.mug}`),
    isAgeless: true,
  },
  pausedStores: {
    begin: () =>
      run(
        sql`update stores set status = 'paused', held_at = ${hoursAgo(3)}::timestamptz, hold_reason = 'To be checked' where id = ${owner.storeId}`,
      ),
    end: () =>
      run(
        sql`update stores set status = 'open', held_at = null, hold_reason = null where id = ${owner.storeId}`,
      ),
  },
  scheduledNotices: {
    begin: () =>
      run(sql`
        insert into notices (title, content, type, level, target_type, target_account_ids, publish_status, publisher_name, scheduled_at, created_at, updated_at)
        values ('Later', '<p>Later</p>', 99, 'L', 1, '{}', 0, 'Ada', ${hoursAgo(-3)}::timestamptz, now(), now())`),
    end: () => run(sql`delete from notices`),
  },
};

for (const kind of Object.keys(cases) as RowKind[])
  test(`${kind}: it appears with its count and its age, and is gone when it is done`, async () => {
    const { begin, end, count = 1, isAgeless } = cases[kind];
    const before = await read();
    assert.equal(before[kind]?.count, 0);
    assert.equal(before[kind]?.since, null);
    await begin();
    const during = await read();
    const since = isAgeless ? null : hoursAgo(kind === 'scheduledNotices' ? -3 : 3);
    assert.deepEqual(during[kind], { count, since });
    const others = kinds.filter(
      (other) => other !== kind && during[other]?.count !== before[other]?.count,
    );
    assert.deepEqual(others, [], 'nothing else changes');
    await end();
    assert.deepEqual(await read(), before);
  });

test('orders to ship: they wait since the payment that came last, and are gone when they are shipped', async () => {
  await run(sql`update orders set paid_at = ${hoursAgo(3)}::timestamptz where id = ${order.id}`);
  assert.deepEqual((await read()).toShip, { count: 1, since: hoursAgo(3) });
  await run(
    sql`update orders set fulfilment = 'shipped', shipped_at = now() where id = ${order.id}`,
  );
  assert.deepEqual((await read()).toShip, { count: 0, since: null });
});

test('exchange rates: those that are too old to charge with, since they were last confirmed', async () => {
  assert.deepEqual((await read()).oldRates, { count: 0, since: null });
  const confirmedAt = shop.app.clock.now().toISOString();
  shop.app.clock.advance(73 * 3_600_000);
  guest.token = (await signInAs(shop.app, 'GUEST')).token;
  const old = (await read()).oldRates;
  assert.ok((old?.count ?? 0) > 10);
  assert.equal(old?.since, confirmedAt);
});

test('each queue is seen with the right to its list only', async () => {
  let place = 0;
  const give = async (permission: string) => {
    place += 1;
    const code = `HOME_${place}`;
    const roleId = await one(sql`
      insert into roles (code, name, status, sort, data_scope, created_at) values (${code}, ${code}, 1, 9, 0, now()) returning id`);
    for (const right of ['platform:dashboard:view', permission])
      await run(
        sql`insert into role_permissions (role_id, permission) values (${roleId}, ${right}) on conflict do nothing`,
      );
    return (await signInAs(shop.app, code)).token;
  };
  const seenWith = async (permission: string) => {
    const attention = await read(await give(permission));
    return kinds.filter((kind) => attention[kind] !== null);
  };
  assert.deepEqual(await seenWith('platform:dashboard:view'), []);
  for (const permission of new Set(Object.values(attentionPermissions)))
    assert.deepEqual(
      await seenWith(permission),
      kinds.filter((kind) => attentionPermissions[kind] === permission),
    );
  assert.equal(
    (
      await shop.app.call(
        readAttention,
        {},
        { token: (await signInAs(shop.app, 'STORE_OWNER')).token },
      )
    ).status,
    403,
  );
});

test('all queues take one statement, however much waits', async () => {
  await read();
  const few = await countQueries(shop.app, () => read());
  await run(sql`
    insert into webhook_inbox (provider, event_id, type, body, received_at)
    select 'sandbox', 'evt_' || n, 'payment.captured', '{}', now() from generate_series(1, 500) n`);
  assert.equal((await read()).webhooks?.count, 500);
  assert.equal(await countQueries(shop.app, () => read()), few);
});
