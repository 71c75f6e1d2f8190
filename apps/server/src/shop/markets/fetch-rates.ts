import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { fetchProblems, fetchRatesNow } from '@vitrine/contract/shop/rate-fetches.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { runTextParser } from '#platform/files/parser-pool.ts';
import { requestHttp } from '#platform/http/http-request.ts';
import { perMilleMoved } from './markets.rules.ts';
import { rateFetches } from './markets.tables.ts';
import { notifyOfRates } from './rate-alarm.ts';
import { type FeedRates, feedParser } from './rate-feed.rules.ts';
import { lockNewestRates, writeRates } from './write-rates.ts';

type Problem = (typeof fetchProblems)[number];
type Fetch = typeof rateFetches.$inferSelect;

const timeoutMs = 20_000;
const bytesMax = 2_000_000;
const dayMs = 86_400_000;
/** The longest time without publication is Easter; a source that stands still longer is broken. */
const publishedDaysMax = 6;
/** No market moves so far in a day: the rate waits for an operator. */
const movedMaxPerMille = 200;

async function askFeed(platform: Platform, address: string): Promise<FeedRates | Problem> {
  const wanted = {
    method: 'GET',
    headers: { accept: 'application/xml, text/xml' },
    timeoutMs,
    bytesMax,
  } as const;
  const answer = await requestHttp(address, wanted).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'the feed of exchange rates does not answer');
    return undefined;
  });
  if (answer?.status !== 200) return 'no-answer';
  try {
    return await runTextParser(feedParser, { text: answer.body });
  } catch (error) {
    platform.log.warn({ err: error }, 'the feed of exchange rates cannot be read');
    return 'unreadable';
  }
}

async function record(ctx: Ctx, fetch: Omit<Fetch, 'id' | 'at'>): Promise<Fetch> {
  const [row] = await ctx.db
    .insert(rateFetches)
    .values({ ...fetch, at: ctx.clock.now() })
    .returning();
  return orNotFound(row);
}

/** Takes what is newer; a rate that an operator set stays until the feed publishes a later day. */
async function take(ctx: Ctx, { publishedOn, rates }: FeedRates): Promise<Fetch> {
  const now = ctx.clock.now();
  const failed = (problem: Problem, changed = 0) =>
    record(ctx, { outcome: 'failed', problem, publishedOn, changed });
  const age = now.getTime() - Date.parse(`${publishedOn}T00:00:00.000Z`);
  if (age > publishedDaysMax * dayMs || age < -dayMs) return failed('old');
  const newest = await lockNewestRates(ctx);
  let hasJump = false;
  const taken = [...rates].flatMap(([currency, rate]) => {
    const before = newest.get(currency);
    const isOlder =
      before?.source === 'operator'
        ? publishedOn <= before.confirmedAt.toISOString().slice(0, 10)
        : publishedOn < (before?.publishedOn ?? '');
    if (isOlder) return [];
    // The figures that come with the program may be of any age.
    if (before && before.source !== 'built_in' && perMilleMoved(before, rate) > movedMaxPerMille) {
      hasJump = true;
      return [];
    }
    return [{ currency, source: 'feed' as const, publishedOn, ...rate }];
  });
  const changed = await writeRates(ctx, newest, taken);
  if (hasJump) return failed('jump', changed);
  return record(ctx, {
    outcome: changed ? 'changed' : 'unchanged',
    problem: null,
    publishedOn,
    changed,
  });
}

/** Asks the feed outside any transaction, and writes what it answers in one. */
async function fetchRates(platform: Platform): Promise<Fetch | undefined> {
  const { RATES_URL } = platform.config;
  if (!RATES_URL) return undefined;
  const found = await askFeed(platform, RATES_URL);
  return inTx(systemContext(platform), (ctx) =>
    typeof found === 'string'
      ? record(ctx, { outcome: 'failed', problem: found, publishedOn: null, changed: 0 })
      : take(ctx, found),
  );
}

/** The same for an operator who waits. */
export async function fetchNow({ platform }: Ctx): Promise<EndpointReply<typeof fetchRatesNow>> {
  const run = await fetchRates(platform);
  if (!run) throw new Failure('rates-unavailable');
  return { ...run, at: run.at.toISOString() };
}

/** Each hour: asks the feed if there is one, and tells operators of rates that are too old. */
export async function keepRates(platform: Platform): Promise<void> {
  await fetchRates(platform);
  await inTx(systemContext(platform), notifyOfRates);
}
