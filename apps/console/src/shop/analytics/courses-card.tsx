import { Link } from 'react-router';
import { CourseCover } from '../../courses/course-cover.tsx';
import { CourseProgress } from '../../courses/course-progress.tsx';
import { courseToOffer } from '../../courses/offered-course.rules.ts';
import { useCourses } from '../../courses/use-courses.ts';
import { useText } from '../../lib/i18n.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { Duration } from '../../ui/duration.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useWelcomeOffer, useWelcomeShown } from '../promotions/use-welcome-offer.ts';
import '../../courses/courses.css';

/** The course to go on with, or the newest that was not begun; nothing once all are completed. */
export function CoursesCard() {
  const t = useText(coursesTexts);
  const course = courseToOffer(useCourses({}).data ?? []);
  const isWelcoming = useWelcomeShown();
  const isPromoted = useWelcomeOffer().data?.promotesCourses ?? false;
  if (!course || isWelcoming || !isPromoted) return null;
  return (
    <SectionCard title={t('promoted')} beside={<Link to="/course">{t('toCourses')}</Link>}>
      <div className="course-offer">
        <CourseCover cover={course.cover} />
        <div className="course-words">
          <h3 className="h2">
            <Link className="ink" to={`/course/${course.id}`}>
              {course.title}
            </Link>
          </h3>
          <p className="muted">{course.summary}</p>
          <p className="course-facts">
            <span>{t('lectures', { count: course.lectureCount })}</span>
            <Duration seconds={course.durationSeconds} />
          </p>
          <CourseProgress done={course.completedCount} all={course.lectureCount} />
        </div>
      </div>
    </SectionCard>
  );
}
