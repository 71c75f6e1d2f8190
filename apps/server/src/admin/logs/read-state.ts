import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { Api } from '#platform/http/route.ts';

/** More rows of one call are not read. */
const rowsMax = 20;
const lastParam = /^(.*?\/:(\w+))(?:\/[^:]*)?$/;

/** Reads the rows that a write names, as their form or detail shows them. */
export type StateReader = (ctx: Ctx, params: unknown) => Promise<unknown>;

/** Where the row's form does not have what the call changes. */
const ownReads = new Map([['/api/v1/roles/:/menus', '/api/v1/roles/:/menuIds']]);

/** Paths with the same parameters under other names are the same. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * How to read what a write changes, found by its path: for `PUT /api/v1/config/:id` and `DELETE /api/v1/config/:ids` the
 * endpoint `GET /api/v1/config/:id/form`, for `POST /api/v1/platform/orders/:orderId/shipments` the order itself.
 */
export function findStateReader(api: Api, path: string): StateReader | undefined {
  const gets = new Map<string, string>();
  for (const { endpoint } of api.endpoints.values())
    if (endpoint.method === 'GET') gets.set(shapeOf(endpoint.path), endpoint.name);
  for (
    let rest = lastParam.exec(path);
    rest;
    rest = lastParam.exec((rest[1] ?? '').replace(/\/[^/]*$/, ''))
  ) {
    const [, ofRow = '', param = ''] = rest;
    const found = api.endpoints.get(
      gets.get(ownReads.get(shapeOf(path)) ?? `${shapeOf(ofRow)}/form`) ??
        gets.get(shapeOf(ofRow)) ??
        '',
    );
    if (!found) continue;
    const names = [...found.endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const readOne = async (ctx: Ctx, params: Record<string, unknown>) => {
      try {
        return await found.read(ctx, params);
      } catch (error) {
        // A row that is not there before or after is no state.
        if (error instanceof Failure) return undefined;
        throw error;
      }
    };
    return async (ctx, params) => {
      const values = params as Readonly<Record<string, unknown>>;
      const given = [...ofRow.matchAll(/:(\w+)/g)].map(([, name = '']) => values[name]);
      const own = Object.fromEntries(names.map((name, index) => [name, given[index]]));
      const ids = values[param];
      const target = names.at(-1) ?? '';
      if (!Array.isArray(ids)) return readOne(ctx, own);
      const states: Record<string, unknown> = {};
      for (const id of ids.slice(0, rowsMax))
        states[String(id)] = await readOne(ctx, { ...own, [target]: id });
      return ids.length === 1 ? Object.values(states)[0] : states;
    };
  }
  return undefined;
}
