import { randomUUID } from 'node:crypto';
import { getCaptcha, login } from '../../packages/contract/src/admin/identity.ts';
import type {
  Endpoint,
  EndpointAnswer,
  EndpointArguments,
} from '../../packages/contract/src/endpoint.ts';
import { consoleUrl } from './addresses.ts';

/** Calls an endpoint of the server, as the account whose token is given. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  token?: string,
): Promise<EndpointAnswer<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const where = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const response = await fetch(`${consoleUrl}${where}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, msg } = (await response.json()) as { data: EndpointAnswer<E>; msg: string };
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${msg}`);
  return data;
}

/** The fields of a call that needs the letters of a picture. */
export async function getCaptchaFields(): Promise<{ captchaKey: string; captchaCode: string }> {
  const { captchaKey } = await call(getCaptcha, {});
  return { captchaKey, captchaCode: 'TEST' };
}

/** Signs in and returns the token: for calls beside the browser. */
export async function signInByApi(username: string, password = 'vitrine-demo'): Promise<string> {
  const body = { username, password, ...(await getCaptchaFields()) };
  return (await call(login, { body })).accessToken;
}
