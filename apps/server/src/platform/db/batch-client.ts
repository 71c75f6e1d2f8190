import pg from 'pg';
import { PreparedQuery } from './prepared-query.ts';
import { endBatch } from './send-together.ts';

/** A connection on which statements can be sent in batches: a query of another kind ends the batch before it. */
export class BatchClient extends pg.Client {
  override query(...parts: unknown[]): never {
    if (!(parts[0] instanceof PreparedQuery)) endBatch(this.connection);
    return (super.query as (...all: unknown[]) => never).apply(this, parts);
  }
}
