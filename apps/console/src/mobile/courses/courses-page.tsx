import { CourseCards } from '../../courses/course-cards.tsx';
import { useText } from '../../lib/i18n.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { PhoneFilters } from '../../ui/plain/phone-filters.tsx';
import { PageTop } from '../parts/page-top.tsx';

/** The courses on the phone. */
export default function CoursesPage() {
  const t = useText(coursesTexts);
  return (
    <>
      <PageTop title={t('courses')} />
      <CourseCards Filters={PhoneFilters} />
    </>
  );
}
