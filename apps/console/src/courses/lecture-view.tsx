import type { Course, Lecture } from '@vitrine/contract/courses/course-shapes.ts';
import { ChevronLeft, ChevronRight, Download, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import { Duration } from '../ui/duration.tsx';
import { Button } from '../ui/plain/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SkeletonRows } from '../ui/skeletons.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { CourseGone } from './course-gone.tsx';
import { CourseProgress } from './course-progress.tsx';
import { Film } from './film.tsx';
import { keepProgress, useCompletion, useLecture } from './use-courses.ts';
import { useReadingPosition } from './use-reading-position.ts';
import './courses.css';

const megabyte = 1024 * 1024;
const siteOf = (address: string): string =>
  /vimeo\.com$/.test(new URL(address).hostname) ? 'Vimeo' : 'YouTube';

/** A film elsewhere, which nothing is loaded from before somebody asks for it. */
function LinkedFilm({ address }: { address: string }) {
  const t = useText(coursesTexts);
  const site = siteOf(address);
  return (
    <div className="stack gap-8 at-start">
      <a className="btn" href={address} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={16} aria-hidden />
        {t('openLink', { site })}
      </a>
      <small>{t('linkHint', { site })}</small>
    </div>
  );
}

function DownloadOffer({ file }: { file: NonNullable<Lecture['file']> }) {
  const t = useText(coursesTexts);
  return (
    <div className="stack gap-8 at-start">
      <a className="btn" href={file.url} download={file.name}>
        <Download size={16} aria-hidden />
        {t('download', { name: file.name })}
      </a>
      <small>
        {t('megabytes', { size: Math.max(0.1, Math.round((file.bytes / megabyte) * 10) / 10) })}
      </small>
    </div>
  );
}

interface Neighbours {
  before: string | undefined;
  after: string | undefined;
}

function neighboursOf(course: Course, lectureId: string): Neighbours {
  const ids = course.chapters.flatMap(({ lectures }) => lectures.map(({ id }) => id));
  const at = ids.indexOf(lectureId);
  return { before: ids[at - 1], after: ids[at + 1] };
}

function LectureFoot({ course, lecture }: { course: Course; lecture: Lecture }) {
  const t = useText(coursesTexts);
  const completion = useCompletion();
  const { before, after } = neighboursOf(course, lecture.id);
  const to = (id: string) => `/course/${course.id}?lecture=${id}`;
  const mark = (isCompleted: boolean) =>
    completion.run({ params: { id: course.id, lectureId: lecture.id }, body: { isCompleted } });
  return (
    <footer className="lecture-foot cluster gap-12">
      {lecture.isCompleted ? (
        <>
          <StatusTag meaning="done">{t('completed')}</StatusTag>
          <button
            type="button"
            className="link"
            disabled={completion.isBusy}
            onClick={() => void mark(false)}
          >
            {t('markUndone')}
          </button>
        </>
      ) : (
        <Button className="btn primary" isBusy={completion.isBusy} onClick={() => void mark(true)}>
          {t('markDone')}
        </Button>
      )}
      <nav className="line stretched push" aria-label={t('chapterList')}>
        {before && (
          <Link className="btn" to={to(before)} aria-label={t('previous')}>
            <ChevronLeft size={18} aria-hidden />
          </Link>
        )}
        {after && (
          <Link className="btn" to={to(after)}>
            {t('next')}
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </nav>
    </footer>
  );
}

function LectureContent({
  course,
  lecture,
  onRetry,
}: {
  course: Course;
  lecture: Lecture;
  onRetry: () => void;
}) {
  const t = useText(coursesTexts);
  const completion = useCompletion();
  const text = useRef<HTMLDivElement>(null);
  useReadingPosition(text, lecture);
  const end = () =>
    completion.run({
      params: { id: course.id, lectureId: lecture.id },
      body: { isCompleted: true, positionSeconds: 0 },
    });
  return (
    <article className="lecture">
      <header className="stack gap-6">
        <h2 className="h1">{lecture.title}</h2>
        <p className="course-facts">
          <span>{t(lecture.kind)}</span>
          <Duration seconds={lecture.durationSeconds} />
        </p>
      </header>
      {lecture.video && (
        <Film lecture={lecture} video={lecture.video} onEnd={() => void end()} onRetry={onRetry} />
      )}
      {lecture.link && <LinkedFilm address={lecture.link} />}
      {lecture.file && <DownloadOffer file={lecture.file} />}
      <div ref={text} lang={lecture.language}>
        <RichText html={lecture.content} />
      </div>
      <LectureFoot course={course} lecture={lecture} />
      {course.completedCount === course.lectureCount && (
        <div className="course-end stack gap-8 pad-16" role="status">
          <b>{t('finished')}</b>
          <CourseProgress done={course.completedCount} all={course.lectureCount} />
          <Link to="/course">{t('toCourses')}</Link>
        </div>
      )}
    </article>
  );
}

/** One lecture of a course; from its opening on it is the one to go on with. */
export function LectureView({ course, lectureId }: { course: Course; lectureId: string }) {
  const query = useLecture(course.id, lectureId);
  const isOpened = query.isSuccess && course.isPublished;
  useEffect(() => {
    if (isOpened) void keepProgress(course.id, lectureId);
  }, [isOpened, course.id, lectureId]);
  if (query.data)
    return (
      <LectureContent
        key={lectureId}
        course={course}
        lecture={query.data}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.isError) return <CourseGone error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows rows={4} height={80} />;
}
