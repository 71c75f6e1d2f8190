import type { Query, SQLWrapper } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Answer, runPrepared, type Statement, types } from './prepared-query.ts';
import { createRowReader, type RowOf, type RowReader, type RowShape } from './sql-rows.ts';
import { findStatementName } from './statement-names.ts';

export const dialect = new PgDialect();

interface NamedStatement extends Statement {
  /** Under which it is prepared; without one it is once its text keeps coming back. */
  name?: string;
}

/** What one turn of the event loop sends on a connection leaves in one packet: the server wakes up once for it. */
export function sendTogether({ connection }: pg.Client): void {
  connection.stream.cork();
  process.nextTick(() => connection.stream.uncork());
}

/** Drizzle's session, whose statements are prepared once they keep coming back. */
class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  isOver = false;
  /** What is to be sent before the next statement. */
  sendFirst: () => void = () => undefined;

  override prepareQuery<Kind extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isInArrays: boolean,
    toRows?: (rows: unknown[][]) => Kind['execute'],
  ): PgPreparedQuery<Kind> {
    this.beforeStatement();
    return super.prepareQuery<Kind>(
      query,
      fields,
      name ?? (query.params.length ? findStatementName(query.sql) : undefined),
      isInArrays,
      toRows,
    );
  }

  override transaction(): Promise<never> {
    return Promise.reject(new Error('A transaction is opened by withTx, and there is none in another'));
  }

  beforeStatement(): void {
    if (this.isOver) throw new Error('The transaction is over: a statement was sent that was not awaited');
    this.sendFirst();
  }
}

/**
 * The one way to the database: Drizzle's builder, and `rows` and `run` for what is said better in SQL. The pool's outside
 * of a transaction, the transaction's own inside.
 */
export class Db extends NodePgDatabase {
  readonly #client: pg.Pool | pg.PoolClient | pg.Client;
  readonly #session: Session;
  readonly #waiting: (() => Promise<unknown>)[] = [];
  readonly #sent: Promise<unknown>[] = [];

  constructor(client: pg.Pool | pg.PoolClient | pg.Client) {
    const session = new Session(client, dialect, undefined);
    super(dialect, session, undefined);
    this.#client = client;
    this.#session = session;
    session.sendFirst = () => {
      if (this.#waiting.length) this.sendWaiting().catch(() => undefined);
    };
  }

  /** The rows of a statement, read by the shape of its result. */
  rows<const Shape extends RowShape>(statement: SQLWrapper, shape: Shape): Promise<RowOf<Shape>[]> {
    return this.read(dialect.sqlToQuery(statement.getSQL()), createRowReader(shape));
  }

  /** How many rows a statement changed. */
  async run(statement: SQLWrapper): Promise<number> {
    return (await this.#send(dialect.sqlToQuery(statement.getSQL()))).rowCount ?? 0;
  }

  /** For statements that are compiled once (`statement.ts`). */
  async read<Row>(statement: NamedStatement, reader: RowReader<Row>): Promise<Row[]> {
    const { fields, rows } = await this.#send(statement);
    return reader(fields, rows);
  }

  /**
   * Sends a statement in the packet of COMMIT, or of the next statement of the transaction if there is one, or at once outside
   * of a transaction: for a write that answers no rows. It costs no round trip, and what is read later sees it.
   */
  async sendWithCommit(send: () => Promise<unknown>): Promise<void> {
    if (this.#client instanceof pg.Pool) await send();
    else this.#waiting.push(send);
  }

  /** Sends what still waits. Fails when any of the statements that waited was refused. */
  sendWaiting(): Promise<unknown> {
    for (const send of this.#waiting.splice(0)) this.#sent.push(send());
    return this.whenSent();
  }

  /** Waits for the answers to the statements that waited and have left. A refusal of theirs is why those behind them fail. */
  whenSent(): Promise<unknown> {
    return Promise.all(this.#sent);
  }

  /** Nothing is sent on it any more: its connection belongs to others. */
  close(): void {
    this.#session.isOver = true;
  }

  async #send(statement: NamedStatement): Promise<Answer> {
    this.#session.beforeStatement();
    const { sql: text, params, name = params.length ? findStatementName(text) : undefined } = statement;
    if (!(this.#client instanceof pg.Pool)) sendTogether(this.#client);
    if (!name) return this.#client.query<unknown[]>({ text, values: [...params], types, rowMode: 'array' });
    if (!(this.#client instanceof pg.Pool)) return runPrepared(this.#client, name, statement);
    const client = await this.#client.connect();
    try {
      const answer = await runPrepared(client, name, statement);
      client.release();
      return answer;
    } catch (error) {
      // What the server refused left the connection as it was.
      client.release(!(error instanceof pg.DatabaseError));
      throw error;
    }
  }
}
