import type { BulkEndpoints, BulkRow } from '@vitrine/contract/bulk.ts';
import type { Endpoint, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { failureText } from '#texts/failures.ts';
import type { Ctx } from '../context.ts';
import { Failure } from '../failure.ts';
import { type Api, type Handler, route } from '../http/route.ts';

type EffectOf<E extends Endpoint> =
  EndpointReply<E> extends { list: { effect: infer Effect }[] } ? NonNullable<Effect> : never;
type BodyOf<E extends Endpoint> = EndpointInput<E>['body'];

/** A bulk action on the rows of one table. */
export interface BulkWork<Endpoints extends BulkEndpoints, Row extends { id: string }> {
  /** The rows that are there, in the order of their ids, locked for the act. */
  read: (ctx: Ctx, ids: readonly string[], isLocking: boolean) => Promise<readonly Row[]>;
  /** The effect on a row; throws a failure for one that is left out. */
  plan: (ctx: Ctx, row: Row, body: BodyOf<Endpoints['preview']>) => EffectOf<Endpoints['run']>;
  /** Changes one row as planned. */
  act: (ctx: Ctx, row: Row, body: BodyOf<Endpoints['run']>) => Promise<unknown>;
  /** Once for all rows that were changed. */
  finish?: (ctx: Ctx, rows: readonly Row[], body: BodyOf<Endpoints['run']>) => Promise<unknown>;
}

const leaveOut = ({ language }: Ctx, id: string, { code, values }: Failure): BulkRow<never> => ({
  id,
  effect: null,
  failure: { code, message: failureText(code, language, values) },
});

/** Runs a step of one row. A known failure leaves the row out; any other error ends the call, which then changes nothing. */
async function tryRow<Effect>(
  ctx: Ctx,
  id: string,
  step: () => Effect | Promise<Effect>,
): Promise<BulkRow<Effect>> {
  try {
    return { id, effect: await step(), failure: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return leaveOut(ctx, id, error);
  }
}

/**
 * Registers preview and act of a bulk action. The act is one transaction, so that a repetition with the same key returns the same
 * and a crash leaves nothing half done; each row is undone alone when it fails.
 */
export function registerBulk<const Endpoints extends BulkEndpoints, Row extends { id: string }>(
  api: Api,
  { preview, run }: Endpoints,
  { read, plan, act, finish }: BulkWork<Endpoints, Row>,
): void {
  type Effect = EffectOf<Endpoints['run']>;
  type Input = { ids: readonly string[] };

  /** The line of each id in the order of the request, once. */
  async function eachRow(
    ctx: Ctx,
    { ids }: Input,
    isLocking: boolean,
    step: (row: Row) => Effect | Promise<Effect>,
  ): Promise<{ list: BulkRow<Effect>[] }> {
    const unique = [...new Set(ids)];
    const lines = new Map<string, BulkRow<Effect>>();
    for (const row of await read(ctx, unique, isLocking))
      lines.set(row.id, await tryRow(ctx, row.id, () => step(row)));
    return {
      list: unique.map((id) => lines.get(id) ?? leaveOut(ctx, id, new Failure('not-found'))),
    };
  }

  route(api, preview, (async (ctx: Ctx, { body }: { body: unknown }) =>
    eachRow(ctx, body as Input, false, (row) =>
      plan(ctx, row, body as never),
    )) as Handler<Endpoint>);
  route(api, run, (async (ctx: Ctx, { body }: { body: unknown }) => {
    const changed: Row[] = [];
    const result = await eachRow(ctx, body as Input, true, async (row) => {
      const effect = plan(ctx, row, body as never);
      await ctx.db.undoOnFailure(() => act(ctx, row, body as never));
      changed.push(row);
      return effect;
    });
    await finish?.(ctx, changed, body as never);
    return result;
  }) as Handler<Endpoint>);
}
