import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { ZodType } from 'zod';
import { type Counted, counts, notCounts, ownFilters, samples } from './list-counts.table.ts';

/** Calls an endpoint as an authorized caller, and returns its data. */
export type Read = (
  endpoint: Endpoint,
  query: Readonly<Record<string, string>>,
) => Promise<unknown>;
type Query = Readonly<Record<string, string>>;
type Row = Record<string, unknown>;

interface Schema {
  shape?: Record<string, Schema>;
  isInt?: boolean;
  _zod: {
    def: {
      type: string;
      innerType?: Schema;
      out?: Schema;
      element?: Schema;
      options?: Schema[];
      entries?: Record<string, string>;
      values?: unknown[];
    };
  };
}

const contract = path.resolve(import.meta.dirname, '../../../../packages/contract/src');

/** Every endpoint that the contract declares. */
export async function loadEndpoints(): Promise<Map<string, Endpoint>> {
  const found = new Map<string, Endpoint>();
  for (const file of globSync('**/*.ts', { cwd: contract }).filter(
    (name) => !name.endsWith('.test.ts'),
  )) {
    const exported = (await import(pathToFileURL(path.join(contract, file)).href)) as Record<
      string,
      unknown
    >;
    for (const value of Object.values(exported)) {
      const one = value as Partial<Endpoint> | null | undefined;
      if (one && typeof one === 'object' && one.method && one.path && one.reply && one.name)
        found.set(one.name, one as Endpoint);
    }
  }
  return found;
}

function unwrap(schema: Schema): Schema {
  const { type, innerType, out } = schema._zod.def;
  if (type === 'pipe' && out) return unwrap(out);
  return innerType ? unwrap(innerType) : schema;
}

/** The whole numbers of an answer by their path (`list[].productCount`), money left out. */
function wholeNumbers(schema: Schema, at = '', outer: readonly Schema[] = []): string[] {
  const own = unwrap(schema);
  // A tree of menus holds itself.
  if (outer.includes(own)) return [];
  const { shape, isInt, _zod } = own;
  const inside = [...outer, own];
  if (shape) {
    if (shape['amount'] && shape['currency']) return [];
    return Object.entries(shape).flatMap(([key, part]) =>
      wholeNumbers(part, at ? `${at}.${key}` : key, inside),
    );
  }
  const { type, element, options } = _zod.def;
  if (type === 'array' && element) return wholeNumbers(element, `${at}[]`, inside);
  if (type === 'union')
    return (options ?? []).flatMap((option) => wholeNumbers(option, at, inside));
  return isInt ? [at] : [];
}

/** Whether a whole number counts rows: one of the answer itself, or one of a row that is called so. */
function isCount(field: string): boolean {
  const name = field.split('.').at(-1) ?? '';
  if (notCounts.has(name)) return false;
  return /(?:count|total)$/i.test(name) || !field.includes('[]');
}

/** Where an answer holds a page of rows with their number: "" for itself, else the part. */
function pagesOf(endpoint: Endpoint): string[] {
  const reply = unwrap(endpoint.reply as unknown as Schema);
  const isPage = (schema: Schema | undefined) => schema?.shape?.['list'] && schema.shape['total'];
  if (isPage(reply)) return [''];
  return Object.entries(reply.shape ?? {}).flatMap(([key, part]) =>
    isPage(unwrap(part)) ? [key] : [],
  );
}

const filtersOf = (endpoint: Endpoint): [string, Schema][] =>
  Object.entries((endpoint.query as unknown as Schema | undefined)?.shape ?? {}).filter(
    ([name]) => !ownFilters.has(name),
  );

/** The values that a filter is tried with: all of a choice, else samples. */
function valuesOf(
  name: string,
  schema: Schema,
  given: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const { type, entries, values, options } = unwrap(schema)._zod.def;
  if (type === 'enum') return Object.values(entries ?? {});
  if (type === 'literal') return (values ?? []).map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'union' && options?.every((option) => unwrap(option)._zod.def.type === 'literal'))
    return options.flatMap((option) => (unwrap(option)._zod.def.values ?? []).map(String));
  return given[name] ?? samples[name];
}

/** What a page is asked with: nothing, each filter alone, and with `isWhole` every two of them. */
function queriesOf(
  endpoint: Endpoint,
  given: Readonly<Record<string, readonly string[]>>,
  isWhole: boolean,
): Query[] {
  let always: Query = {};
  const filters = filtersOf(endpoint).map(([name, schema]) => {
    const values = valuesOf(name, schema, given);
    if (!values)
      throw new Error(
        `list-counts.table.ts has no sample for the filter ${name} of ${endpoint.name}`,
      );
    // What has to be given is given with every other filter as well.
    if (!(schema as unknown as ZodType).safeParse(undefined).success)
      always = { ...always, [name]: values[0] ?? '' };
    return values.map((value): Query => ({ [name]: value }));
  });
  const pairs = isWhole
    ? filters.flatMap((one, at) => filters.slice(at + 1).flatMap((other) => cross(one, other)))
    : [];
  return [{}, ...filters.flat(), ...pairs].map((query) => ({ ...always, ...query }));
}
const cross = (ones: readonly Query[], others: readonly Query[]): Query[] =>
  ones.flatMap((one) => others.map((other) => ({ ...one, ...other })));

const at = (data: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (key ? (value as Row | null)?.[key] : value), data);

