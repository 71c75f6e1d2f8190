import {
  type Deletion,
  deletionDays,
  type requestDeletion as endpoint,
} from '@vitrine/contract/admin/deletions.ts';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { accountDeletions } from '#admin/identity/identity.tables.ts';
import {
  authenticatePerson,
  endSessionsOf,
  getAccount,
  lockAccount,
  type Person,
  recordSecurity,
} from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getPerson, partsOf } from './person.ts';

const dayMs = 86_400_000;
/** Where the account is kept or its data downloaded; the email's button leads there. */
export const keepPage = '/profile?section=data';

/** What has to be settled before this account can be deleted, of every module. */
export async function listBlocks(ctx: Ctx, person: Person): Promise<Deletion['blocks']> {
  const blocks: Deletion['blocks'] = [];
  for (const part of partsOf(ctx))
    if (part.listBlocks) blocks.push(...(await part.listBlocks(ctx, person)));
  return blocks;
}

async function findOpen(ctx: Ctx, accountId: string) {
  const [row] = await ctx.db
    .select()
    .from(accountDeletions)
    .where(
      and(
        eq(accountDeletions.accountId, accountId),
        isNull(accountDeletions.cancelledAt),
        isNull(accountDeletions.erasedAt),
      ),
    );
  return row;
}

export async function readDeletion(ctx: Ctx): Promise<Deletion> {
  const person = await getPerson(ctx, callerOf(ctx).accountId);
  const open = await findOpen(ctx, person.accountId);
  return {
    dueAt: open?.dueAt.toISOString() ?? null,
    requestedAt: open?.requestedAt.toISOString() ?? null,
    blocks: await listBlocks(ctx, person),
    hasStore: person.storeId !== null,
  };
}

/** A day as the person's emails write it. */
const writeDay = ({ language }: Person, day: Date): string =>
  findDateFormat(intlTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** The deletion is requested: the store closes, all other sign-ins end, and nothing is erased for two weeks. */
export async function requestDeletion(
  ctx: Ctx,
  { email, ...proof }: EndpointInput<typeof endpoint>['body'],
): Promise<Deletion> {
  const { accountId, sessionId } = callerOf(ctx);
  const account = await getAccount(ctx, accountId);
  const person = await getPerson(ctx, accountId);
  if (await findOpen(ctx, accountId)) throw new Failure('deletion-requested');
  if (email.toLowerCase() !== account.email)
    throw new Failure('invalid-input', { fields: [{ path: 'email', code: 'own-email' }] });
  // No proof is asked for what will be refused anyway.
  if ((await listBlocks(ctx, person)).length) throw new Failure('deletion-blocked');
  await authenticatePerson(ctx, account, proof);
  await inTx(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    if (await findOpen(tx, accountId)) throw new Failure('deletion-requested');
    for (const { suspend } of partsOf(tx)) await suspend?.(tx, person);
    // Again, now that nothing new can begin.
    if ((await listBlocks(tx, person)).length) throw new Failure('deletion-blocked');
    const requestedAt = ctx.clock.now();
    const dueAt = new Date(requestedAt.getTime() + deletionDays * dayMs);
    await tx.db.insert(accountDeletions).values({ accountId, requestedAt, dueAt });
    await endSessionsOf(tx, accountId, 'deletion', sessionId);
    const change = { accountId, kind: 'deletion-requested', actorId: accountId } as const;
    await recordSecurity(tx, change, { day: writeDay(person, dueAt) }, keepPage);
  });
  return readDeletion(ctx);
}

/** The person keeps the account, and the store as it was. */
export async function cancelDeletion(ctx: Ctx): Promise<Deletion> {
  const { accountId } = callerOf(ctx);
  await lockAccount(ctx, accountId);
  const open = (await findOpen(ctx, accountId)) ?? notFound();
  const person = await getPerson(ctx, accountId);
  await ctx.db
    .update(accountDeletions)
    .set({ cancelledAt: ctx.clock.now() })
    .where(eq(accountDeletions.id, open.id));
  for (const { resume } of partsOf(ctx)) await resume?.(ctx, person);
  await recordSecurity(ctx, { accountId, kind: 'deletion-cancelled', actorId: accountId }, {});
  return readDeletion(ctx);
}
