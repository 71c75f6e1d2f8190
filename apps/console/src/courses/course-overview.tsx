import type { Course } from '@vitrine/contract/courses/course-shapes.ts';
import { Link } from 'react-router';
import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import { Duration } from '../ui/duration.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { CourseCover } from './course-cover.tsx';
import { CourseProgress } from './course-progress.tsx';
import { PlatformName } from './platform-name.tsx';
import './courses.css';

const beginOf = ({ completedCount, lectureCount, chapters }: Course) => {
  if (completedCount >= lectureCount) return 'again';
  const isBegun = chapters.some(({ lectures }) =>
    lectures.some((lecture) => lecture.isCompleted || lecture.positionSeconds > 0),
  );
  return isBegun ? 'resume' : 'start';
};

/** What a course is about, how long it takes, and the way to its next lecture. */
export function CourseOverview({ course }: { course: Course }) {
  const t = useText(coursesTexts);
  return (
    <section className="course-overview stack gap-20" aria-label={t('overview')}>
      <CourseCover cover={course.cover} />
      <div className="course-words">
        <div className="cluster stretched">
          <PlatformName platform={course.platform} />
          {!course.isPublished && <StatusTag meaning="waiting">{t('isDraft')}</StatusTag>}
        </div>
        <p className="muted" lang={course.language}>
          {course.summary}
        </p>
        <p className="course-facts">
          <span>{t('chapters', { count: course.chapterCount })}</span>
          <span>{t('lectures', { count: course.lectureCount })}</span>
          <Duration seconds={course.durationSeconds} />
        </p>
        <CourseProgress done={course.completedCount} all={course.lectureCount} />
        {course.resumeLectureId && (
          <Link
            className="btn above-8 primary"
            to={`/course/${course.id}?lecture=${course.resumeLectureId}`}
          >
            {t(beginOf(course))}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Where questions go. */
export function CourseContact({ contact }: { contact: string | null }) {
  const t = useText(coursesTexts);
  if (!contact) return null;
  const isAddress = contact.startsWith('https://');
  return (
    <p className="course-contact muted">
      {t('contactLine')}{' '}
      <a
        href={isAddress ? contact : `mailto:${contact}`}
        {...(isAddress ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {t('contact')}
      </a>
    </p>
  );
}
