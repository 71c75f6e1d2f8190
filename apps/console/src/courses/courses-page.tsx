import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import { DeskFilters } from '../ui/list/desk-filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CourseCards } from './course-cards.tsx';

/** The courses that an owner may read. */
export default function CoursesPage() {
  const t = useText(coursesTexts);
  return (
    <>
      <PageHead title={t('courses')} line={t('line')} />
      <CourseCards Filters={DeskFilters} />
    </>
  );
}
