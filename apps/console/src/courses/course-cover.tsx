import type { CourseCard } from '@vitrine/contract/courses/course-shapes.ts';
import { imageWidths } from '@vitrine/contract/images.ts';
import { GraduationCap } from 'lucide-react';
import './courses.css';

/** The picture of a course in 16:9; a cap where there is none. It says nothing that the title beside it does not. */
export function CourseCover({ cover }: { cover: CourseCard['cover'] }) {
  if (!cover)
    return (
      <span className="course-cover">
        <GraduationCap size={32} strokeWidth={1.5} color="var(--ink-3)" aria-hidden />
      </span>
    );
  return (
    <img
      className="course-cover"
      src={`${cover.url}?w=760`}
      srcSet={imageWidths.map((width) => `${cover.url}?w=${width} ${width}w`).join(', ')}
      sizes="(max-width: 768px) 100vw, 400px"
      width={cover.width}
      height={cover.height}
      style={{ backgroundColor: cover.tone ?? 'var(--sunk)' }}
      alt=""
      loading="lazy"
    />
  );
}
