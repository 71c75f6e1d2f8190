import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsFolded } from '#platform/db/contains-folded.ts';

/** Whether one of the translations of a row contains words. */
export const isTranslatedAs = (translations: AnyPgColumn, keywords: string): SQL =>
  sql`exists (select 1 from jsonb_each_text(${translations}) as translation where ${containsFolded(sql`translation.value`, keywords)})`;
