import type { FormEndpoints } from '@vitrine/contract/crud.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { FailureCode } from '@vitrine/contract/failures.ts';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound, orNotFound, violatedConstraint } from '#platform/failure.ts';

export type CrudTable = PgTable & { id: AnyPgColumn };
export type RowIn<Table extends CrudTable> = Table['$inferSelect'];

/** The columns of a row that a form fills. */
type ValuesOf<Table extends CrudTable> = {
  [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | SQL | undefined;
};

/** One row before and after a change: without `before` it was added, without `after` deleted. */
interface Change<Row, Form> {
  before?: Row;
  after?: Row;
  form?: Form;
}

export interface FormOptions<
  Endpoints extends FormEndpoints,
  Table extends CrudTable,
  Form = EndpointInput<Endpoints['create']>['body'],
> {
  table: Table;
  /** Rows that the caller sees, as a condition; every other row is not found. Without one, all are seen. */
  visible?: (ctx: Ctx) => SQL | undefined;
  toForm: (row: RowIn<Table>, ctx: Ctx) => EndpointReply<Endpoints['form']>;
  /** The columns that a form fills; `before` is the stored row of a change. Throws for a form that breaks a rule. */
  fromForm: (
    form: Form,
    ctx: Ctx,
    before?: RowIn<Table>,
  ) => ValuesOf<Table> | Promise<ValuesOf<Table>>;
  /** Throws for a form with a value that only other rows can refuse: an entry of a dictionary that there is not. */
  assertForm?: (ctx: Ctx, form: Form) => Promise<void>;
  /** The failure, the field and the field's code for each constraint of the database that a form can violate. */
  constraints?: Readonly<
    Record<string, readonly [failure: FailureCode, path: string, code?: string]>
  >;
  /** Runs first in each change: for a lock that comes before that of the row. */
  beforeChange?: (ctx: Ctx) => Promise<void>;
  /** Throws unless a row may be changed in this way; runs before `fromForm`. */
  assertChange?: (ctx: Ctx, before: RowIn<Table>, form: Form) => void | Promise<void>;
  /** Throws unless all of these rows may be deleted. */
  assertDelete?: (ctx: Ctx, rows: readonly RowIn<Table>[]) => void | Promise<void>;
  /** Runs after each change, in its transaction: for signals, and for rows of other tables. */
  afterChange?: (ctx: Ctx, change: Change<RowIn<Table>, Form>) => Promise<unknown>;
}

export interface FormService<Endpoints extends FormEndpoints> {
  form(ctx: Ctx, id: string): Promise<EndpointReply<Endpoints['form']>>;
  /** Returns the id of the new row. */
  create(ctx: Ctx, form: EndpointInput<Endpoints['create']>['body']): Promise<string>;
  update(ctx: Ctx, id: string, form: EndpointInput<Endpoints['update']>['body']): Promise<string>;
  /** Deletes all that are named, or none. */
  delete(ctx: Ctx, ids: readonly string[]): Promise<null>;
}

/** The columns that the kit itself fills, in tables that have them. */
function listClockColumns(table: CrudTable): { created: object; changed: object } {
  const columns = getTableColumns(table);
  const nameOf = (name: string) => (columns[name]?.columnType === 'PgTimestamp' ? [name] : []);
  const fill = (names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
  const changed = nameOf('updatedAt');
  return { created: fill([...nameOf('createdAt'), ...changed]), changed: fill(changed) };
}

/** The use cases of a form: read what is stored, add, change, delete. They are plain functions `(ctx, input)`. */
export function createFormService<Endpoints extends FormEndpoints, Table extends CrudTable>(
  _endpoints: Endpoints,
  options: FormOptions<Endpoints, Table>,
): FormService<Endpoints> {
  type Row = RowIn<Table>;
  type Form = EndpointInput<Endpoints['create']>['body'];
  const table: CrudTable = options.table;
  const clockColumns = listClockColumns(table);
  const stamp = (ctx: Ctx, columns: object) =>
    Object.fromEntries(Object.keys(columns).map((name) => [name, ctx.clock.now()]));

  const find = (ctx: Ctx, ids: readonly string[]) =>
    ctx.db
      .select()
      .from(table)
      .where(and(inArray(table.id, [...ids]), options.visible?.(ctx)))
      .orderBy(table.id);

  function toFieldFailure(error: unknown): never {
    const [failure, path, code = 'taken'] =
      options.constraints?.[violatedConstraint(error) ?? ''] ?? [];
    if (!failure || !path) throw error;
    throw new Failure(failure, { fields: [{ path, code }] });
  }

  return {
    async form(ctx, id) {
      const [row] = await find(ctx, [id]);
      return options.toForm(orNotFound(row) as Row, ctx);
    },

    async create(ctx, form) {
      await options.beforeChange?.(ctx);
      await options.assertForm?.(ctx, form);
      const values = await options.fromForm(form, ctx);
      const [row] = await ctx.db
        .insert(table)
        .values({ ...stamp(ctx, clockColumns.created), ...values } as never)
        .returning()
        .catch(toFieldFailure);
      const after = orNotFound(row) as Row & { id: string };
      await options.afterChange?.(ctx, { after, form });
      return after.id;
    },

    async update(ctx, id, body) {
      const form = body as Form;
      await options.beforeChange?.(ctx);
      const [locked] = await find(ctx, [id]).for('update');
      const before = orNotFound(locked) as Row;
      await options.assertChange?.(ctx, before, form);
      await options.assertForm?.(ctx, form);
      const values = await options.fromForm(form, ctx, before);
      await ctx.db
        .update(table)
        .set({ ...stamp(ctx, clockColumns.changed), ...values } as never)
        .where(eq(table.id, id))
        .catch(toFieldFailure);
      const after: Row = { ...before, ...(values as Partial<Row>) };
      await options.afterChange?.(ctx, { before, after, form });
      return id;
    },

    async delete(ctx, ids) {
      await options.beforeChange?.(ctx);
      const rows = (await find(ctx, ids).for('update')) as Row[];
      if (rows.length !== new Set(ids).size) notFound();
      await options.assertDelete?.(ctx, rows);
      await ctx.db.delete(table).where(inArray(table.id, [...ids]));
      for (const before of rows) await options.afterChange?.(ctx, { before });
      return null;
    },
  };
}
