import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Ctx } from '#platform/context.ts';
import type { CallInput } from '#platform/http/operations.ts';
import type { Api } from '#platform/http/route.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** How the feature of an endpoint names what its calls are about: for the endpoint itself, or for all that begin alike. */
export const findNaming = (
  { logSubjects }: Pick<Api, 'logSubjects'>,
  name: string,
): NameSubject | undefined => logSubjects.get(name) ?? logSubjects.get(name.split('.')[0] ?? '');

/** What a call is about: as its feature says, or as failed jobs name the row of a parameter (`orderId`). */
export async function nameSubject(
  api: Api,
  { name }: Endpoint,
  ctx: Ctx,
  call: CallInput,
): Promise<string | undefined> {
  const params = objectOf(call.params);
  const own = await findNaming(api, name)?.(ctx, { params, body: objectOf(call.body) });
  if (own) return own;
  for (const [param, value] of Object.entries(params)) {
    // A store is named by the person who owns it: its feature refers to it.
    const described =
      param === 'storeId' ? undefined : await api.jobSubjects.get(param)?.(ctx, [String(value)]);
    const found = described?.get(String(value))?.name;
    if (found) return found;
  }
  return undefined;
}
