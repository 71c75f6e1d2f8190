import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import type { CourseCard } from '@vitrine/contract/shop/courses.ts';
import { Link } from 'react-router';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { Duration } from '../../ui/duration.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ChooseField } from '../../ui/plain/choose-field.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CourseCover } from './course-cover.tsx';
import { CourseProgress } from './course-progress.tsx';
import { PlatformName } from './platform-name.tsx';
import { useCourses } from './use-courses.ts';
import './courses.css';

function Card({ course }: { course: CourseCard }) {
  const t = useText(coursesTexts);
  return (
    <li className="course-card">
      <CourseCover cover={course.cover} />
      <div className="course-words">
        <PlatformName platform={course.platform} />
        <h2 className="h2">
          <Link to={`/course/${course.id}`}>{course.title}</Link>
        </h2>
        <p className="t2">{course.summary}</p>
        <p className="course-facts">
          <span>{t('lectures', { count: course.lectureCount })}</span>
          <Duration seconds={course.durationSeconds} />
        </p>
        <CourseProgress done={course.completedCount} all={course.lectureCount} />
      </div>
    </li>
  );
}

/** The published courses with their filters; the same for desk and phone. */
export function CourseCards() {
  const t = useText(coursesTexts);
  const address = useAddress();
  const platforms = useDictionary('course_platform');
  const platform = address.read('platform');
  const language = languages.find((one) => one === address.read('language'));
  const query = useCourses({ ...(platform ? { platform } : {}), ...(language ? { language } : {}) });
  const isFiltered = platform !== '' || language !== undefined;
  return (
    <>
      <div className="course-filters">
        <ChooseField label={t('platform')} value={platform} onChange={(value) => address.change({ platform: value })}>
          <option value="">{t('anyPlatform')}</option>
          {platforms.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {entry.label}
            </option>
          ))}
        </ChooseField>
        <ChooseField label={t('language')} value={language ?? ''} onChange={(value) => address.change({ language: value })}>
          <option value="">{t('anyLanguage')}</option>
          {languages.map((one: Language) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </ChooseField>
      </div>
      {query.isPending && <SkeletonRows rows={3} height={140} />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState text={t(isFiltered ? 'noneFound' : 'none')} />}
      <ul className="course-cards">
        {query.data?.map((course) => (
          <Card key={course.id} course={course} />
        ))}
      </ul>
    </>
  );
}
