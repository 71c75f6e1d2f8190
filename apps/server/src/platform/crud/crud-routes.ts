import type { CrudEndpoints, FormEndpoints } from '@vitrine/contract/crud.ts';
import type { Endpoint, EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Ctx } from '#platform/context.ts';
import { type Api, route } from '#platform/http/route.ts';
import type { CrudService } from './crud-service.ts';
import type { FormService } from './form-service.ts';

/** The reply of a change: the id of the row where the endpoint has one, else nothing. */
const savedReply = (endpoint: Endpoint, id: string) =>
  endpoint.reply.safeParse(null).success ? null : id;

interface Input {
  params: { id: string; ids: readonly string[] };
  query: unknown;
  body: unknown;
}

type AnyHandler = (ctx: Ctx, input: EndpointInput<Endpoint>) => Promise<EndpointReply<Endpoint>>;
const handle = (use: (ctx: Ctx, input: Input) => Promise<unknown>): AnyHandler =>
  use as unknown as AnyHandler;

/** Registers the endpoints of `createFormEndpoints`. */
export function registerFormRoutes<Endpoints extends FormEndpoints>(
  api: Api,
  { form, create, update, delete: remove }: Endpoints,
  service: FormService<Endpoints>,
): void {
  type Body = EndpointInput<Endpoints['create']>['body'];
  route(
    api,
    form,
    handle((ctx, { params }) => service.form(ctx, params.id)),
  );
  route(
    api,
    create,
    handle(async (ctx, { body }) => savedReply(create, await service.create(ctx, body as Body))),
  );
  route(
    api,
    update,
    handle(async (ctx, { params, body }) =>
      savedReply(update, await service.update(ctx, params.id, body as Body)),
    ),
  );
  route(
    api,
    remove,
    handle((ctx, { params }) => service.delete(ctx, params.ids ?? [params.id])),
  );
}

/** Registers the endpoints of `createCrudEndpoints`. */
export function registerCrudRoutes<Endpoints extends CrudEndpoints>(
  api: Api,
  endpoints: Endpoints,
  service: CrudService<Endpoints>,
): void {
  type Query = EndpointInput<Endpoints['page']>['query'];
  route(
    api,
    endpoints.page,
    handle((ctx, { query }) => service.page(ctx, query as Query)),
  );
  registerFormRoutes(api, endpoints, service);
}
