import type { DeletionBlock } from '@vitrine/contract/admin/deletions.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { noMailDomain } from '#platform/mail/mail.ts';
import { getAccount } from './accounts.ts';
import { factorTickets, recoveryCodes, secondFactors, securityEvents } from './factor.tables.ts';
import {
  accountDeletions,
  accountRoles,
  accounts,
  dataExports,
  emailChanges,
  emailCodes,
  identities,
  loginAttempts,
  passwordLinks,
  refreshTokens,
  sessions,
  socialTickets,
} from './identity.tables.ts';
import { type ArchiveFile, jsonFile, type Person, type PersonalData } from './personal-data.ts';
import { setAccountStatus } from './rights.ts';
import { accountSubject } from './sign-in/login-attempts.ts';
import { attemptKeptDays } from './sweep.ts';

async function* collectAccount(ctx: Ctx, { accountId, email }: Person): AsyncIterable<ArchiveFile> {
  const { passwordHash, ...account } = await getAccount(ctx, accountId);
  const ofAccount = (table: typeof identities | typeof sessions | typeof securityEvents) =>
    eq(table.accountId, accountId);
  const [factor] = await ctx.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId));
  yield jsonFile('account', {
    ...account,
    hasPassword: passwordHash !== null,
    secondFactorSince: factor?.confirmedAt ?? null,
    socialSignIns: await ctx.db.select().from(identities).where(ofAccount(identities)),
    enteredAddress: await ctx.db
      .select({
        email: emailChanges.email,
        createdAt: emailChanges.createdAt,
        expiresAt: emailChanges.expiresAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.accountId, accountId)),
    deletions: await ctx.db
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.accountId, accountId)),
  });
  yield jsonFile('sign-ins', {
    sessions: await ctx.db.select().from(sessions).where(ofAccount(sessions)),
    failedAttempts: await ctx.db
      .select({ address: loginAttempts.address, at: loginAttempts.at })
      .from(loginAttempts)
      .where(eq(loginAttempts.subject, accountSubject(accountId))),
    requestedCodes: await ctx.db
      .select({
        purpose: emailCodes.purpose,
        address: emailCodes.address,
        createdAt: emailCodes.createdAt,
      })
      .from(emailCodes)
      .where(eq(emailCodes.email, email)),
  });
  yield jsonFile(
    'security-activity',
    await ctx.db.select().from(securityEvents).where(ofAccount(securityEvents)),
  );
}

/** Somebody has to keep all rights. */
async function listIdentityBlocks(ctx: Ctx, { accountId }: Person): Promise<DeletionBlock[]> {
  const rows = await ctx.db.rows(
    sql`
    select a.id from accounts a join account_roles ar on ar.account_id = a.id join roles r on r.id = ar.role_id
    where r.code = 'ROOT' and a.status = 1 limit 2`,
    { id: as.id },
  );
  return rows.length === 1 && rows[0]?.id === accountId
    ? [{ kind: 'last-root', count: null, amount: null }]
    : [];
}

/** The row stays for the orders and books that name it; nothing in it says whose it was. */
async function eraseAccount(ctx: Ctx, { accountId, email }: Person): Promise<void> {
  await setAccountStatus(ctx, accountId, 0);
  const { db } = ctx;
  for (const table of [
    accountRoles,
    identities,
    secondFactors,
    recoveryCodes,
    factorTickets,
    securityEvents,
    sessions,
    dataExports,
    passwordLinks,
    emailChanges,
  ])
    await db.delete(table).where(eq(table.accountId, accountId));
  await db.delete(loginAttempts).where(eq(loginAttempts.subject, accountSubject(accountId)));
  await db.delete(emailCodes).where(eq(emailCodes.email, email));
  await db.delete(socialTickets).where(eq(socialTickets.email, email));
  await db
    .update(accounts)
    .set({
      email: `account-${accountId}@${noMailDomain}`,
      username: null,
      passwordHash: null,
      nickname: '',
      avatar: '',
      gender: 0,
      language: 'en',
      emailVerifiedAt: null,
      userSource: '',
      pageSource: '',
      authType: 'password',
      mobile: '',
      deptId: null,
      deletedAt: ctx.clock.now(),
    })
    .where(eq(accounts.id, accountId));
}

const erased = { afterDeletion: 'erased' } as const;

/** What is stored of accounts and sign-ins. */
export const identityData: PersonalData = {
  stored: [
    {
      kind: 'profile',
      columns: [
        accounts.email,
        accounts.username,
        accounts.nickname,
        accounts.avatar,
        accounts.language,
        accounts.userSource,
        accounts.pageSource,
        accounts.authType,
        accounts.mobile,
        accountRoles.accountId,
        accountDeletions.accountId,
      ],
      ...erased,
    },
    {
      kind: 'sign-in',
      columns: [
        accounts.passwordHash,
        identities.accountId,
        identities.provider,
        identities.issuer,
        identities.subject,
        passwordLinks.accountId,
        passwordLinks.hash,
        emailChanges.accountId,
        emailChanges.email,
        emailChanges.hash,
        emailChanges.actorId,
        secondFactors.accountId,
        secondFactors.sealedKey,
        recoveryCodes.accountId,
        recoveryCodes.hash,
      ],
      ...erased,
    },
    {
      kind: 'sessions',
      columns: [
        sessions.id,
        sessions.accountId,
        sessions.userAgent,
        sessions.address,
        sessions.revokedReason,
        refreshTokens.sessionId,
        refreshTokens.hash,
        refreshTokens.nonce,
      ],
      ...erased,
    },
    {
      kind: 'attempts',
      columns: [
        emailCodes.email,
        emailCodes.purpose,
        emailCodes.codeHmac,
        emailCodes.address,
        loginAttempts.subject,
        loginAttempts.address,
        factorTickets.accountId,
        factorTickets.hash,
        factorTickets.browserHash,
        socialTickets.hash,
        socialTickets.step,
        socialTickets.provider,
        socialTickets.issuer,
        socialTickets.subject,
        socialTickets.email,
        socialTickets.nickname,
        socialTickets.language,
        socialTickets.userSource,
        socialTickets.pageSource,
        socialTickets.browserHash,
      ],
      keptDays: attemptKeptDays,
      ...erased,
    },
    {
      kind: 'security',
      columns: [
        securityEvents.accountId,
        securityEvents.kind,
        securityEvents.actorId,
        securityEvents.address,
      ],
      ...erased,
    },
  ],
  collect: collectAccount,
  listBlocks: listIdentityBlocks,
  erase: eraseAccount,
};
