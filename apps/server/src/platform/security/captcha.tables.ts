import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Open captchas; the first answer consumes a row, right or wrong. */
export const captchas = pgTable(
  'captchas',
  {
    key: varchar('key', { length: 32 }).primaryKey(),
    answerHash: varchar('answer_hash', { length: 64 }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);
