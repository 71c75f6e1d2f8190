import type { listUserOptions } from '@vitrine/contract/admin/users.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { maskEmail } from '#platform/security/mask.ts';
import { knownUsers, mayReadContacts } from './list-users.ts';

const optionsMax = 50;

/** Enabled accounts within the caller's data scope to choose from. The email tells people of the same name apart. */
export async function listOptions(
  ctx: Ctx,
  { keywords, ids }: EndpointInput<typeof listUserOptions>['query'],
): Promise<EndpointReply<typeof listUserOptions>> {
  const isOpen = mayReadContacts(ctx);
  const rows = await ctx.db
    .select({ id: accounts.id, nickname: accounts.nickname, email: accounts.email })
    .from(accounts)
    .where(
      and(
        eq(accounts.status, 1),
        knownUsers(ctx),
        keywords
          ? containsAny([accounts.nickname, ...(isOpen ? [accounts.email] : [])], keywords)
          : undefined,
        ids ? inArray(accounts.id, ids) : undefined,
      ),
    )
    .orderBy(asc(accounts.nickname), asc(accounts.id))
    .limit(ids ? ids.length : optionsMax);
  return rows.map(({ id, nickname, email }) => ({
    value: id,
    label: `${nickname} · ${isOpen ? email : maskEmail(email)}`,
  }));
}
