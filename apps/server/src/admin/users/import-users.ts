import type {
  importUsers,
  listUserImports,
  previewUserImport,
} from '@vitrine/contract/admin/account-imports.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import { eq, sql } from 'drizzle-orm';
import { inScope, isSeenDepartment } from '#admin/data-scope/index.ts';
import { accountRoles, accounts } from '#admin/identity/identity.tables.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { readSheet } from '#platform/files/read-sheet.ts';
import { callerOf } from '#platform/http/route.ts';
import { newestRunOf, withRunLog } from '#platform/jobs/run-log.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { fieldText } from '#texts/fields.ts';
import { loadArea } from '#texts/load-area.ts';
import { readColumns } from './import-columns.ts';
import { type NewUser, type ValidatedRow, validateRows } from './import-rows.ts';
import { usersInvited } from './invite-users.ts';
import { logRowProblems } from './log-import.ts';
import { newUserRow } from './new-user-row.ts';
import { userImports } from './user-imports.tables.ts';

const rowsMax = 10_000;
/** The columns of the template and many others, which are ignored. */
const columnsMax = 50;
const messagesMax = 1_000;
const previewMax = 200;
/** One transaction each: progress is seen, and an import that ends early keeps what it has done. */
const chunkRows = 500;
/** Links of one job. */
const mailRows = 100;
const stoppedAfterMs = 600_000;

interface Upload {
  file: { fileName: string; bytes: Buffer };
  deptId: string | undefined;
}

interface ValidatedFile {
  rows: ValidatedRow[];
  ignoredColumns: string[];
}

async function validateFile(ctx: Ctx, { file, deptId }: Upload): Promise<ValidatedFile> {
  const { rows, ignoredColumns } = readColumns(
    await readSheet(file.bytes, { rows: rowsMax + 1, columns: columnsMax }),
    ctx.language,
  );
  if (deptId !== undefined && !(await isSeenDepartment(ctx, deptId)))
    throw new Failure('invalid-input', { fields: [{ path: 'deptId', code: 'choice' }] });
  return { rows: await validateRows(ctx, rows, deptId ?? null), ignoredColumns };
}

async function describeProblems(
  ctx: Ctx,
  rows: readonly ValidatedRow[],
): Promise<Map<number, string[]>> {
  const { columns } = (await loadArea<typeof english>('user-sheet'))[ctx.language].userSheet;
  return new Map(
    rows.map(({ row, problems }) => [
      row,
      problems.map(
        ({ column, code, values }) =>
          `${columns[column]}: ${fillText(fieldText(code, ctx.language), values ?? {})}`,
      ),
    ]),
  );
}

async function describeResult(ctx: Ctx, { rows, ignoredColumns }: ValidatedFile) {
  const invalid = rows.filter(({ problems }) => problems.length > 0);
  const described = await describeProblems(ctx, invalid.slice(0, messagesMax));
  const { rowLabel } = (await loadArea<typeof english>('user-sheet'))[ctx.language].userSheet;
  return {
    code: 1 as const,
    validCount: rows.length - invalid.length,
    invalidCount: invalid.length,
    messageList: [...described].map(
      ([row, problems]) => `${fillText(rowLabel, { row })} ${problems.join('; ')}`,
    ),
    ignoredColumns,
  };
}

/** What an import would do: the same reading and the same validation. */
export async function previewImport(
  ctx: Ctx,
  upload: Upload,
): Promise<EndpointReply<typeof previewUserImport>> {
  const validated = await validateFile(ctx, upload);
  const { rows } = validated;
  // Rows with problems first: they are what the preview is for.
  const shown = rows
    .toSorted((left, right) => Number(right.problems.length > 0) - Number(left.problems.length > 0))
    .slice(0, previewMax);
  const described = await describeProblems(ctx, shown);
  return {
    ...(await describeResult(ctx, validated)),
    rows: shown.map(({ row, cells }) => ({
      row,
      username: cells.username,
      nickname: cells.nickname,
      email: cells.email,
      mobile: cells.mobile,
      roles: cells.roles,
      department: cells.department,
      problems: described.get(row) ?? [],
    })),
  };
}

async function addChunk(ctx: Ctx, importId: string, users: readonly NewUser[]): Promise<number> {
  const { accountId } = callerOf(ctx);
  const added = await ctx.db
    .insert(accounts)
    .values(users.map((user) => ({ ...newUserRow(ctx, user), importId, createdById: accountId })))
    .onConflictDoNothing()
    .returning({ id: accounts.id, username: accounts.username });
  const byName = new Map(users.map((user) => [user.username, user]));
  const grants = added.flatMap(({ id, username }) =>
    (byName.get(username ?? '')?.roleIds ?? []).map((roleId) => ({ accountId: id, roleId })),
  );
  if (grants.length) await ctx.db.insert(accountRoles).values(grants);
  // A disabled user cannot sign in; once enabled, a reset of the password mails a link.
  const invited = added.filter(({ username }) => byName.get(username ?? '')?.status === 1);
  for (let start = 0; start < invited.length; start += mailRows)
    await ctx.platform.events.emit(ctx, usersInvited, {
      accountIds: invited.slice(start, start + mailRows).map(({ id }) => id),
    });
  await ctx.db
    .update(userImports)
    .set({ doneCount: sql`${userImports.doneCount} + ${added.length}` })
    .where(eq(userImports.id, importId));
  return added.length;
}

