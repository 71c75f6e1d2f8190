import type { listUserOptions } from '@vitrine/contract/admin/users.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { containing } from '#platform/like.ts';
import { maskEmail } from '#platform/mask.ts';
import { knownUsers, mayReadContacts } from './list-users.ts';

const optionsMax = 50;

/** Enabled accounts within the caller's data scope to choose from. The email tells people of the same name apart. */
export async function listOptions(
  ctx: Ctx,
  { keywords, ids }: EndpointInput<typeof listUserOptions>['query'],
): Promise<EndpointReply<typeof listUserOptions>> {
  const pattern = containing(keywords ?? '');
  const isOpen = mayReadContacts(ctx);
  const rows = await ctx.db
    .select({ id: accounts.id, nickname: accounts.nickname, email: accounts.email })
    .from(accounts)
    .where(
      and(
        eq(accounts.status, 1),
        knownUsers(ctx),
        keywords ? or(ilike(accounts.nickname, pattern), isOpen ? ilike(accounts.email, pattern) : undefined) : undefined,
        ids ? inArray(accounts.id, ids) : undefined,
      ),
    )
    .orderBy(asc(accounts.nickname), asc(accounts.id))
    .limit(ids ? ids.length : optionsMax);
  return rows.map(({ id, nickname, email }) => ({ value: id, label: `${nickname} · ${isOpen ? email : maskEmail(email)}` }));
}
