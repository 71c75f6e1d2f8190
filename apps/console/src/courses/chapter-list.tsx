import type {
  Course,
  CourseLecture,
  LectureKind,
} from '@vitrine/contract/courses/course-shapes.ts';
import {
  ChevronDown,
  CircleCheck,
  Download,
  ExternalLink,
  FileText,
  type LucideIcon,
  Play,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import { Duration } from '../ui/duration.tsx';
import './courses.css';

const icons: Readonly<Record<LectureKind, LucideIcon>> = {
  article: FileText,
  video: Play,
  link: ExternalLink,
  file: Download,
};

function LectureLink({
  courseId,
  lecture,
  isShown,
}: {
  courseId: string;
  lecture: CourseLecture;
  isShown: boolean;
}) {
  const t = useText(coursesTexts);
  const Icon = icons[lecture.kind];
  return (
    <Link
      className="lecture-link line gap-10"
      to={`/course/${courseId}?lecture=${lecture.id}`}
      aria-current={isShown ? 'page' : undefined}
    >
      {lecture.isCompleted ? (
        <CircleCheck
          className="rigid"
          size={18}
          color="var(--green)"
          role="img"
          aria-label={t('completed')}
        />
      ) : (
        <Icon size={18} color="var(--ink-3)" role="img" aria-label={t(lecture.kind)} />
      )}
      <span className="grow">{lecture.title}</span>
      <small className="num nowrap">
        <Duration seconds={lecture.durationSeconds} />
      </small>
    </Link>
  );
}

/** Chapters that fold, with their lectures. Those that are not completed are unfolded at first. */
export function ChapterList({ course, shown = '' }: { course: Course; shown?: string }) {
  const t = useText(coursesTexts);
  const ids = course.chapters.map(({ id }) => id);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setFolded(
      (current) =>
        new Set(current.has(id) ? [...current].filter((one) => one !== id) : [...current, id]),
    );
  return (
    <section className="chapters" aria-label={t('chapterList')}>
      <header className="cluster">
        <h2 className="h2">{t('chapterList')}</h2>
        <button
          type="button"
          className="link"
          disabled={folded.size === 0}
          onClick={() => setFolded(new Set())}
        >
          {t('expandAll')}
        </button>
        <button
          type="button"
          className="link"
          disabled={folded.size === ids.length}
          onClick={() => setFolded(new Set(ids))}
        >
          {t('foldAll')}
        </button>
      </header>
      {course.chapters.map((chapter) => {
        const isOpen = !folded.has(chapter.id);
        return (
          <div key={chapter.id}>
            <h3>
              <button
                type="button"
                className="chapter-head line semibold"
                aria-expanded={isOpen}
                aria-controls={`chapter-${chapter.id}`}
                onClick={() => toggle(chapter.id)}
              >
                <ChevronDown size={18} aria-hidden />
                <span className="grow">{chapter.title}</span>
                <small className="weight-400 to-end">
                  {t('lectures', { count: chapter.lectures.length })} ·{' '}
                  <Duration seconds={chapter.durationSeconds} />
                </small>
              </button>
            </h3>
            <ul id={`chapter-${chapter.id}`} hidden={!isOpen}>
              {chapter.lectures.map((lecture) => (
                <li key={lecture.id}>
                  <LectureLink
                    courseId={course.id}
                    lecture={lecture}
                    isShown={lecture.id === shown}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
