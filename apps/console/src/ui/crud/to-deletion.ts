import type { FormEndpoints } from '@vitrine/contract/crud.ts';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';

/** The arguments of a deletion: ids joined by commas, or the one that the endpoint takes. */
export const toDeletion = (crud: FormEndpoints, ids: readonly string[]) =>
  ({
    params: crud.delete.path.endsWith(':ids') ? { ids: ids.join(',') } : { id: ids[0] },
  }) as unknown as EndpointArguments<FormEndpoints['delete']>;