/** Adds the users of a sheet in chunks; who reads its log or the list of imports sees how far it is. */
export async function runImport(
  ctx: Ctx,
  upload: Upload,
): Promise<EndpointReply<typeof importUsers>> {
  const validated = await validateFile(ctx, upload);
  const { rows } = validated;
  const result = await describeResult(ctx, validated);
  const importId = await createImport(ctx, upload, result);
  const { accountId } = callerOf(ctx);
  return withRunLog(
    ctx.platform,
    { kind: 'import', name: 'users.import', subject: importId, accountId },
    async (log) => {
      log.info('importStarted', {
        file: upload.file.fileName,
        rows: rows.length,
        valid: result.validCount,
      });
      await logRowProblems(ctx, log, rows);
      const runId = await log.flush();
      const users = rows.flatMap(({ user }) => user ?? []);
      let done = 0;
      for (let start = 0; start < users.length; start += chunkRows) {
        done += await inTx(ctx, (tx) =>
          addChunk(tx, importId, users.slice(start, start + chunkRows)),
        );
        log.info('importAdded', { done, total: users.length });
      }
      // Names that somebody else took while this import ran.
      const lost = users.length - done;
      await ctx.platform.database.db
        .update(userImports)
        .set({ finishedAt: ctx.clock.now() })
        .where(eq(userImports.id, importId));
      const invalidCount = result.invalidCount + lost;
      if (lost) log.warning('importLost', { count: lost });
      log.success('importDone', { done, invalid: invalidCount });
      return { ...result, validCount: done, invalidCount, importId, runId };
    },
  );
}

async function createImport(
  ctx: Ctx,
  upload: Upload,
  result: { validCount: number; invalidCount: number },
): Promise<string> {
  const { accountId } = callerOf(ctx);
  const [created] = await ctx.platform.database.db
    .insert(userImports)
    .values({
      createdById: accountId,
      deptId: upload.deptId ?? null,
      fileName: upload.file.fileName.slice(0, 200),
      validCount: result.validCount,
      invalidCount: result.invalidCount,
      doneCount: 0,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: userImports.id });
  return orNotFound(created).id;
}

export async function listImports(ctx: Ctx): Promise<EndpointReply<typeof listUserImports>> {
  const rows = await ctx.db.rows(
    sql`
    select i.id, i.file_name, coalesce(nullif(a.nickname, ''), a.username, a.email) as operator, i.valid_count, i.invalid_count, i.done_count,
      i.created_at::text, i.finished_at::text, i.undone_at::text,
      ${newestRunOf('import', sql`i.id::text`)} as run_id
    from user_imports i join accounts a on a.id = i.created_by_id
    where ${inScope(ctx, { creator: sql`i.created_by_id` })} order by i.id desc limit 20`,
    {
      id: as.id,
      fileName: as.text,
      operator: as.text,
      validCount: as.integer,
      invalidCount: as.integer,
      doneCount: as.integer,
      createdAt: as.moment,
      finishedAt: orNull(as.moment),
      undoneAt: orNull(as.moment),
      runId: orNull(as.id),
    },
  );
  const now = ctx.clock.now().getTime();
  return rows.map(({ createdAt, finishedAt, undoneAt, ...row }) => ({
    ...row,
    state: undoneAt
      ? 'undone'
      : finishedAt
        ? 'done'
        : now - createdAt.getTime() > stoppedAfterMs
          ? 'stopped'
          : 'running',
    createTime: createdAt.toISOString(),
  }));
}

/** Takes an import back: users who have begun to use their account stay. */
export async function undoImport(ctx: Ctx, id: string): Promise<{ removed: number; kept: number }> {
  const [found] = await ctx.db.rows(
    sql`select i.id from user_imports i where i.id = ${id} and ${inScope(ctx, { creator: sql`i.created_by_id` })} for update`,
    { id: as.id },
  );
  orNotFound(found);
  const removed = await ctx.db.run(
    sql`delete from accounts a where a.import_id = ${id} and a.password_hash is null and a.deleted_at is null
        and not exists (select 1 from sessions s where s.account_id = a.id) and not exists (select 1 from identities i where i.account_id = a.id)`,
  );
  const kept = await ctx.db.$count(
    accounts,
    sql`${accounts.importId} = ${id} and ${accounts.deletedAt} is null`,
  );
  await ctx.db.update(userImports).set({ undoneAt: ctx.clock.now() }).where(eq(userImports.id, id));
  return { removed, kept };
}
