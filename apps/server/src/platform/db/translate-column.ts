import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface TranslatedText {
  key: string;
  stored: string;
  shown: string;
}

/** A column as its reader sees it: where a row of the product was not renamed, its translation. */
export const translateColumn = (
  key: SQLWrapper,
  column: SQLWrapper,
  texts: readonly TranslatedText[],
): SQL =>
  sql`coalesce((
    select text.shown
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as text(key text, stored text, shown text)
    where text.key = ${key} and text.stored = ${column}), ${column})`;
