import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@vitrine/contract/locales.ts';

const folder = new URL('../articles/', import.meta.url);

/** An article of the demonstration's courses in every language, as it was written. */
export async function readArticle(name: string): Promise<Record<Language, string>> {
  const read = async (language: Language) => [language, await readFile(new URL(`${name}/${language}.md`, folder), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(languages.map(read))) as Record<Language, string>;
}
