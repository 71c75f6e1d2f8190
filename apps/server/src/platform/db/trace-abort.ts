import type pg from 'pg';
import { abortedState } from '../failure.ts';

/**
 * Remembers the error that aborted a transaction, and makes it the cause of the errors after it. Statements that are sent
 * together all fail then, and the promise that rejects first is not always that of the statement that failed first.
 */
export function traceAbort({ connection }: pg.PoolClient): {
  cause(): Error | undefined;
  stop(): void;
} {
  let cause: Error | undefined;
  const note = (error: Error & { code?: string }): void => {
    if (error.code === abortedState) error.cause = cause;
    else cause = error;
  };
  connection.on('errorMessage', note);
  return { cause: () => cause, stop: () => connection.off('errorMessage', note) };
}
