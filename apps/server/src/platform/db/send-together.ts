import type pg from 'pg';

/** A statement of a batch, as far as the batch concerns it. */
export interface BatchStatement {
  /** Its response ends with that of the batch. Of those before it, the end follows from their command's. */
  endsBatch: boolean;
}

/** The last statement of the open batch of each connection. */
const openBatches = new WeakMap<pg.Connection, BatchStatement>();

/** Adds a statement to the batch of its connection, which `endBatch` ends. */
export function addToBatch(connection: pg.Connection, statement: BatchStatement): void {
  statement.endsBatch = false;
  openBatches.set(connection, statement);
}

/** Requests the responses to the statements of the batch: the server sends all of them at once, and skips those after one that fails. */
export function endBatch(connection: pg.Connection): void {
  const last = openBatches.get(connection);
  if (!last) return;
  openBatches.delete(connection);
  last.endsBatch = true;
  connection.sync();
}

/** Sends everything that one turn of the event loop writes to a connection in one packet, so that the server wakes up only once. */
export function sendTogether({ connection }: pg.Client): void {
  connection.stream.cork();
  process.nextTick(() => {
    endBatch(connection);
    connection.stream.uncork();
  });
}
