import type { Language } from '@vitrine/contract/locales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { LocalizedLineName } from './orders.tables.ts';

/** What a product was called when it was sold. */
export interface SoldAs {
  name: string;
  option: string | null;
}

/**
 * A line keeps its words in the buyer's language, for the buyer, and in all languages, for owners and operators, who
 * read theirs.
 */
export function nameIn(language: Language, line: SoldAs & { words: LocalizedLineName }): SoldAs {
  const [name, option] = line.words[language] ?? [line.name, line.option];
  return { name, option };
}

/** The same in SQL, as the columns `name` and `option` of the line `l`. */
export function namedIn(language: Language): SQL {
  return sql`coalesce(l.words -> ${language}::text ->> 0, l.name) as name,
    case when l.words -> ${language}::text is null then l.option else l.words -> ${language}::text ->> 1 end as option`;
}
