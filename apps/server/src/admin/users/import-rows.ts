import { usernameShape } from '@vitrine/contract/admin/account-forms.ts';
import { emailShape, mobileShape } from '@vitrine/contract/admin/identity.ts';
import { lineText } from '@vitrine/contract/shapes.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import {
  type Choices,
  foldWord,
  type RoleChoice,
  readDepartments,
  readGenders,
  readRoles,
  readStatuses,
} from './import-choices.ts';
import type { GivenRow, SheetColumn } from './import-columns.ts';

/** What is wrong with one cell, as a code of `texts/fields`. */
interface CellProblem {
  column: SheetColumn;
  code:
    | 'required'
    | 'username'
    | 'email'
    | 'phone'
    | 'taken'
    | 'choice-of'
    | 'role-above'
    | 'format';
  values?: Record<string, string>;
}

export interface ValidatedRow extends GivenRow {
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
  status: 0 | 1;
}

/** What rows refer to, read once for a whole sheet. */
interface Known {
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  genders: Choices<0 | 1 | 2>;
  roles: Choices<RoleChoice>;
  departments: Choices<string>;
  statuses: Choices<0 | 1>;
}

async function readKnown(ctx: Ctx, rows: readonly GivenRow[]): Promise<Known> {
  const names = sql.param(rows.map(({ cells }) => cells.username.toLowerCase()));
  const addresses = sql.param(rows.map(({ cells }) => cells.email.toLowerCase()));
  const [usernames, emails, genders, roles, departments] = await Promise.all([
    ctx.db.rows(
      sql`select lower(username) as name from accounts where lower(username) = any(${names}::text[])`,
      { name: as.text },
    ),
    ctx.db.rows(
      sql`select email as name from accounts where lower(email) = any(${addresses}::text[])`,
      { name: as.text },
    ),
    readGenders(ctx),
    readRoles(ctx),
    readDepartments(ctx),
  ]);
  return {
    usernames: new Set(usernames.map(({ name }) => name)),
    emails: new Set(emails.map(({ name }) => name)),
    genders,
    roles,
    departments,
    statuses: readStatuses(ctx),
  };
}

/** Validates each row alone and against those before it: a name or address counts once. */
export async function validateRows(
  ctx: Ctx,
  rows: readonly GivenRow[],
  deptId: string | null,
): Promise<ValidatedRow[]> {
  const known = await readKnown(ctx, rows);
  const seen = { usernames: new Set(known.usernames), emails: new Set(known.emails) };
  return rows.map((given) => validateRow(given, { known, seen, deptId }));
}

/** As many as a message names. */
const offeredMax = 12;

function validateRow(
  { row, cells }: GivenRow,
  {
    known,
    seen,
    deptId,
  }: { known: Known; seen: Record<'usernames' | 'emails', Set<string>>; deptId: string | null },
): ValidatedRow {
  const problems: CellProblem[] = [];
  const read = <Value>(
    column: SheetColumn,
    shape: z.ZodType<Value>,
    code: CellProblem['code'],
  ): Value | undefined => {
    const parsed = shape.safeParse(cells[column]);
    if (!parsed.success) problems.push({ column, code: cells[column] === '' ? 'required' : code });
    return parsed.success ? parsed.data : undefined;
  };
  const once = (column: 'username' | 'email', taken: Set<string>, value: string | undefined) => {
    if (value === undefined) return;
    if (taken.has(value)) problems.push({ column, code: 'taken' });
    taken.add(value);
  };
  const notOffered = (column: SheetColumn, { shown }: Choices<unknown>) => {
    const values = shown.slice(0, offeredMax).join(', ') + (shown.length > offeredMax ? ' …' : '');
    problems.push({ column, code: 'choice-of', values: { values } });
  };
  const choose = <Value>(
    column: SheetColumn,
    choices: Choices<Value>,
    fallback: Value,
  ): Value | undefined => {
    if (cells[column] === '') return fallback;
    const chosen = choices.byWord.get(foldWord(cells[column]));
    if (chosen === undefined) notOffered(column, choices);
    return chosen;
  };
  const username = read('username', usernameShape, 'username');
  const nickname = read('nickname', lineText(64).min(1), 'format');
  const email = read('email', emailShape, 'email');
  const mobile = read('mobile', mobileShape, 'phone');
  once('username', seen.usernames, username);
  once('email', seen.emails, email);
  const gender = choose('gender', known.genders, 0);
  const roles = readRoleCell(cells.roles, known.roles);
  if (roles.length === 0) problems.push({ column: 'roles', code: 'required' });
  if (roles.includes(undefined)) notOffered('roles', known.roles);
  if (roles.some((role) => role?.isAbove)) problems.push({ column: 'roles', code: 'role-above' });
  const department = choose<string | null>('department', known.departments, deptId);
  const status = choose('status', known.statuses, 1);
  if (problems.length || username === undefined || nickname === undefined || email === undefined)
    return { row, cells, problems };
  const roleIds = [...new Set(roles.flatMap((role) => role?.id ?? []))];
  const user = {
    username,
    nickname,
    gender: gender ?? 0,
    mobile: mobile ?? '',
    email,
    roleIds,
    deptId: department ?? null,
  };
  return { row, cells, problems, user: { ...user, status: status ?? 1 } };
}

/** The roles of a cell; undefined for a word that names none. A whole cell may be one name with a comma in it. */
function readRoleCell(cell: string, { byWord }: Choices<RoleChoice>): (RoleChoice | undefined)[] {
  const whole = byWord.get(foldWord(cell));
  if (whole) return [whole];
  const words = cell.split(/[,;，；、]/).filter((word) => word.trim() !== '');
  return words.map((word) => byWord.get(foldWord(word)));
}
