import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { idShape } from './paging.ts';

/** How many rows one call changes at most. */
export const bulkRowsMax = 100;

const idsShape = z.array(idShape).min(1).max(bulkRowsMax);

/** Of each row the effect, or the failure that leaves it out. */
const bulkReplyOf = <Effect extends z.ZodType>(effect: Effect) =>
  z.object({
    list: z.array(
      z.object({
        id: idShape,
        effect: effect.nullable(),
        failure: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  });

interface BulkDefinition<
  Fields extends z.ZodRawShape,
  More extends z.ZodRawShape,
  Effect extends z.ZodType,
> {
  name: `${string}.${string}`;
  path: `/${string}`;
  permission: NonNullable<Endpoint['permission']>;
  /** The action on the rows; the preview takes it as well. */
  fields: Fields;
  /** Only for the act: a reason. */
  more: More;
  /** A condition of the whole body of the act. */
  refine?: (body: z.ZodObject<{ ids: typeof idsShape } & Fields & More>) => z.ZodType;
  /** The effect on a row: its state before and after. */
  effect: Effect;
  summaries: { preview: string; run: string };
}

/**
 * The endpoints of a bulk action: a preview, which the server decides on row by row, and the act. A row that cannot be changed is
 * left out with its reason, and the others are changed.
 */
export function createBulkEndpoints<
  Fields extends z.ZodRawShape,
  More extends z.ZodRawShape,
  Effect extends z.ZodType,
>(definition: BulkDefinition<Fields, More, Effect>) {
  const { name, path, permission, fields, more, effect, summaries } = definition;
  const body = z.strictObject({ ids: idsShape, ...fields, ...more });
  const reply = bulkReplyOf(effect);
  return {
    preview: endpoint({
      name: `${name}Preview`,
      method: 'POST',
      path: `${path}/preview`,
      permission,
      summary: summaries.preview,
      transaction: 'none',
      body: z.strictObject({ ids: idsShape, ...fields }),
      reply,
    }),
    run: endpoint({
      name,
      method: 'POST',
      path,
      permission,
      summary: summaries.run,
      idempotency: 'required',
      body: (definition.refine?.(body as never) ?? body) as typeof body,
      reply,
    }),
  };
}

/** One line of a preview or a result. */
export interface BulkRow<Effect> {
  id: string;
  effect: Effect | null;
  failure: { code: string; message: string } | null;
}

/** Made by `createBulkEndpoints`. */
export interface BulkEndpoints {
  preview: Endpoint;
  run: Endpoint;
}
