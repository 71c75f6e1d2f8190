import { type Query, type SQLWrapper, sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BatchClient } from './batch-client.ts';
import { type Answer, runPrepared, type Statement, types } from './prepared-query.ts';
import { sendTogether } from './send-together.ts';
import { isOfStatement, SharedReaders } from './shared-readers.ts';
import { findRowReader, type RowOf, type RowReader, type RowShape } from './sql-rows.ts';
import { findStatementName } from './statement-names.ts';

export const dialect = new PgDialect();

interface NamedStatement extends Statement {
  /** The name of the prepared statement; without one it is prepared once its text is repeated. */
  name?: string;
  /** A read of a few rows by an index: outside a transaction it shares its connection with others of the moment. */
  isShort?: boolean | undefined;
}

/** What a test learns of the statements of one transaction. */
export interface TransactionWatch {
  /** Before a statement is sent; throws if it must not be. */
  beforeStatement(text: string): void;
  afterStatement(
    text: string,
    answer: Pick<pg.QueryArrayResult, 'fields' | 'rows' | 'rowCount'>,
    values: readonly unknown[],
  ): void;
}

/** Drizzle's session; it prepares statements whose text is repeated. */
class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  isOver = false;
  /** Statements to be sent before the next one. */
  sendDeferredFirst: () => void = () => undefined;
  watch: TransactionWatch | undefined;

  override prepareQuery<Kind extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isInArrays: boolean,
    toRows?: (rows: unknown[][]) => Kind['execute'],
  ): PgPreparedQuery<Kind> {
    this.beforeStatement(query.sql);
    return super.prepareQuery<Kind>(
      query,
      fields,
      name ?? (query.params.length ? findStatementName(query.sql) : undefined),
      isInArrays,
      toRows,
    );
  }

  override transaction(): Promise<never> {
    return Promise.reject(
      new Error('A transaction is opened by withTx, and there is none in another'),
    );
  }

  beforeStatement(text: string): void {
    this.watch?.beforeStatement(text);
    if (this.isOver)
      throw new Error('The transaction is over: a statement was sent that was not awaited');
    this.sendDeferredFirst();
  }
}

/** The client as Drizzle's builder calls it, with its answers shown to a test. */
function watchClient<Client extends pg.Pool | pg.PoolClient | pg.Client>(
  client: Client,
  watch: TransactionWatch,
): Client {
  const query = async (
    config: pg.QueryArrayConfig | string,
    values: unknown[],
  ): Promise<pg.QueryArrayResult> => {
    const answer = await client.query(config as pg.QueryArrayConfig, values);
    watch.afterStatement(typeof config === 'string' ? config : config.text, answer, values);
    return answer;
  };
  return { query } as unknown as Client;
}

/**
 * The one way to query the database: Drizzle's builder, and `rows` and `run` for SQL. It uses the pool outside
 * a transaction, and the transaction's connection inside one.
 */
export class Db extends NodePgDatabase {
  readonly #client: pg.Pool | pg.PoolClient | pg.Client;
  readonly #session: Session;
  readonly #readers: SharedReaders | undefined;
  readonly #waiting: (() => Promise<unknown>)[] = [];
  readonly #sent: Promise<unknown>[] = [];
  readonly #afterCommit: (() => void)[] = [];

