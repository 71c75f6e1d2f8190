import type { Client } from 'pg';
import { addEntries } from './balance.ts';
import type { GrowthRequest } from './growth.ts';

export interface OldRows {
  /** Of all stores together, of as many days as that takes. */
  visits: number;
  /** Of each: operation log, emails, events of providers, ledger entries. */
  others: number;
}

const visitsPerDay = 25_000;

/** Fills the tables that grow with time, at the same rate however many rows: more of them are older. */
export async function addOldRows(
  client: Client,
  url: string,
  storeId: string,
  { visits, others }: OldRows,
): Promise<void> {
  await client.query(
    `insert into tracked_links (store_id, code, name, channel, created_at) select id, 'spring' || id, 'Spring', 'instagram', now() - interval '500 days' from stores`,
  );
  await client.query(
    `insert into visits (id, store_id, visitor, link_code, referrer, started_at, last_seen_at)
      select 'visit' || n, s.id, 'v' || n, case when n % 3 = 0 then 'spring' || s.id end, case when n % 3 = 1 then 'example.com' end, moment, moment
      from generate_series(1, $1::int) n cross join lateral (select now() - n * interval '1 day' / $2::int as moment) m
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from stores) s on s.place = n % s.total`,
    [visits, visitsPerDay],
  );
  await client.query(
    `insert into operation_logs (created_at, account_id, module, action, subject, method, path, address, browser, system, duration_ms, request_id, changes, search_text)
      select now() - n * interval '20 seconds', 1, (array['config', 'order', 'login'])[n % 3 + 1], 'configs.update', '', 'PUT', '', '', '', '', 5, '', '[]', 'changed'
      from generate_series(1, $1::int) n`,
    [others],
  );
  await client.query(
    `insert into outbox_mails (recipient, template, language, subject, text, html, unique_key, created_at, sent_at)
      select '', 'order-paid', 'en', '', '', '', 'bench-' || n, moment, moment
      from generate_series(1, $1::int) n cross join lateral (select now() - interval '8 days' - n * interval '20 seconds' as moment) m`,
    [others],
  );
  await client.query(
    `insert into webhook_inbox (provider, event_id, type, is_test, body, received_at, applied_at, outcome)
      select 'sandbox', 'event-' || n, 'payment.paid', true, '', moment, moment, 'applied'
      from generate_series(1, $1::int) n cross join lateral (select now() - n * interval '5 seconds' as moment) m`,
    [others],
  );
  await addEntries(url, storeId, others);
}

/** The requests that read these tables. */
export const oldRowRequests: readonly GrowthRequest[] = (
  [
    ['owner’s dashboard with clicks', '/api/v1/dashboard', 'owner'],
    ['owner’s tracked links', '/api/v1/links', 'owner'],
    ['owner’s balances', '/api/v1/balances', 'owner'],
    ['operators’ dashboard with visits', '/api/v1/platform/dashboard', 'admin'],
    ['operators’ visits of 7 days', '/api/v1/platform/visits?days=7', 'admin'],
    ['operation log, first page', '/api/v1/logs/page', 'admin'],
    ['events of providers, first page', '/api/v1/platform/webhook-events', 'admin'],
    ['queues that wait', '/api/v1/platform/attention', 'admin'],
  ] as const
).map(([title, path, by]) => ({ title, ratioMax: 2, path: () => path, by }));
