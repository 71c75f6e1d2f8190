import { useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { ChapterList } from '../../courses/chapter-list.tsx';
import { CourseGone, isGone } from '../../courses/course-gone.tsx';
import { CourseContact, CourseOverview } from '../../courses/course-overview.tsx';
import { LectureView } from '../../courses/lecture-view.tsx';
import { useCourse } from '../../courses/use-courses.ts';
import { useAddress } from '../../lib/use-address.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PageTop } from '../parts/page-top.tsx';

/** One course on the phone: what it is about above its chapters, or one lecture. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const lectureId = useAddress().read('lecture');
  const query = useCourse(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next lecture begins at its top, though its page has the same path
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [lectureId]);
  const course = isGone(query.error) ? undefined : query.data;
  return (
    <>
      <PageTop title={course?.title ?? ''} />
      {query.isError && !course && (
        <CourseGone error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <SkeletonRows rows={4} height={90} />}
      {course && (
        <>
          <section className="m-card">
            {lectureId ? (
              <LectureView course={course} lectureId={lectureId} />
            ) : (
              <CourseOverview course={course} />
            )}
          </section>
          <section className="m-card">
            <ChapterList course={course} shown={lectureId} />
            <CourseContact contact={course.contact} />
          </section>
        </>
      )}
    </>
  );
}
