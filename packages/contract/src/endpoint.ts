import type { z } from 'zod';
import type { FailureCode } from './failures.ts';
import type { Permission } from './permissions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everyone, or callers with the permission. */
type Access = { public: true; permission?: never } | { permission: Permission; public?: never };

interface EndpointFields {
  /** Unique, `feature.action`: the operation id of the API page. */
  name: `${string}.${string}`;
  method: Method;
  /** Fastify's form: `/api/v1/orders/:id`. */
  path: `/${string}`;
  /** One or two sentences for the API page: what it does, units, what it changes. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What `data` (or `info`, or the whole answer) holds. */
  reply: z.ZodType;
  /** How the body travels. `raw` hands the untouched bytes to the handler (webhooks). */
  bodyType?: 'json' | 'multipart' | 'raw';
  /** `data` is the rule; `info` is kept by the specification's old calls; `raw` sends the reply as it is. */
  envelope?: 'data' | 'info' | 'raw';
  /** What a success is when it is no JSON: a redirect, or a file of one of these media types. */
  answers?: 'redirect' | readonly `${string}/${string}`[];
  /** Failure codes of this endpoint besides the general ones. */
  failures?: readonly FailureCode[];
  /** `required`: without an `Idempotency-Key` the call is refused; `optional`: honoured when sent. */
  idempotency?: 'required' | 'optional';
  /** `auto` (default): one transaction for a write, none for a GET; `manual`: the use case works in phases. */
  transaction?: 'auto' | 'manual' | 'none';
  /** `allowed`: goes on while the disk is nearly full and other writes are refused, because people could not even read without it. */
  whenReadOnly?: 'allowed';
  /** `allowed`: works for a caller whose role needs a second factor and who has none yet; every other endpoint refuses them. */
  whileEnrolling?: 'allowed';
  /** Calls allowed per window, for one address or one account. */
  limit?: { max: number; windowSeconds: number; by: 'address' | 'account' };
}

export type Endpoint = EndpointFields & Access;

/** Declares one endpoint as data; server, clients and the API page all read this one value. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after parsing. */
export interface EndpointInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** What a client sends, before parsing; parts that an endpoint does not have are left out. */
export type EndpointArguments<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: InputOf<E['body']> } : { body?: undefined });

/** What a handler returns. */
export type EndpointReply<E extends Endpoint> = z.input<E['reply']>;

/** What a client gets. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['reply']>;