  constructor(client: pg.Pool | pg.PoolClient | pg.Client, watch?: TransactionWatch) {
    const session = new Session(watch ? watchClient(client, watch) : client, dialect, undefined);
    session.watch = watch;
    super(dialect, session, undefined);
    this.#client = client;
    this.#session = session;
    this.#readers = client instanceof pg.Pool ? new SharedReaders(client) : undefined;
    session.sendDeferredFirst = () => {
      if (this.#waiting.length) this.sendDeferred().catch(() => undefined);
    };
  }

  /** The rows of a statement, decoded by the shape of its result. */
  rows<const Shape extends RowShape>(
    statement: SQLWrapper,
    shape: Shape,
    { isShort }: Pick<NamedStatement, 'isShort'> = {},
  ): Promise<RowOf<Shape>[]> {
    return this.read({ ...dialect.sqlToQuery(statement.getSQL()), isShort }, findRowReader(shape));
  }

  /** How many rows a statement changed. */
  async run(statement: SQLWrapper): Promise<number> {
    return (await this.#send(dialect.sqlToQuery(statement.getSQL()))).rowCount ?? 0;
  }

  /** True if a query finds a row. */
  async exists(query: SQLWrapper): Promise<boolean> {
    return (await this.run(query)) > 0;
  }

  /** For statements that are compiled once (`statement.ts`). */
  async read<Row>(statement: NamedStatement, reader: RowReader<Row>): Promise<Row[]> {
    const { fields, rows } = await this.#send(statement);
    return reader(fields, rows);
  }

  /**
   * Sends a statement together with COMMIT, or with the next statement of the transaction if there is one, or at once outside
   * a transaction: for a write that returns no rows. It costs no round trip, and later reads see its result.
   */
  async sendWithCommit(send: () => Promise<unknown>): Promise<void> {
    if (this.#client instanceof pg.Pool) await send();
    else this.#waiting.push(send);
  }

  /**
   * Does something once the transaction is stored, or at once outside one: for hints to others, which a process that is killed at this
   * moment does not give.
   */
  afterCommit(work: () => void): void {
    if (this.#client instanceof pg.Pool) work();
    else this.#afterCommit.push(work);
  }

  /** The transaction is stored. */
  committed(): void {
    for (const work of this.#afterCommit.splice(0)) work();
  }

  /** Does a part of a transaction. When it fails, its changes are undone, and the transaction can go on without it. */
  async undoOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.run(sql`savepoint part`);
    const before = this.#waiting.length;
    const sentBefore = this.#sent.length;
    const hintsBefore = this.#afterCommit.length;
    try {
      const result = await work();
      await this.run(sql`release savepoint part`);
      return result;
    } catch (error) {
      // Statements that were deferred since then are undone as well.
      this.#waiting.splice(before);
      this.#afterCommit.splice(hintsBefore);
      const undone = this.#sent.splice(sentBefore);
      await this.run(sql`rollback to savepoint part`);
      await Promise.allSettled(undone);
      throw error;
    }
  }

  /** Sends the deferred statements. Fails if any of them failed. */
  sendDeferred(): Promise<unknown> {
    for (const send of this.#waiting.splice(0)) this.#sent.push(send());
    return this.deferredDone();
  }

  /** Waits for the responses to the deferred statements that have been sent. If one of them failed, those after it fail as well. */
  deferredDone(): Promise<unknown> {
    return Promise.all(this.#sent);
  }

  /** Rejects further statements: the connection belongs to others now. */
  close(): void {
    this.#session.isOver = true;
  }

  async #send(statement: NamedStatement): Promise<Answer> {
    this.#session.beforeStatement(statement.sql);
    const answer = await this.#run(statement);
    this.#session.watch?.afterStatement(
      statement.sql,
      answer as pg.QueryArrayResult,
      statement.params,
    );
    return answer;
  }

  async #run(statement: NamedStatement): Promise<Answer> {
    const {
      sql: text,
      params,
      name = params.length ? findStatementName(text) : undefined,
    } = statement;
    if (!(this.#client instanceof pg.Pool)) sendTogether(this.#client);
    if (!name)
      return this.#client.query<unknown[]>({ text, values: [...params], types, rowMode: 'array' });
    if (!(this.#client instanceof pg.Pool))
      return runPrepared(this.#client, name, statement, {
        isInBatch: this.#client instanceof BatchClient,
      });
    if (statement.isShort && this.#readers) return this.#readers.run(name, statement);
    const client = await this.#client.connect();
    try {
      const answer = await runPrepared(client, name, statement);
      client.release();
      return answer;
    } catch (error) {
      client.release(!isOfStatement(error));
      throw error;
    }
  }
}