/** All rows of a list, to its end. */
async function readRows(
  read: Read,
  endpoint: Endpoint,
  query: Query,
  part = 'list',
): Promise<Row[]> {
  const fields = Object.keys((endpoint.query as unknown as Schema | undefined)?.shape ?? {});
  const size: Query = fields.includes('pageSize')
    ? { pageSize: '100' }
    : fields.includes('limit')
      ? { limit: '100' }
      : {};
  const rows: Row[] = [];
  let next: Query | undefined = fields.includes('pageNum') ? { pageNum: '1' } : {};
  for (let page = 1; next; page += 1) {
    const data = (await read(endpoint, { ...query, ...size, ...next })) as Row;
    const list: Row[] = Array.isArray(data) ? (data as Row[]) : ((data[part] ?? []) as Row[]);
    rows.push(...list);
    if (fields.includes('pageNum'))
      next = list.length === 100 ? { pageNum: String(page + 1) } : undefined;
    else next = data['nextCursor'] ? { cursor: String(data['nextCursor']) } : undefined;
  }
  return rows;
}

/** The values of a path in an answer, each with the row that it is in. */
function valuesAt(data: unknown, field: string): { value: unknown; row: Row }[] {
  const [head = '', ...rest] = field.split('[]');
  const value = at(data, head.replace(/^\.|\.$/g, ''));
  if (rest.length === 0) return [{ value, row: data as Row }];
  return ((value ?? []) as Row[]).flatMap((row) => {
    const deeper = rest.join('[]').replace(/^\./, '');
    return deeper.includes('[]') ? valuesAt(row, deeper) : [{ value: at(row, deeper), row }];
  });
}

export interface Walk {
  /** How many counts were compared. */
  compared: number;
  /** Counts that differ from their rows, and counts that nothing is known of. */
  findings: string[];
}

/** Compares every count of the contract's reading endpoints with the rows that it counts, under each of its filters. */
export async function walkCounts(
  endpoints: ReadonlyMap<string, Endpoint>,
  read: Read,
  isWhole: boolean,
): Promise<Walk> {
  const walk: Walk = { compared: 0, findings: [] };
  const ids = async (name: string, field: string) => {
    const endpoint = endpoints.get(name);
    return endpoint
      ? (await readRows(read, endpoint, {})).slice(0, 4).map((row) => String(row[field]))
      : [];
  };
  const given = {
    storeId: await ids('stores.list', 'id'),
    categoryId: await ids('pricing.listCategories', 'id'),
    category: await ids('storefront.listCategories', 'key'),
  };
  /** Both numbers are read again before they count as different: a sale may have come between. */
  const compare = async (
    where: string,
    one: () => Promise<number>,
    rows: () => Promise<number>,
  ) => {
    walk.compared += 1;
    for (let round = 0; ; round += 1) {
      const [count, counted] = [await one(), await rows()];
      if (count === counted) return;
      if (round === 1) {
        walk.findings.push(`${where}: counts ${count}, has ${counted} rows`);
        return;
      }
    }
  };
  const rowsOf = async (counted: Counted, query: Query, data: Row, row: Row): Promise<number> => {
    const list = endpoints.get(counted.list);
    if (!list) throw new Error(`list-counts.table.ts names ${counted.list}, which is no endpoint`);
    const own =
      typeof counted.query === 'function' ? counted.query(row, data) : (counted.query ?? {});
    const rows = (await readRows(read, list, { ...query, ...own }, counted.rows)).filter(
      (one) => counted.keep?.(one, data) ?? true,
    );
    return counted.sum
      ? rows.reduce((sum, one) => sum + Number(counted.sum?.(one)), 0)
      : rows.length;
  };

  for (const [name, endpoint] of endpoints) {
    if (endpoint.method !== 'GET' || /:(?!slug\b)/.test(endpoint.path)) continue;
    const pages = pagesOf(endpoint);
    const fields = wholeNumbers(endpoint.reply as unknown as Schema).filter(
      (field) =>
        isCount(field) && !pages.some((part) => field === (part ? `${part}.total` : 'total')),
    );
    const known = counts[name] ?? {};
    for (const field of fields)
      if (!known[field])
        walk.findings.push(`${name} counts ${field}: list-counts.table.ts does not say which rows`);
    const isPages = (field: string) => pages.some((part) => field === `${part}.total`);
    for (const field of Object.keys(known))
      if (!fields.includes(field) && !isPages(field))
        walk.findings.push(`${name} has no count ${field} any more`);
    const compared = fields.flatMap((field) =>
      typeof known[field] === 'object' ? [[field, known[field]] as const] : [],
    );
    if (!pages.length && !compared.length) continue;

    for (const query of queriesOf(endpoint, given, isWhole)) {
      const where = `${name} ${new URLSearchParams(query)}`;
      for (const part of pages) {
        const list = part ? counts[name]?.[`${part}.total`] : undefined;
        const target = typeof list === 'object' ? list : undefined;
        const total = async () => Number(at(at(await read(endpoint, query), part), 'total'));
        if (part && !target)
          walk.findings.push(
            `${name} counts ${part}.total: list-counts.table.ts does not say which rows`,
          );
        else
          await compare(where, total, async () =>
            target ? rowsOf(target, query, {}, {}) : (await readRows(read, endpoint, query)).length,
          );
      }
      for (const [field, counted] of compared) {
        const data = (await read(endpoint, query)) as Row;
        for (const [index, { row }] of valuesAt(data, field).entries()) {
          const own =
            typeof counted.query === 'function' ? counted.query(row, data) : (counted.query ?? {});
          // The same filter twice would be two questions.
          if (Object.keys(own).some((key) => key in query)) continue;
          await compare(
            `${where} ${field} ${new URLSearchParams(own)}`,
            async () => Number(valuesAt(await read(endpoint, query), field)[index]?.value),
            () => rowsOf(counted, query, data, row),
          );
        }
      }
    }
  }
  return walk;
}
