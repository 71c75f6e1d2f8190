import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';
import { idListShape, idShape, pageOf, pageQueryFields } from './paging.ts';
import type { Permission } from './permissions.ts';

/** The common beginning of permissions: `sys:role` of `sys:role:query`, `sys:role:add` and so on. */
type StartOf<Ending extends string> = {
  [P in Permission]: P extends `${infer Start}:${Ending}` ? Start : never;
}[Permission];
type CrudPermission = StartOf<'query'> & StartOf<'add'> & StartOf<'delete'>;

type Change = 'create' | 'update' | 'delete';

interface FormDefinition<
  Form extends z.ZodType,
  Stored extends z.ZodType,
  Saved extends z.ZodType,
  Deletes extends 'one' | 'several',
> {
  /** The feature of the operation names: `roles` of `roles.create`. */
  name: string;
  path: `/${string}`;
  /** Reading needs `…:query`, adding `…:add`, changing `…:edit`, deleting `…:delete`. */
  permission: CrudPermission;
  /** Permissions with other names. */
  permissions?: Partial<Record<'form' | Change, Permission>>;
  /** The body of a change. */
  form: Form;
  /** The stored form as it is read, where it differs from the body of a change. */
  stored?: Stored;
  /** The reply of a change: nothing, or the id of the row. */
  saved?: Saved;
  /** `one`: a deletion takes one id; `several` (default): ids joined by commas, all or none. */
  deletes?: Deletes;
  /** The name of one row, for the summaries that are not given. */
  subject?: string;
  summaries?: Readonly<Partial<Record<'form' | Change, string>>>;
  failures?: Partial<Readonly<Record<Change, readonly FailureCode[]>>>;
  /** The fields of the form at which clients show these failures. */
  fieldOfCode?: Partial<Record<FailureCode, keyof z.input<Form> & string>>;
  /** The largest body of a change, where it is more than that of all others. */
  bodyBytesMax?: number;
}

interface PageDefinition<Row extends z.ZodType, Filters extends z.ZodRawShape> {
  row: Row;
  filters?: Filters;
  summaries?: { readonly page?: string };
  permissions?: { page?: Permission };
}

const byId = z.strictObject({ id: idShape });
const byIds = z.strictObject({ ids: idListShape });
const nothing = z.null();

/** The endpoints of a form: read what is stored, add, change, delete. They are endpoints like any other. */
export function createFormEndpoints<
  Form extends z.ZodType,
  Stored extends z.ZodType = Form,
  Saved extends z.ZodType = z.ZodNull,
  Deletes extends 'one' | 'several' = 'several',
>(definition: FormDefinition<Form, Stored, Saved, Deletes>) {
  const { name, path, permission, permissions = {}, form, bodyBytesMax } = definition;
  const subject = definition.subject ?? name;
  const summaries = {
    form: `${subject}: one as its form edits it.`,
    create: `${subject}: adds one.`,
    update: `${subject}: changes one as a whole.`,
    delete: `${subject}: deletes those that are named, or none; ids are joined by commas.`,
    ...definition.summaries,
  };
  const failuresOf = (change: Change) => {
    const failures = definition.failures?.[change];
    return failures ? { failures } : {};
  };
  const body = { body: form, ...(bodyBytesMax ? { bodyBytesMax } : {}) };
  const isOne = definition.deletes === 'one';
  return {
    form: endpoint({
      name: `${name}.form`,
      method: 'GET',
      path: `${path}/:id/form`,
      permission: permissions.form ?? `${permission}:query`,
      summary: summaries.form,
      params: byId,
      reply: (definition.stored ?? form) as Stored,
    }),
    create: endpoint({
      name: `${name}.create`,
      method: 'POST',
      path,
      permission: permissions.create ?? `${permission}:add`,
      summary: summaries.create,
      ...body,
      reply: (definition.saved ?? nothing) as Saved,
      ...failuresOf('create'),
    }),
    update: endpoint({
      name: `${name}.update`,
      method: 'PUT',
      path: `${path}/:id`,
      permission: permissions.update ?? (`${permission}:edit` as Permission),
      summary: summaries.update,
      params: byId,
      ...body,
      reply: (definition.saved ?? nothing) as Saved,
      ...failuresOf('update'),
    }),
    delete: endpoint({
      name: `${name}.delete`,
      method: 'DELETE',
      path: isOne ? `${path}/:id` : `${path}/:ids`,
      permission: permissions.delete ?? `${permission}:delete`,
      summary: summaries.delete,
      params: (isOne ? byId : byIds) as unknown as Deletes extends 'one'
        ? typeof byId
        : typeof byIds,
      reply: nothing,
      ...failuresOf('delete'),
    }),
    fieldOfCode: (definition.fieldOfCode ?? {}) as Readonly<Record<string, string>>,
  };
}

/** The endpoints of a list by page and of the form of its rows. */
export function createCrudEndpoints<
  Row extends z.ZodType,
  Form extends z.ZodType,
  Filters extends z.ZodRawShape = Record<never, never>,
  Stored extends z.ZodType = Form,
  Saved extends z.ZodType = z.ZodNull,
  Deletes extends 'one' | 'several' = 'several',
>(definition: FormDefinition<Form, Stored, Saved, Deletes> & PageDefinition<Row, Filters>) {
  const { name, path, permission, permissions = {}, row, filters, summaries } = definition;
  const filtered = Object.keys(filters ?? {}).join(', ');
  const subject = `${definition.subject ?? name}: the list by page`;
  return {
    page: endpoint({
      name: `${name}.page`,
      method: 'GET',
      path: `${path}/page`,
      permission: permissions.page ?? `${permission}:query`,
      summary: summaries?.page ?? `${subject}${filtered && `, filtered by ${filtered}`}.`,
      query: z.strictObject({ ...pageQueryFields, ...(filters as Filters) }),
      reply: pageOf(row),
    }),
    ...createFormEndpoints<Form, Stored, Saved, Deletes>(definition),
  };
}

/** Made by `createFormEndpoints`. */
export interface FormEndpoints {
  form: Endpoint;
  create: Endpoint;
  update: Endpoint;
  delete: Endpoint;
  fieldOfCode: Readonly<Record<string, string>>;
}

/** Made by `createCrudEndpoints`. */
export interface CrudEndpoints extends FormEndpoints {
  page: Endpoint;
}
