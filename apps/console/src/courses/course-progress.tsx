import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import './courses.css';

/** How much of a course is completed, as a bar and in words; nothing before it was begun. */
export function CourseProgress({ done, all }: { done: number; all: number }) {
  const t = useText(coursesTexts);
  if (done === 0 || all === 0) return null;
  return (
    <div className="course-progress line gap-12 small">
      <progress value={done} max={all} aria-label={t('progress', { done, all })} />
      <span className="faint">{done >= all ? t('completed') : t('progress', { done, all })}</span>
    </div>
  );
}
