import { randomBytes } from 'node:crypto';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sendPush } from '#platform/push/push.ts';
import { createAdmission } from './admit-visitor.ts';
import { countViews, personsViews } from './count-views.ts';
import {
  attributionSeconds,
  type Look,
  type PageView,
  platformMarks,
  readPageView,
  visitMs,
  visitorHash,
} from './visits.rules.ts';

interface Pending extends Look {
  id: string;
  visitor: string;
  person: string;
  network: string;
  views: number;
  from: Date;
  to: Date;
}

interface VisitCookie {
  name: string;
  value: string;
  path: string;
  maxAgeSeconds: number;
}

/** Counts visits without touching the page: views gather in memory and are written together. */
export interface ClickCounter {
  /** Notes a view and answers the cookies that tie a later order to it. */
  note(view: PageView, cookies: Readonly<Record<string, string | undefined>>): VisitCookie[];
  /** Writes what gathered: the same few statements however many views there were. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

const flushMs = 1_000;
const pendingMax = 5_000;
const visitCookie = 'vt_visit';
const linkCookie = 'vt_link';
const idPattern = /^[A-Za-z0-9_-]{16,24}$/;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** One counter per process that serves the storefront. */
export function createClickCounter(platform: Platform): ClickCounter {
  const { clock, config, log } = platform;
  let pending = new Map<string, Pending>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  const admit = createAdmission();

  async function write(batch: readonly Pending[]): Promise<void> {
    const rows = JSON.stringify(
      batch.map(({ isPhone, userSource, pageSource, from, to, ...rest }) => ({
        ...rest,
        user_source: userSource,
        page_source: pageSource,
        is_phone: isPhone,
        started: from.toISOString(),
        seen: to.toISOString(),
      })),
    );
    if (platform.disk.isFull()) return;
    await inTx(systemContext(platform), async (ctx) => {
      const touched = await ctx.db.rows(
        sql`
        with ${personsViews(rows)}, extended as (
          update visits set last_seen_at = greatest(visits.last_seen_at, mine.seen) from mine
          where visits.store_id = mine.store_id and (visits.id = mine.id
            or (visits.visitor = mine.visitor and visits.last_seen_at > mine.started - ${`${visitMs} milliseconds`}::interval))
          returning mine.id
        )
        insert into visits (id, store_id, visitor, link_code, referrer, user_source, page_source, is_phone, started_at, last_seen_at)
        select id, store_id, visitor, link, referrer, user_source, page_source, is_phone, started, seen from mine
        where id not in (select id from extended)
        on conflict do nothing returning store_id`,
        { storeId: as.id },
      );
      await countViews(ctx, rows);
      for (const storeId of new Set(touched.map((row) => row.storeId)))
        await sendPush(ctx, {
          destination: topics.store(storeId),
          body: { kind: 'figures.changed' },
        });
    });
  }

  async function flush(): Promise<void> {
    clearInterval(timer);
    timer = undefined;
    await writing;
    const batch = [...pending.values()];
    pending = new Map();
    if (!batch.length) return;
    writing = write(batch)
      .catch((error: unknown) =>
        log.error({ err: error, visits: batch.length }, 'visits were not counted'),
      )
      .finally(() => {
        writing = undefined;
      });
    await writing;
  }

  return {
    note(view, cookies) {
      const page = readPageView(view);
      if (!page) return [];
      const now = clock.now();
      const visitor = visitorHash(
        config.secret,
        dayOf(now),
        page.slug,
        view.address,
        view.userAgent,
      );
      const name = `${page.slug}|${visitor}`;
      const known = pending.get(name);
      const given = cookies[visitCookie] ?? '';
      const id =
        known?.id ?? (idPattern.test(given) ? given : randomBytes(16).toString('base64url'));
      if (known) {
        known.to = now;
        known.views += 1;
        known.link ??= page.link;
        known.userSource ||= page.userSource;
        known.pageSource ||= page.pageSource;
      } else if (pending.size < pendingMax && admit(visitor, view.address, now)) {
        const marks = platformMarks(config.secret, dayOf(now), view.address, view.userAgent);
        pending.set(name, { id, ...page, visitor, ...marks, views: 1, from: now, to: now });
      }
      // While the last ones are being written the next ones gather, up to their limit and no further.
      timer ??= setInterval(() => {
        if (!writing)
          flush().catch((error: unknown) => log.error({ err: error }, 'visits were not counted'));
      }, flushMs).unref();
      const path = `/s/${page.slug}`;
      return [
        { name: visitCookie, value: id, path, maxAgeSeconds: visitMs / 1_000 },
        ...(page.link
          ? [{ name: linkCookie, value: page.link, path, maxAgeSeconds: attributionSeconds }]
          : []),
      ];
    },
    flush,
    close: flush,
  };
}
