import { type Language, languages } from '@vitrine/contract/locales.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { loadArea } from '#texts/load-area.ts';
import { detectCountry, findCountry } from '../markets/index.ts';
import { storeOpened } from './stores.events.ts';
import { storeHooks } from './stores.hooks.ts';
import { firstAccent, neutralSlug, timeZoneOf } from './stores.rules.ts';
import { storeSlugs, stores } from './stores.tables.ts';

export interface OpenStoreInput {
  accountId: string;
  countryCode?: string | undefined;
  language?: Language | undefined;
}

const texts = await loadArea<{ neutralName: string }>('stores');

/** More tries than ever are needed: an address is one of two billion. */
const triesMax = 5;

/** Which of these addresses belong to a store, now or from before. */
export async function findTakenSlugs(ctx: Ctx, slugs: readonly string[]): Promise<Set<string>> {
  const current = await ctx.db
    .select({ slug: stores.slug })
    .from(stores)
    .where(inArray(stores.slug, [...slugs]));
  const former = await ctx.db
    .select({ slug: storeSlugs.slug })
    .from(storeSlugs)
    .where(inArray(storeSlugs.slug, [...slugs]));
  return new Set([...current, ...former].map(({ slug }) => slug));
}

/**
 * Opens the store of a new account, in the transaction of its registration. Its default percentage is the one of the
 * owner's country. Name and address are neutral: what a person signs up with is nothing that the person published.
 */
export async function openStoreForAccount(
  ctx: Ctx,
  input: OpenStoreInput,
): Promise<{ storeId: string; slug: string }> {
  const country =
    (input.countryCode ? await findCountry(ctx, input.countryCode) : undefined) ??
    (await detectCountry(ctx));
  const language = input.language ?? ctx.language;
  const now = ctx.clock.now();
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const slug = neutralSlug();
    const [row] = await ctx.db
      .insert(stores)
      .values({
        ownerAccountId: input.accountId,
        slug,
        name: texts[language].neutralName,
        accentSeed: firstAccent(slug),
        baseCurrency: country.currency,
        timeZone: timeZoneOf(country.code),
        countryCode: country.code,
        language,
        languages: [...languages],
        defaultPercentageBp: country.percentageBp,
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoNothing({ target: stores.slug })
      .returning({ id: stores.id });
    if (!row) continue;
    await ctx.platform.hooks.get(storeHooks.opened)(ctx, row.id);
    await ctx.platform.events.emit(ctx, storeOpened, {
      storeId: row.id,
      accountId: input.accountId,
    });
    return { storeId: row.id, slug };
  }
  throw new Error('No free address for a new store');
}
