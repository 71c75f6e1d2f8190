import { useLocation } from 'react-router';
import { useText } from '../lib/i18n.ts';
import { useAddress } from '../lib/use-address.ts';
import { coursesTexts } from '../texts/courses.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeletons.tsx';
import { ChapterList } from './chapter-list.tsx';
import { CourseGone, isGone } from './course-gone.tsx';
import { CourseContact, CourseOverview } from './course-overview.tsx';
import { LectureView } from './lecture-view.tsx';
import { useCourse } from './use-courses.ts';

/** One course: what it is about or one lecture, beside its chapters. */
export default function CoursePage() {
  const t = useText(coursesTexts);
  const id = useLocation().pathname.split('/')[2] ?? '';
  const lectureId = useAddress().read('lecture');
  const query = useCourse(id);
  if (query.isError && (!query.data || isGone(query.error)))
    return <CourseGone error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={5} height={90} />;
  const course = query.data;
  return (
    <>
      <PageHead
        title={course.title}
        line={
          lectureId
            ? undefined
            : t('progress', { done: course.completedCount, all: course.lectureCount })
        }
      />
      <div className="course-page">
        <div className="pad-24 card">
          {lectureId ? (
            <LectureView course={course} lectureId={lectureId} />
          ) : (
            <CourseOverview course={course} />
          )}
        </div>
        <aside className="card">
          <ChapterList course={course} shown={lectureId} />
          <CourseContact contact={course.contact} />
        </aside>
      </div>
    </>
  );
}
