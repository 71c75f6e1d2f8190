import { type FailureCode, failures, type WarningCode } from '@vitrine/contract/failures.ts';
import type { Money } from '@vitrine/contract/money.ts';
import type { ReplyExtras } from './reply-extras.ts';

/** One invalid field; the code is the key of a text in `#texts/fields.ts`. */
export interface FieldProblem {
  path: string;
  code: string;
  values?: Record<string, string | number>;
  /** The limit that was exceeded, for programs; the text contains it for users. */
  minimum?: number | Money;
  maximum?: number | Money;
}

/** A known failure: has a code, a status and a text; it raises no alert. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  /** Values for the text's placeholders. Money and dates are passed already formatted. */
  readonly values: Record<string, string | number>;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  /** Data that clients need for the next step. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly cookies: ReplyExtras['cookies'];

  constructor(
    code: FailureCode,
    detail: {
      values?: Record<string, string | number>;
      fields?: readonly FieldProblem[];
      retryAfterSeconds?: number;
      data?: Readonly<Record<string, unknown>>;
      cookies?: ReplyExtras['cookies'];
    } = {},
  ) {
    super(code);
    this.code = code;
    this.values = detail.values ?? {};
    this.fields = detail.fields ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.data = detail.data;
    this.cookies = detail.cookies ?? [];
  }

  get status(): number {
    return failures[this.code];
  }
}

/** Throws `not-found`: for a missing row, and equally for another account's row. */
export function notFound(): never {
  throw new Failure('not-found');
}

/** Returns the row, or throws `not-found`. */
export function orNotFound<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Failure('not-found');
  return row;
}

/** A success with a warning: HTTP 200 with `code` 0, and `data` is still valid. */
export class Warning<Data> {
  readonly data: Data;
  readonly text: WarningCode;
  readonly values: Record<string, string | number>;

  constructor(data: Data, text: WarningCode, values: Record<string, string | number> = {}) {
    this.data = data;
    this.text = text;
    this.values = values;
  }
}

const transientStates = new Set(['40001', '40P01']);

/** The transaction is aborted: an earlier statement of it has failed, which is the cause of this error (`trace-abort.ts`). */
export const abortedState = '25P02';

/** The SQLSTATE of a database error, at whichever level the driver or Drizzle wraps it; of an aborted transaction that of its cause. */
export function sqlState(error: unknown): string | undefined {
  let found: string | undefined;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) continue;
    if (code !== abortedState) return code;
    found = code;
  }
  return found;
}

/** A row that was read before its lock has changed once the locks were there: the transaction is run again from its start. */
export class StaleRead extends Error {
  override name = 'StaleRead';
}

/** The constraint that a write violated, for mapping it to a failure. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const name = (current as { constraint?: unknown }).constraint;
    if (typeof name === 'string') return name;
  }
  return undefined;
}

/** Whether running the whole transaction again can help (serialisation failure, deadlock, a stale read). */
export function isTransient(error: unknown): boolean {
  return error instanceof StaleRead || transientStates.has(sqlState(error) ?? '');
}

const lostConnection = /^(57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const lostMessage =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|The database does not answer|connect ENOENT)/;

/** Whether the connection was lost or failed: the outcome of the work is unknown, and the client may repeat the call. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (
      (typeof code === 'string' && lostConnection.test(code)) ||
      lostMessage.test(current.message)
    )
      return true;
  }
  return false;
}
