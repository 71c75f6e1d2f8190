import type { QueryResult, QueryResultRow } from 'pg';
import type { Ctx } from './context.ts';

/** A statement that PostgreSQL plans once per connection. One name may stand for one text only. */
export interface Prepared {
  name: string;
  text: string;
}

interface Client {
  query<Row extends QueryResultRow>(config: { name: string; text: string; values: unknown[] }): Promise<QueryResult<Row>>;
}

/**
 * Runs a prepared statement where the context stands: in its transaction, or on the pool. For hot reads, where
 * building and mapping a query would cost more than the database does.
 */
export async function readPrepared<Row extends QueryResultRow>(ctx: Ctx, statement: Prepared, values: unknown[]): Promise<Row[]> {
  const { client } = (ctx.db as unknown as { session: { client: Client } }).session;
  return (await client.query<Row>({ ...statement, values })).rows;
}
