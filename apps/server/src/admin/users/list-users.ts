import type { AccountRow, pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { accountsInScope, departmentsBelow } from '#admin/data-scope/index.ts';
import { accounts } from '#admin/identity/identity.tables.ts';
import { shownRoleName } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { addressOfPicture } from '#platform/own-picture.ts';
import { maskEmail, maskText } from '#platform/security/mask.ts';

export type UserFilter = EndpointInput<typeof pageAccounts>['query'];

/** ROOT accounts exist for ROOT only. */
const exceptRoot = (ctx: Ctx): SQL =>
  callerOf(ctx).roles.includes('ROOT')
    ? sql`true`
    : sql`${accounts.id} not in (select ar.account_id from account_roles ar join roles r on r.id = ar.role_id where r.code = 'ROOT')`;

/** Whether the caller manages users: who only looks at them, as visitors of a demonstration do, reads no address or number of anybody. */
export const mayReadContacts = (ctx: Ctx): boolean =>
  (['sys:user:add', 'sys:user:edit', 'sys:user:export', 'sys:notice:add'] as const).some(
    (permission) => mayDo(callerOf(ctx), permission),
  );

/** Users that the caller may know of. */
export const knownUsers = (ctx: Ctx): SQL =>
  and(isNull(accounts.deletedAt), accountsInScope(ctx), exceptRoot(ctx)) as SQL;

function whereUsers(ctx: Ctx, filter: UserFilter): SQL {
  const { keywords, status, deptId, createTime, timeZone, roleIds } = filter;
  return and(
    knownUsers(ctx),
    keywords
      ? containsAny(
          [
            accounts.username,
            accounts.nickname,
            ...(mayReadContacts(ctx) ? [accounts.email, accounts.mobile] : []),
          ],
          keywords,
        )
      : undefined,
    status === undefined ? undefined : eq(accounts.status, Number(status)),
    deptId ? sql`${accounts.deptId} in ${departmentsBelow(deptId)}` : undefined,
    onDays(accounts.createdAt, createTime, timeZone),
    roleIds?.length
      ? sql`exists (select 1 from account_roles x where x.account_id = ${accounts.id} and ${inArray(sql`x.role_id`, roleIds)})`
      : undefined,
  ) as SQL;
}

const row = {
  id: as.id,
  username: orNull(accounts.username),
  nickname: as.text,
  mobile: as.text,
  gender: as.oneOf(0, 1, 2),
  avatar: as.text,
  email: as.text,
  pendingEmail: orNull(as.text),
  status: as.oneOf(0, 1),
  deptName: orNull(as.text),
  roles: orNull(as.list(as.list(as.text))),
  createdAt: as.moment,
  hasSecondFactor: as.boolean,
  isInvited: as.boolean,
  isShared: as.boolean,
};

/** Users under a filter. The page itself is found in an index; only its own rows are read for it. */
export async function readUsers(
  ctx: Ctx,
  filter: UserFilter,
  limit: number,
  offset: number,
): Promise<AccountRow[]> {
  const column = sql.identifier(filter.field === 'create_time' ? 'created_at' : 'updated_at');
  const direction = filter.direction === 'ASC' ? sql`asc` : sql`desc`;
  const order = (table: 'accounts' | 'a') => {
    const of = sql.identifier(table);
    return sql`${of}.${column} ${direction}, ${of}.id ${direction}`;
  };
  const rows = await ctx.db.rows(
    sql`
    select a.id, a.username, a.nickname, a.mobile, a.gender, a.avatar, a.email, e.email as pending_email, a.status, d.name as dept_name,
      (select array_agg(array[r.code, r.name] order by r.sort, r.id) from account_roles ar join roles r on r.id = ar.role_id
        where ar.account_id = a.id) as roles,
      a.created_at::text,
      exists (select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor,
      a.password_hash is null and not exists (select 1 from identities i where i.account_id = a.id) as is_invited,
      a.is_shared
    from (select ${accounts.id} from ${accounts} where ${whereUsers(ctx, filter)} order by ${order('accounts')} limit ${limit} offset ${offset}) page
    join accounts a on a.id = page.id left join departments d on d.id = a.dept_id
    left join email_changes e on e.account_id = a.id and e.expires_at > ${ctx.clock.now().toISOString()}::timestamptz
    order by ${order('a')}`,
    row,
  );
  const isOpen = mayReadContacts(ctx);
  return rows.map(
    ({ username, deptName, roles, createdAt, email, mobile, pendingEmail, avatar, ...user }) => ({
      ...user,
      avatar: addressOfPicture(ctx, avatar),
      email: isOpen ? email : maskEmail(email),
      mobile: isOpen ? mobile : maskText(mobile),
      pendingEmail: isOpen ? pendingEmail : null,
      username: username ?? (isOpen ? email : maskEmail(email)),
      deptName: deptName ?? '',
      roleNames: (roles ?? [])
        .map(([code = '', name = '']) => shownRoleName(code, name, ctx.language))
        .join(','),
      createTime: createdAt.toISOString(),
    }),
  );
}

export async function pageUsers(
  ctx: Ctx,
  filter: UserFilter,
): Promise<EndpointReply<typeof pageAccounts>> {
  const { pageNum, pageSize } = filter;
  const list = await readUsers(ctx, filter, pageSize, (pageNum - 1) * pageSize);
  return {
    list,
    ...(await countRows(ctx, sql`from ${accounts} where ${whereUsers(ctx, filter)}`)),
  };
}
