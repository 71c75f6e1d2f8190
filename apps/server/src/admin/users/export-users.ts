import { fillText } from '@vitrine/contract/fill-text.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { shownRoleName } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sheetTimes } from '#platform/db/zone-times.ts';
import { sendSheet } from '#platform/files/write-sheet.ts';
import { callerOf } from '#platform/http/route.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { loadArea } from '#texts/load-area.ts';
import { readGenders, statusWord } from './import-choices.ts';
import { type SheetColumn, sheetColumns } from './import-columns.ts';
import { readUsers, type UserFilter } from './list-users.ts';

const rowsMax = 50_000;

const textsOf = async (ctx: Ctx) =>
  (await loadArea<typeof english>('user-sheet'))[ctx.language].userSheet;

/** The users of the list as a spreadsheet; its last row says so if there are more users than it holds. */
export async function exportUsers(
  ctx: Ctx,
  filter: UserFilter,
  maximum = rowsMax,
): Promise<Buffer> {
  const { columns, created, fileName, stopped } = await textsOf(ctx);
  const { labels } = await readGenders(ctx);
  const zone = filter.timeZone ?? 'UTC';
  const times = sheetTimes(zone);
  const users = await readUsers(ctx, filter, maximum + 1, 0);
  const count = findNumberFormat(intlTags[ctx.language]).format(maximum);
  const cellsOf = (user: (typeof users)[number]): Record<SheetColumn, string> => ({
    username: user.username,
    nickname: user.nickname,
    gender: labels.get(user.gender) ?? String(user.gender),
    mobile: user.mobile,
    email: user.email,
    roles: user.roleNames,
    department: user.deptName,
    status: statusWord(ctx, user.status),
  });
  return sendSheet(ctx, `${fileName}-${ctx.clock.now().toISOString().slice(0, 10)}`, [
    [...sheetColumns.map((name) => columns[name]), fillText(created, { zone })],
    ...users.slice(0, maximum).map((user) => {
      const cells = cellsOf(user);
      return [
        ...sheetColumns.map((name) => cells[name]),
        times.format(new Date(user.createTime)).slice(0, 16),
      ];
    }),
    ...(users.length > maximum ? [[fillText(stopped, { count })]] : []),
  ]);
}

/** The sheet to fill, with one row as an example that names a role of the platform. */
export async function writeTemplate(ctx: Ctx): Promise<Buffer> {
  const { columns, templateName, example } = await textsOf(ctx);
  const { labels } = await readGenders(ctx);
  const [code = 'GUEST'] = callerOf(ctx).roles.filter((role) => role !== 'ROOT');
  const [role] = await ctx.db.rows(sql`select name from roles where code = ${code}`, {
    name: as.text,
  });
  const cells: Record<SheetColumn, string> = {
    ...example,
    gender: labels.get(0) ?? '0',
    mobile: '+1 415 555 0134',
    email: 'ana@example.com',
    roles: shownRoleName(code, role?.name ?? code, ctx.language),
    department: '',
    status: statusWord(ctx, 1),
  };
  return sendSheet(ctx, templateName, [
    sheetColumns.map((name) => columns[name]),
    sheetColumns.map((name) => cells[name]),
  ]);
}
