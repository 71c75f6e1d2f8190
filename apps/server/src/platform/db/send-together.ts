import type pg from 'pg';

/** Sends everything that one turn of the event loop writes to a connection in one packet, so that the server wakes up only once. */
export function sendTogether({ connection }: pg.Client): void {
  connection.stream.cork();
  process.nextTick(() => connection.stream.uncork());
}
