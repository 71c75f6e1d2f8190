import { type AuthType, termsVersion } from '@vitrine/contract/admin/identity.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { and, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import { findRoleIds } from '#admin/roles/index.ts';
import { roles } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { orNotFound } from '#platform/failure.ts';
import { accountHooks } from './hooks.ts';
import { type Account, accountRoles, accounts } from './identity.tables.ts';

export interface NewAccount {
  email: string;
  username?: string | undefined;
  /** Made by `hashPassword` before the transaction; none for people who come through a social sign-in only. */
  passwordHash?: string | undefined;
  nickname?: string | undefined;
  avatar?: string | undefined;
  language: Language;
  roles: readonly string[];
  /** Whether the person has proved that the mailbox is theirs. */
  emailVerified: boolean;
  termsAccepted?: boolean | undefined;
  userSource?: string | undefined;
  pageSource?: string | undefined;
  authType?: AuthType | undefined;
  /** One account for everybody who tries a demonstration. */
  isShared?: boolean | undefined;
}

/**
 * Creates an account in the caller's transaction and runs what registered for it: an owner's store opens here.
 * Answers nothing when the e-mail or user name is taken.
 */
export async function createAccount(ctx: Ctx, input: NewAccount): Promise<Account | undefined> {
  const now = ctx.clock.now();
  const email = input.email.trim().toLowerCase();
  const [account] = await ctx.db
    .insert(accounts)
    .values({
      email,
      username: input.username?.trim().toLowerCase() || null,
      passwordHash: input.passwordHash ?? null,
      // Never a part of the address, which is private.
      nickname: (input.nickname?.trim() ?? '').slice(0, 64),
      avatar: input.avatar ?? '',
      gender: 0,
      status: 1,
      language: input.language,
      emailVerifiedAt: input.emailVerified ? now : null,
      termsVersion: input.termsAccepted ? termsVersion : null,
      termsAcceptedAt: input.termsAccepted ? now : null,
      userSource: input.userSource ?? '',
      pageSource: input.pageSource ?? '',
      authType: input.authType ?? 'password',
      isShared: input.isShared ?? false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) return undefined;
  const roleIds = await findRoleIds(ctx, input.roles);
  if (roleIds.length)
    await ctx.db
      .insert(accountRoles)
      .values(roleIds.map((roleId) => ({ accountId: account.id, roleId })));
  if (input.roles.includes('STORE_OWNER'))
    for (const hook of ctx.platform.hooks.all(accountHooks.registered)) await hook(ctx, account);
  return account;
}

export async function findAccountByEmail(ctx: Ctx, email: string): Promise<Account | undefined> {
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()));
  return account;
}

/** Finds by what people type at the login: the e-mail, or an operator's user name. */
export async function findAccountByLogin(ctx: Ctx, name: string): Promise<Account | undefined> {
  const lower = name.trim().toLowerCase();
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(
      or(eq(sql`lower(${accounts.email})`, lower), eq(sql`lower(${accounts.username})`, lower)),
    )
    .limit(1);
  return account;
}

const findById = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(accounts).where(eq(accounts.id, places.id)),
  getTableColumns(accounts),
);

export async function getAccount(ctx: Ctx, accountId: string): Promise<Account> {
  const [account] = await findById(ctx, { id: accountId });
  return orNotFound(account);
}

/** The language of what is sent to the account: emails and files. */
export async function setAccountLanguage(
  ctx: Ctx,
  accountId: string,
  language: Language,
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ language, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId));
}

/** The account, locked against changes until the caller's transaction ends. */
export async function lockAccount(ctx: Ctx, accountId: string): Promise<Account> {
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return orNotFound(account);
}

/** The names of those accounts that are operators: every role but that of store owners makes one. */
export async function nameOperators(
  ctx: Ctx,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db
    .selectDistinct({
      id: accounts.id,
      nickname: accounts.nickname,
      username: accounts.username,
      email: accounts.email,
    })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .where(and(inArray(accounts.id, [...accountIds]), ne(roles.code, 'STORE_OWNER')));
  return new Map(
    rows.map(({ id, nickname, username, email }) => [id, nickname || username || email]),
  );
}
