import { readFile } from 'node:fs/promises';
import { languages, type Texts } from '../languages.ts';

const folder = new URL('../articles/', import.meta.url);

/** An article of the demonstration's courses in every language, as it was written. */
export async function readArticle(name: string): Promise<Texts> {
  const read = async (language: (typeof languages)[number]) =>
    [language, await readFile(new URL(`${name}/${language}.md`, folder), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(languages.map(read))) as Texts;
}
