import type { Endpoint } from '../endpoint.ts';
import type { FailureCode } from '../failures.ts';
import type { Params } from './serialise.ts';
import { toFormData, toQueryString } from './serialise.ts';

export interface RequestOptions {
  url: string;
  /** GET when not given. */
  method?: string;
  /** JSON body of a post or put, query string of every other method, form with `formData`. */
  params?: Params | readonly unknown[] | undefined;
  /** Query string of a call whose `params` are sent in the body. */
  query?: Params | undefined;
  /** JSON body of a method whose `params` would be sent in the query string, or bytes. */
  body?: unknown;
  /** Sends multipart/form-data; get and delete become post. */
  formData?: boolean;
  /** Overrides the content type that the method would have. */
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  /** Omits the Bearer token. */
  noAuth?: boolean;
  signal?: AbortSignal | undefined;
  /** For calls whose failure the page itself shows: no toast. The end of the session is still shown. */
  suppressToast?: boolean;
  /** Failures that are a step of the way and no failure for the person: no toast. */
  expectedFailures?: readonly FailureCode[];
  /** For the call that ends the session: even the end of the session does not redirect the page. */
  ignoreSessionEnd?: boolean;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  suppressToast?: boolean;
  /** Failures that are a step of the way and no failure for the person: no toast. */
  expectedFailures?: readonly FailureCode[];
  ignoreSessionEnd?: boolean;
}

export interface CallArguments {
  params?: Readonly<Record<string, unknown>>;
  query?: Params;
  body?: unknown;
}

const jsonType = 'application/json;charset=UTF-8';

/** The method that is actually sent: with the form-data flag, get and delete become post. */
export function methodOf({ method = 'GET', formData }: RequestOptions): string {
  const asked = method.toUpperCase();
  return formData && (asked === 'GET' || asked === 'DELETE') ? 'POST' : asked;
}

/** Body, content type and query string of a request's parameters. */
export function contentOf(options: RequestOptions): {
  body?: string | FormData | Blob;
  type?: string;
  query?: string;
} {
  const { params, contentType } = options;
  const method = methodOf(options);
  const type = contentType?.toLowerCase() ?? '';
  const values = (params ?? {}) as Params;
  if (options.formData || type.startsWith('multipart/form-data'))
    return { body: toFormData(values) };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { body: toQueryString(values), ...(contentType ? { type: contentType } : {}) };
  if (method === 'POST' || method === 'PUT') {
    const content = options.body ?? params;
    if (content === undefined) return contentType ? { type: contentType } : {};
    if (content instanceof Blob)
      return { body: content, type: contentType ?? 'application/octet-stream' };
    return {
      body: typeof content === 'string' ? content : JSON.stringify(content),
      type: contentType ?? jsonType,
    };
  }
  const query = toQueryString(values);
  if (options.body === undefined) return { query, ...(contentType ? { type: contentType } : {}) };
  return { query, body: JSON.stringify(options.body), type: contentType ?? jsonType };
}

/** The path of a request without host, query and hash, for rules that depend on the path. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const asPathPart = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .map((part) => encodeURIComponent(String(part)))
    .join(',');

/** The request for an endpoint of the contract. */
export function requestFor(
  target: Endpoint,
  args: CallArguments,
  callOptions: CallOptions,
): RequestOptions {
  const url = target.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    asPathPart(args.params?.[name]),
  );
  const key =
    callOptions.idempotencyKey ??
    (target.idempotency === 'required' ? crypto.randomUUID() : undefined);
  const multipart = target.bodyType === 'multipart';
  const hasOwnBody = !multipart && args.body !== undefined;
  return {
    url,
    method: target.method,
    query: args.query,
    ...(multipart ? { params: args.body as Params, formData: true } : {}),
    ...(hasOwnBody ? { body: args.body } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    signal: callOptions.signal,
    suppressToast: callOptions.suppressToast ?? false,
    expectedFailures: callOptions.expectedFailures ?? [],
    ignoreSessionEnd: callOptions.ignoreSessionEnd ?? false,
  };
}
