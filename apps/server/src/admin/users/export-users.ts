import { fillText } from '@vitrine/contract/fill-text.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/route.ts';
import { as } from '#platform/sql-rows.ts';
import { sendSheet } from '#platform/write-sheet.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { loadArea } from '#texts/load-area.ts';
import { sheetColumns } from './import-rows.ts';
import { readUsers, type UserFilter } from './list-users.ts';

const rowsMax = 50_000;

const textsOf = async (ctx: Ctx) => (await loadArea<typeof english>('user-sheet'))[ctx.language].userSheet;

/** The users of the list as a spreadsheet; its last row says so if there are more users than it holds. */
export async function exportUsers(ctx: Ctx, filter: UserFilter, maximum = rowsMax): Promise<Buffer> {
  const { columns, created, fileName, stopped } = await textsOf(ctx);
  const genders = await ctx.db.rows(
    sql`select e.value, e.label from dictionary_entries e join dictionaries d on d.id = e.dictionary_id where d.code = 'gender'`,
    { value: as.text, label: as.text },
  );
  const labels = new Map(genders.map(({ value, label }) => [value, label]));
  const users = await readUsers(ctx, filter, maximum + 1, 0);
  const count = new Intl.NumberFormat(intlTags[ctx.language]).format(maximum);
  return sendSheet(ctx, `${fileName}-${ctx.clock.now().toISOString().slice(0, 10)}`, [
    [columns.username, columns.nickname, columns.department, columns.gender, columns.mobile, columns.email, created],
    ...users
      .slice(0, maximum)
      .map((user) => [
        user.username,
        user.nickname,
        user.deptName,
        labels.get(String(user.gender)) ?? '',
        user.mobile,
        user.email,
        user.createTime.slice(0, 16).replace('T', ' '),
      ]),
    ...(users.length > maximum ? [[fillText(stopped, { count })]] : []),
  ]);
}

/** The sheet to fill, with one row as an example that names a role of the platform. */
export async function writeTemplate(ctx: Ctx): Promise<Buffer> {
  const { columns, templateName, example } = await textsOf(ctx);
  const [role] = callerOf(ctx).roles.filter((code) => code !== 'ROOT');
  const cells = { ...example, gender: '0', mobile: '+1 415 555 0134', email: 'ana@example.com', roles: role ?? 'GUEST', department: '' };
  return sendSheet(ctx, templateName, [sheetColumns.map((name) => columns[name]), sheetColumns.map((name) => cells[name])]);
}
