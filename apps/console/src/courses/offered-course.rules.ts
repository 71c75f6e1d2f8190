import type { CourseCard } from '@vitrine/contract/courses/course-shapes.ts';

type Progress = Pick<CourseCard, 'completedCount' | 'lectureCount'>;

/** The course for the home page: one that was begun, otherwise the newest; none when all are completed. */
export function courseToOffer<Course extends Progress>(
  courses: readonly Course[],
): Course | undefined {
  const open = courses.filter(({ completedCount, lectureCount }) => completedCount < lectureCount);
  return open.find(({ completedCount }) => completedCount > 0) ?? open[0];
}
