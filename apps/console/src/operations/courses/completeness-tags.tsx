import type { CourseDraft } from '@vitrine/contract/courses/course-drafts.ts';
import { languageNames } from '@vitrine/contract/locales.ts';
import { useText } from '../../lib/i18n.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** The languages of a course: green where nothing is missing. */
export function CompletenessTags({ completeness }: Pick<CourseDraft, 'completeness'>) {
  const t = useText(courseWritingTexts);
  return (
    <span className="cluster gap-4 stretched">
      {completeness.map(({ language, done, needed }) => (
        <span
          key={language}
          title={t('translated', { language: languageNames[language], done, needed })}
        >
          <StatusTag meaning={done === needed ? 'done' : 'waiting'} hasDot={false}>
            {language === 'zh-cn' ? '中文' : language.toUpperCase()}
            {done < needed && ` ${Math.floor((done / needed) * 100)}%`}
          </StatusTag>
        </span>
      ))}
    </span>
  );
}
