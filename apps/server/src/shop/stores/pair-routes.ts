import type { Endpoint, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { EndpointPair } from '@vitrine/contract/pairs.ts';
import type { Ctx } from '#platform/context.ts';
import { type Api, type Handler, route } from '#platform/http/route.ts';

/** Who calls: an owner about the own store, or operators about any. */
export type Side = 'owner' | 'operators';

/** Registers both endpoints of a pair with one use case, which gets the side from which it is called. */
export function registerPair<Own extends Endpoint, Platform extends Endpoint>(
  api: Api,
  { own, platform }: EndpointPair<Own, Platform>,
  use: (
    ctx: Ctx,
    input: EndpointInput<Own> | EndpointInput<Platform>,
    side: Side,
  ) => Promise<EndpointReply<Own> & EndpointReply<Platform>>,
): void {
  const handle = (side: Side) =>
    ((ctx: Ctx, input: EndpointInput<Own>) =>
      use(ctx, input, side)) as unknown as Handler<Endpoint>;
  route(api, own as Endpoint, handle('owner'));
  route(api, platform as Endpoint, handle('operators'));
}
