import type { z } from 'zod';
import type { FailureCode } from './failures.ts';
import type { Permission } from './permissions.ts';
import type { UploadedFile } from './uploaded-file.ts';

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
  /** The shape of `data` (or `info`, or the whole response). */
  reply: z.ZodType;
  /** How the body is sent. `raw` passes the unparsed bytes to the handler (webhooks). */
  bodyType?: 'json' | 'multipart' | 'raw';
  /** A public endpoint that takes files: its parameter `token` is a link signed for this purpose, which is checked before the body is read. */
  linkPurpose?: string;
  /** The largest body of a `raw` endpoint in bytes, where it is more than that of all others (256 KiB). Only callers with an account may send it. */
  bodyBytesMax?: number;
  /** `data` is the default; `info` is used by the specification's older calls; `raw` sends the reply without an envelope. */
  envelope?: 'data' | 'info' | 'raw';
  /** The type of a successful response that is not JSON: a redirect, or a file of one of these media types. */
  answers?: 'redirect' | readonly `${string}/${string}`[];
  /** Who reads all of the reply; for other callers the use case masks a part of it. */
  reveals?: Permission;
  /** Failure codes of this endpoint in addition to the general ones. */
  failures?: readonly FailureCode[];
  /** `required`: a call without an `Idempotency-Key` is rejected; `optional`: the key is used if it is sent. */
  idempotency?: 'required' | 'optional';
  /** `auto` (default): one transaction for a write, none for a GET; `manual`: the use case works in phases. */
  transaction?: 'auto' | 'manual' | 'none';
  /** `allowed`: works even while the disk is nearly full and other writes are rejected, because reading depends on it. */
  whenReadOnly?: 'allowed';
  /** `allowed`: works for a caller whose role requires a second factor and who has none yet; every other endpoint rejects them. */
  whileEnrolling?: 'allowed';
  /**
   * For operators who see the console of an owner. All that changes something is refused anyway; `refused` is for reading how the
   * owner signs in, `allowed` for ending the view.
   */
  whileViewing?: 'allowed' | 'refused';
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

/** The input of a handler, after parsing. */
export interface EndpointInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** A body as a client sends it: a file of the browser is read by the server as an uploaded one. */
type BodyOf<S> = {
  [Field in keyof InputOf<S>]: InputOf<S>[Field] extends UploadedFile ? File : InputOf<S>[Field];
};

/** What a client sends, before parsing; parts that an endpoint does not have are omitted. */
export type EndpointArguments<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: BodyOf<E['body']> } : { body?: undefined });

/** What a handler returns. */
export type EndpointReply<E extends Endpoint> = z.input<E['reply']>;

/** What a client receives. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['reply']>;
