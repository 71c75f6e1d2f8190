import type { CourseCard } from '@vitrine/contract/courses/course-shapes.ts';
import { languageNames, languages } from '@vitrine/contract/locales.ts';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useDictionary } from '../lib/dictionaries.ts';
import { useText } from '../lib/i18n.ts';
import { useAddress } from '../lib/use-address.ts';
import { coursesTexts } from '../texts/courses.ts';
import { Duration } from '../ui/duration.tsx';
import type { FeedFiltersProps } from '../ui/list/feed-filters.ts';
import { EmptyState, ErrorState } from '../ui/page-state.tsx';
import { SkeletonRows } from '../ui/skeletons.tsx';
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
      <div className="course-words pad-16">
        <PlatformName platform={course.platform} />
        <h2 className="h2">
          <Link className="ink" to={`/course/${course.id}`}>
            {course.title}
          </Link>
        </h2>
        <p className="muted">{course.summary}</p>
        <p className="course-facts">
          <span>{t('lectures', { count: course.lectureCount })}</span>
          <Duration seconds={course.durationSeconds} />
        </p>
        <CourseProgress done={course.completedCount} all={course.lectureCount} />
      </div>
    </li>
  );
}

/** The published courses with their filters; desk and phone differ in the controls of the filters alone. */
export function CourseCards({ Filters }: { Filters: ComponentType<FeedFiltersProps> }) {
  const t = useText(coursesTexts);
  const address = useAddress();
  const platforms = useDictionary('course_platform');
  const platform = address.read('platform');
  const language = languages.find((one) => one === address.read('language'));
  const query = useCourses({
    ...(platform ? { platform } : {}),
    ...(language ? { language } : {}),
  });
  const isFiltered = platform !== '' || language !== undefined;
  return (
    <>
      <Filters
        choices={[
          {
            label: t('platform'),
            value: platform,
            options: [
              { value: '', label: t('anyPlatform') },
              ...platforms.map(({ value, label }) => ({ value, label })),
            ],
            onChange: (value) => address.change({ platform: value }),
          },
          {
            label: t('language'),
            value: language ?? '',
            options: [
              { value: '', label: t('anyLanguage') },
              ...languages.map((one) => ({ value: one, label: languageNames[one], lang: one })),
            ],
            onChange: (value) => address.change({ language: value }),
          },
        ]}
      />
      {query.isPending && <SkeletonRows rows={3} height={140} />}
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 && <EmptyState text={t(isFiltered ? 'noneFound' : 'none')} />}
      <ul className="course-cards">
        {query.data?.map((course) => (
          <Card key={course.id} course={course} />
        ))}
      </ul>
    </>
  );
}
