import type { NoticeForm, NoticeTranslations } from '@vitrine/contract/admin/notice-forms.ts';
import type { FieldError } from '@vitrine/contract/failures.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { sanitizeHtml, showsSomething } from '#platform/rich-text.ts';
import { notices } from './notices.tables.ts';

type Stored = Pick<typeof notices.$inferSelect, 'title' | 'content' | 'language' | 'translations'>;
type Problem = Pick<FieldError, 'path' | 'code'>;

/** A notice in the reader's language, or as it was written where it has no text in it. */
export function textsFor(reader: Language, { title, content, language, translations }: Stored) {
  const own = translations[reader];
  return own ? { ...own, language: reader } : { title, content, language };
}

/** The titles of a notice by language, for messages to readers of several languages. */
export const titlesOf = (translations: NoticeTranslations): Partial<Record<Language, string>> =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { title }]) => [language, title]),
  );

/** The translations of a form as they are stored, without empty ones; one with a title or a text alone is refused. */
async function readTranslations(form: NoticeForm, written: Language | null) {
  const translations: Partial<Record<Language, { title: string; content: string }>> = {};
  const problems: Problem[] = [];
  for (const [language, texts] of Object.entries(form.translations ?? {}) as [
    Language,
    { title: string; content: string } | undefined,
  ][]) {
    const content = await sanitizeHtml(texts?.content ?? '');
    const [hasTitle, hasContent] = [Boolean(texts?.title), showsSomething(content)];
    if (!texts || language === written || !(hasTitle || hasContent)) continue;
    if (!hasTitle) problems.push({ path: `translations.${language}.title`, code: 'required' });
    if (!hasContent) problems.push({ path: `translations.${language}.content`, code: 'required' });
    translations[language] = { title: texts.title, content };
  }
  return { translations, problems };
}

/** The texts of a form as they are stored. What the form leaves out stays as it is; a new notice is in the language of its writer. */
export async function readTexts(
  ctx: Ctx,
  form: NoticeForm,
  stored?: Pick<Stored, 'language' | 'translations'>,
) {
  const content = await sanitizeHtml(form.content);
  const language = form.language ?? (stored ? stored.language : ctx.language);
  const { translations, problems } = await readTranslations(
    {
      ...form,
      translations: form.translations ?? (stored?.translations as NoticeForm['translations']),
    },
    language,
  );
  if (!showsSomething(content)) problems.unshift({ path: 'content', code: 'required' });
  return { texts: { title: form.title, content, language, translations }, problems };
}

/** The title that the caller reads. */
export const shownTitle = (ctx: Ctx): SQL<string> =>
  sql`coalesce(${notices.translations} -> ${ctx.language} ->> 'title', ${notices.title})`;

/** Whether a notice has words in its title, in any language. */
export const isTitled = (words: string): SQL | undefined =>
  or(
    containsFolded(notices.title, words),
    sql`exists (select 1 from jsonb_each(${notices.translations}) as translation where ${containsFolded(sql`(translation.value ->> 'title')`, words)})`,
  );
