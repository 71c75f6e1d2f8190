import type { DemoCourse } from './courses.types.ts';
import { instagramCourse, pricesCourse } from './store-courses.ts';
import { liveCourse, shortVideoCourse } from './video-courses.ts';

export const courses: readonly DemoCourse[] = [
  shortVideoCourse,
  instagramCourse,
  liveCourse,
  pricesCourse,
];
