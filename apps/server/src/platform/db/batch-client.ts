import pg from 'pg';
import { PreparedQuery } from './prepared-query.ts';
import { endBatch } from './send-together.ts';

/** A connection on which statements can be sent in batches: a query of another kind ends the batch before it. */
export class BatchClient extends pg.Client {}

const send = pg.Client.prototype.query as (this: pg.Client, ...parts: unknown[]) => never;

BatchClient.prototype.query = function endBatchFirst(this: pg.Client, ...parts: unknown[]) {
  if (!(parts[0] instanceof PreparedQuery)) endBatch(this.connection);
  return send.apply(this, parts);
};
