import { usernameShape } from '@vitrine/contract/admin/accounts.ts';
import { emailShape, mobileShape } from '@vitrine/contract/admin/identity.ts';
import { lineText } from '@vitrine/contract/shapes.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inScope } from '#admin/data-scope/index.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/route.ts';
import { as } from '#platform/sql-rows.ts';
import { listRolesAbove } from './user-guards.ts';

/** The columns of the sheet, in their order. */
export const sheetColumns = ['username', 'nickname', 'gender', 'mobile', 'email', 'roles', 'department'] as const;
type SheetColumn = (typeof sheetColumns)[number];
export type SheetRow = Record<SheetColumn, string>;

/** What is wrong with one cell, as a code of `texts/fields`. */
interface CellProblem {
  column: SheetColumn;
  code: 'required' | 'username' | 'email' | 'phone' | 'taken' | 'choice' | 'role-above' | 'format';
}

export interface JudgedRow {
  /** Its number in the sheet, with the headings as row 1. */
  row: number;
  cells: SheetRow;
  problems: CellProblem[];
  /** The user that it becomes; none with problems. */
  user?: NewUser;
}

export interface NewUser {
  username: string;
  nickname: string;
  gender: 0 | 1 | 2;
  mobile: string;
  email: string;
  roleIds: string[];
  deptId: string | null;
}

/** What rows refer to, read once for a whole sheet. */
interface Known {
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  roles: ReadonlyMap<string, { id: string; isAbove: boolean }>;
  departments: ReadonlyMap<string, string>;
  genders: ReadonlyMap<string, 0 | 1 | 2>;
}

async function readKnown(ctx: Ctx, rows: readonly SheetRow[]): Promise<Known> {
  const names = sql.param(rows.map(({ username }) => username.toLowerCase()));
  const addresses = sql.param(rows.map(({ email }) => email.toLowerCase()));
  const [usernames, emails, roles, departments, genders] = await Promise.all([
    ctx.db.rows(sql`select lower(username) as name from accounts where lower(username) = any(${names}::text[])`, { name: as.text }),
    ctx.db.rows(sql`select email as name from accounts where lower(email) = any(${addresses}::text[])`, { name: as.text }),
    ctx.db.rows(sql`select id, code, name from roles where status = 1`, { id: as.id, code: as.text, name: as.text }),
    ctx.db.rows(
      sql`select id, code from departments
          where ${inScope(ctx, { creator: sql`created_by_id`, department: sql`id` })} or id = ${callerOf(ctx).scope.departmentId}::bigint`,
      { id: as.id, code: as.text },
    ),
    ctx.db.rows(
      sql`select e.value, e.label from dictionary_entries e join dictionaries d on d.id = e.dictionary_id where d.code = 'gender' and e.value in ('0', '1', '2')`,
      { value: as.text, label: as.text },
    ),
  ]);
  const above = new Set(
    await listRolesAbove(
      ctx,
      roles.map(({ id }) => id),
    ),
  );
  return {
    usernames: new Set(usernames.map(({ name }) => name)),
    emails: new Set(emails.map(({ name }) => name)),
    // ROOT and owners of stores are never made by a sheet.
    roles: new Map(
      roles.map(({ id, code, name }) => [code, { id, isAbove: above.has(name) || code === 'ROOT' || code === 'STORE_OWNER' }]),
    ),
    departments: new Map(departments.map(({ id, code }) => [code.toLowerCase(), id])),
    genders: new Map(genders.flatMap(({ value, label }) => [value, label.toLowerCase()].map((text) => [text, Number(value) as 0 | 1 | 2]))),
  };
}

/** Judges every row by itself and against those before it: a name or address counts once. */
export async function judgeRows(ctx: Ctx, rows: readonly SheetRow[], deptId: string | null): Promise<JudgedRow[]> {
  const known = await readKnown(ctx, rows);
  const seen = { usernames: new Set(known.usernames), emails: new Set(known.emails) };
  return rows.map((cells, index) => judgeRow(cells, index + 2, { known, seen, deptId }));
}

function judgeRow(
  cells: SheetRow,
  row: number,
  { known, seen, deptId }: { known: Known; seen: Record<'usernames' | 'emails', Set<string>>; deptId: string | null },
): JudgedRow {
  const problems: CellProblem[] = [];
  const read = <Value>(column: SheetColumn, shape: z.ZodType<Value>, code: CellProblem['code']): Value | undefined => {
    const parsed = shape.safeParse(cells[column]);
    if (!parsed.success) problems.push({ column, code: cells[column] === '' ? 'required' : code });
    return parsed.success ? parsed.data : undefined;
  };
  const once = (column: 'username' | 'email', taken: Set<string>, value: string | undefined) => {
    if (value === undefined) return;
    if (taken.has(value)) problems.push({ column, code: 'taken' });
    taken.add(value);
  };
  const username = read('username', usernameShape, 'username');
  const nickname = read('nickname', lineText(64).min(1), 'format');
  const email = read('email', emailShape, 'email');
  const mobile = read('mobile', mobileShape, 'phone');
  once('username', seen.usernames, username);
  once('email', seen.emails, email);
  const gender = cells.gender === '' ? 0 : known.genders.get(cells.gender.toLowerCase());
  if (gender === undefined) problems.push({ column: 'gender', code: 'choice' });
  const codes = cells.roles
    .split(/[,;，]/)
    .map((code) => code.trim())
    .filter(Boolean);
  const roles = codes.map((code) => known.roles.get(code));
  if (codes.length === 0) problems.push({ column: 'roles', code: 'required' });
  if (roles.includes(undefined)) problems.push({ column: 'roles', code: 'choice' });
  if (roles.some((role) => role?.isAbove)) problems.push({ column: 'roles', code: 'role-above' });
  const department = cells.department === '' ? deptId : known.departments.get(cells.department.toLowerCase());
  if (department === undefined) problems.push({ column: 'department', code: 'choice' });
  if (problems.length || username === undefined || nickname === undefined || email === undefined) return { row, cells, problems };
  const roleIds = [...new Set(roles.flatMap((role) => role?.id ?? []))];
  return {
    row,
    cells,
    problems,
    user: { username, nickname, gender: gender ?? 0, mobile: mobile ?? '', email, roleIds, deptId: department ?? null },
  };
}
