import type { Texts } from '@vitrine/contract/locales.ts';
import type { LinkChannel } from '@vitrine/contract/shop/links.ts';
import { sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createRandom, type Random } from './random.ts';
import { days, drawVisits, hours } from './rhythm.ts';
import { readSeededStores, type SeededStore } from './seeded-store.ts';

interface DemoLink {
  code: string;
  name: Texts;
  channel: LinkChannel;
  /** What the owner wrote behind the address as `page_source`, if anything. */
  pageSource?: string;
  weight: number;
}

interface Visit {
  id: string;
  visitor: string;
  link: string | null;
  referrer: string | null;
  user_source: string;
  page_source: string;
  is_phone: boolean;
  started: string;
  seen: string;
}

const links: readonly DemoLink[] = [
  {
    code: 'bio',
    name: {
      en: 'Instagram · bio',
      es: 'Instagram · biografía',
      fr: 'Instagram · bio',
      pt: 'Instagram · bio',
      'zh-cn': 'Instagram · 主页',
    },
    channel: 'instagram',
    pageSource: 'bio',
    weight: 34,
  },
  {
    code: 'reel',
    name: {
      en: 'Reel · desk tour',
      es: 'Reel · mi escritorio',
      fr: 'Reel · mon bureau',
      pt: 'Reel · minha mesa',
      'zh-cn': 'Reel · 桌面分享',
    },
    channel: 'instagram',
    weight: 14,
  },
  {
    code: 'video',
    name: {
      en: 'YouTube · description',
      es: 'YouTube · descripción',
      fr: 'YouTube · description',
      pt: 'YouTube · descrição',
      'zh-cn': 'YouTube · 简介',
    },
    channel: 'youtube',
    pageSource: 'video-description',
    weight: 17,
  },
  {
    code: 'post',
    name: {
      en: 'TikTok · pinned',
      es: 'TikTok · fijado',
      fr: 'TikTok · épinglé',
      pt: 'TikTok · fixado',
      'zh-cn': 'TikTok · 置顶',
    },
    channel: 'tiktok',
    pageSource: 'pinned-post',
    weight: 12,
  },
];
const sites: readonly (readonly [string | null, number])[] = [
  [null, 16],
  ['google.com', 5],
  ['pinterest.com', 2],
];
/** How often an address of a link carries a `user_source`, and which. */
const userSourceShare = 0.4;
const userSources: readonly (readonly [string, number])[] = [
  ['follower', 6],
  ['newsletter', 3],
  ['partner', 1],
];
const batchSize = 2_000;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const token = (random: Random) =>
  Array.from({ length: 22 }, () => letters[random.between(0, letters.length - 1)]).join('');

function drawVisit(random: Random, at: Date): Visit {
  const link = random.chance(0.77) ? random.pick(links, ({ weight }) => weight) : null;
  return {
    id: token(random),
    visitor: token(random),
    link: link?.code ?? null,
    referrer: link ? null : random.pick(sites, ([, weight]) => weight)[0],
    user_source:
      link && random.chance(userSourceShare)
        ? random.pick(userSources, ([, weight]) => weight)[0]
        : '',
    page_source: link?.pageSource ?? '',
    is_phone: random.chance(0.78),
    started: at.toISOString(),
    seen: new Date(at.getTime() + random.between(5, 540) * 1_000).toISOString(),
  };
}

async function seedStoreClicks(
  platform: Platform,
  random: Random,
  store: SeededStore,
  from: Date,
  until: Date,
): Promise<void> {
  const { db } = systemContext(platform);
  const firstDay = from.toISOString();
  for (const { code, name, channel } of links) {
    await db.run(sql`
      insert into tracked_links (store_id, code, name, channel, created_at)
      values (${store.id}, ${`${code}${store.id}`.padEnd(4, '0')}, ${name[store.demo.language] ?? name.en}, ${channel}, ${firstDay}::timestamptz)`);
  }
  const orders = await db.rows(
    sql`select id, placed_at from orders where store_id = ${store.id} and kind = 'sale' order by id`,
    {
      id: as.id,
      placedAt: as.moment,
    },
  );
  const visits = drawVisits(
    random,
    { key: store.slug, timeZone: store.demo.timeZone },
    from,
    until,
  ).map((at) => drawVisit(random, at));
  // A buyer who ordered had come a few minutes before.
  const buyers = orders.map(({ id, placedAt }) => ({
    order: id,
    ...drawVisit(random, new Date(new Date(placedAt).getTime() - random.between(2, 24) * 60_000)),
  }));
  const all = [...visits, ...buyers].map((visit) => ({
    ...visit,
    link: visit.link ? `${visit.link}${store.id}`.padEnd(4, '0') : null,
  }));
  for (let place = 0; place < all.length; place += batchSize) {
    await db.run(sql`
      insert into visits (id, store_id, visitor, link_code, referrer, user_source, page_source, is_phone, started_at, last_seen_at)
      select v.id, ${store.id}, v.visitor, v.link, v.referrer, v.user_source, v.page_source, v.is_phone, v.started, v.seen
      from jsonb_to_recordset(${JSON.stringify(all.slice(place, place + batchSize))}::jsonb)
        as v(id varchar, visitor varchar, link varchar, referrer varchar, user_source varchar, page_source varchar, is_phone boolean, started timestamptz, seen timestamptz)`);
  }
  await db.run(sql`
    update orders set visit_id = v.id, link_id = v.link
    from jsonb_to_recordset(${JSON.stringify(all.slice(visits.length))}::jsonb) as v("order" bigint, id varchar, link varchar)
    where orders.id = v."order"`);
}

/** Page views, visitors and addresses of those visits: some pages for each, and some people who share an address. */
async function countSeededViews(platform: Platform): Promise<void> {
  const { db } = systemContext(platform);
  const figures = sql`sum(1 + (extract(epoch from last_seen_at - started_at) / 60)::int), count(*), count(*) filter (where ascii(visitor) % 11 <> 0) from visits`;
  await db.run(sql`
    insert into daily_visits (day, page_views, visitors, addresses)
    select (started_at at time zone 'UTC')::date as day, ${figures} group by 1 on conflict do nothing`);
  await db.run(sql`
    insert into visit_minutes (minute, page_views, visitors, addresses)
    select date_trunc('minute', started_at, 'UTC'), ${figures}
    where started_at > ${new Date(platform.clock.now().getTime() - days(2)).toISOString()}::timestamptz group by 1 on conflict do nothing`);
}

/** The visits of the days before `until`, by the rhythm of the orders: two or three of a hundred visitors buy. */
export async function seedClicks(
  platform: Platform,
  wish: { until: Date; dayCount: number; seed: number },
): Promise<void> {
  const random = createRandom(wish.seed);
  const from = new Date(wish.until.getTime() - days(wish.dayCount) + hours(4));
  for (const store of await readSeededStores(platform))
    await seedStoreClicks(platform, random, store, from, wish.until);
  await countSeededViews(platform);
}
