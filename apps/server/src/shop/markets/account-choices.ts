import type { AccountChoices } from '@vitrine/contract/admin/account-choices.ts';
import type { saveChoices } from '@vitrine/contract/shop/account-choices.ts';
import { countryCookie } from '@vitrine/contract/shop/markets.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Account, setAccountLanguage } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { accountChoices } from './markets.tables.ts';
import { readMarkets } from './snapshot.ts';

const yearSeconds = 365 * 24 * 3600;

/** Keeps the country in this browser as well: it counts after the person has signed out. */
export function keepCountryInCookie(ctx: Ctx, code: string): void {
  ctx.reply.cookies.push({
    name: countryCookie,
    value: code,
    maxAgeSeconds: yearSeconds,
    httpOnly: false,
  });
}

/** What the person chose, on whichever device. */
export async function findAccountChoices(ctx: Ctx, accountId: string): Promise<AccountChoices> {
  const [row] = await ctx.db
    .select()
    .from(accountChoices)
    .where(eq(accountChoices.accountId, accountId));
  return {
    language: row?.language ?? null,
    country: row?.countryCode ?? null,
    currency: row?.currency ?? null,
  };
}

/** The language of the registration is the first choice. An account that many people try has none: each keeps the language of the browser. */
export async function keepFirstLanguage(
  ctx: Ctx,
  { id, language, isShared }: Account,
): Promise<void> {
  if (!isShared)
    await ctx.db.insert(accountChoices).values({ accountId: id, language }).onConflictDoNothing();
}

/** Keeps choices on the caller's account; those that are left out stay, so that none changes another. */
export async function saveAccountChoices(
  ctx: Ctx,
  body: z.output<(typeof saveChoices)['body']>,
): Promise<AccountChoices> {
  const { accountId } = callerOf(ctx);
  const { language, country, currency } = body;
  const { countries, dollars } = await readMarkets(ctx);
  if (country && !countries.has(country))
    throw new Failure('invalid-input', { fields: [{ path: 'country', code: 'choice' }] });
  if (currency && !dollars.has(currency))
    throw new Failure('invalid-input', { fields: [{ path: 'currency', code: 'no-rate' }] });
  const change = {
    ...(language === undefined ? {} : { language }),
    ...(country === undefined ? {} : { countryCode: country }),
    ...(currency === undefined ? {} : { currency }),
  };
  if (Object.keys(change).length === 0) return findAccountChoices(ctx, accountId);
  await ctx.db
    .insert(accountChoices)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: accountChoices.accountId, set: change });
  // Emails and files are in it as well.
  if (language) await setAccountLanguage(ctx, accountId, language);
  if (country) keepCountryInCookie(ctx, country);
  return findAccountChoices(ctx, accountId);
}
