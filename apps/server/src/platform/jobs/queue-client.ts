import pg from 'pg';
import { findStatementName } from '../db/statement-names.ts';

/**
 * The connections of pg-boss. It sends the same few long statements without names, and PostgreSQL takes longer to plan one of them
 * than to run it: repeated ones are prepared. A text that contains a semicolon may be several statements, which cannot be.
 */
export class QueueClient extends pg.Client {
  override query: pg.Client['query'] = (config: unknown, values?: unknown, callback?: unknown) => {
    const name =
      typeof config === 'string' && Array.isArray(values) && !config.includes(';')
        ? findStatementName(config)
        : undefined;
    return super.query(
      (name ? { name, text: config, values } : config) as string,
      (name ? undefined : values) as unknown[],
      callback as never,
    ) as never;
  };
}
