import pg from 'pg';
import { abortedState } from '../failure.ts';
import { addToBatch, type BatchStatement, endBatch } from './send-together.ts';

export interface Statement {
  sql: string;
  params: readonly unknown[];
}

export interface Answer {
  fields: readonly pg.FieldDef[];
  rows: unknown[][];
  rowCount: number | null;
}

const { builtins } = pg.types;
const dates = new Set<number>([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
]);

/** Timestamps stay strings, which the decoders of columns read. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    dates.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A value in the protocol's text format; columns have encoded theirs already. */
function toWire(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return `{${value.map((part) => (part === null ? 'null' : quoted(String(toWire(part))))).join()}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** How the columns of a result are read. */
interface Description {
  fields: readonly pg.FieldDef[];
  parsers: readonly ((value: string) => unknown)[];
}

/** `cached plan must not change result type`, and a prepared statement that does not exist (any more). */
const outdated = new Set(['0A000', '26000']);

const noColumns: Description = { fields: [], parsers: [] };

function describe(fields: readonly pg.FieldDef[]): Description {
  return {
    fields,
    parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
  };
}

/** The prepared statements of a connection, by name. */
interface Known {
  /**
   * Distinct from the driver's names, which Drizzle's queries use, because each keeps its own list. After a failure of
   * the first run it is a new name, because it is unknown whether the statement had been prepared before it failed.
   */
  nameOnConnection: string;
  failures: number;
  isSent: boolean;
  description: Description | undefined;
}

const knownOn = new WeakMap<pg.Connection, Map<string, Known>>();

function knownOf(connection: pg.Connection, name: string): Known {
  const statements = knownOn.get(connection) ?? new Map<string, Known>();
  knownOn.set(connection, statements);
  const known = statements.get(name) ?? {
    nameOnConnection: `own.${name}`,
    failures: 0,
    isSent: false,
    description: undefined,
  };
  statements.set(name, known);
  return known;
}

/**
 * One run of a prepared statement whose description is cached per connection. The driver's own query requests and parses
 * the description in every run, a tenth of the CPU time of a sale: an order has sixty columns. The methods are
 * those that the driver calls on queries of other classes, such as pg-cursor and pg-query-stream.
 */
export class PreparedQuery extends pg.Query implements BatchStatement {
  endsBatch = true;
  /** The driver wraps it to limit the time of a response. */
  callback: (error: Error | null, answer?: Answer) => void;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly #known: Known;
  readonly #isInBatch: boolean;
  readonly #rows: unknown[][] = [];
  #description: Description | undefined;
  #rowCount: number | null = null;
  #unreadable: unknown;

  constructor(
    known: Known,
    { sql, params }: Statement,
    isInBatch: boolean,
    callback: PreparedQuery['callback'],
  ) {
    super(sql);
    this.#known = known;
    this.#isInBatch = isInBatch;
    this.text = sql;
    this.values = params;
    this.callback = callback;
  }

  override submit = (connection: pg.Connection): void => {
    const known = this.#known;
    const { nameOnConnection: name } = known;
    const values = this.values.map(toWire);
    if (!this.#isInBatch) endBatch(connection);
    connection.stream.cork();
    if (!known.isSent) connection.parse({ text: this.text, name, types: [] }, true);
    known.isSent = true;
    connection.bind({ statement: name, values }, true);
    this.#description = known.description;
    if (!known.description) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    if (this.#isInBatch) addToBatch(connection, this);
    else connection.sync();
    connection.stream.uncork();
  };

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#description = describe(fields);
  }

  handleDataRow({ fields: values }: { fields: readonly (string | null)[] }): void {
    const { parsers } = this.#description ?? noColumns;
    try {
      this.#rows.push(
        values.map((value, index) => (value === null ? null : parsers[index]?.(value))),
      );
    } catch (error) {
      this.#unreadable = error;
    }
  }

  handleCommandComplete({ text }: { text: string }, connection: pg.Connection): void {
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    this.#rowCount = Number.isNaN(count) ? null : count;
    // The driver turns to the next statement, whose response follows.
    if (!this.endsBatch) connection.emit('readyForQuery', { status: 'T' });
  }

  handleReadyForQuery(): void {
    this.#known.description ??= this.#description ?? noColumns;
    if (this.#unreadable instanceof Error) this.callback(this.#unreadable);
    else
      this.callback(null, {
        fields: this.#description?.fields ?? [],
        rows: this.#rows,
        rowCount: this.#rowCount,
      });
  }

  handleError(error: Error, connection: pg.Connection): void {
    const known = this.#known;
    if (!known.description || outdated.has(String((error as { code?: unknown }).code))) {
      known.failures += 1;
      known.nameOnConnection = `${known.nameOnConnection.split('~')[0]}~${known.failures}`;
      known.isSent = false;
      known.description = undefined;
    }
    // The server skips the rest of the batch, and is ready once it is over. Each of the rest fails, as in an aborted transaction.
    if (!this.endsBatch && error instanceof pg.DatabaseError)
      connection.once('readyForQuery', () => {
        connection.emit('errorMessage', createSkipped());
        connection.emit('readyForQuery', { status: 'E' });
      });
    this.callback(error);
  }
}

/** The error that PostgreSQL has for a statement after one that failed; its cause is added by `trace-abort.ts`. */
function createSkipped(): pg.DatabaseError {
  const message = 'current transaction is aborted, commands ignored until end of transaction block';
  const error = new pg.DatabaseError(message, message.length, 'error');
  error.severity = 'ERROR';
  error.code = abortedState;
  return error;
}

/**
 * Runs a statement that is prepared under a name, on the caller's connection; in a batch with those that are sent in the same turn, which
 * only those of one transaction may be: one that fails ends the batch.
 */
export function runPrepared(
  client: pg.Client,
  name: string,
  statement: Statement,
  { isInBatch = false }: { isInBatch?: boolean } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery(
      knownOf(client.connection, name),
      statement,
      isInBatch,
      (error, answer) => {
        if (answer) resolve(answer);
        else reject(error);
      },
    );
    client.query(query);
  });
}
