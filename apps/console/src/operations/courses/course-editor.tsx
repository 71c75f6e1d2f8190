import { useQuery } from '@tanstack/react-query';
import { publishCourse, unpublishCourse } from '@vitrine/contract/courses/course-authoring.ts';
import { type CourseDraft, readCourseDraft } from '@vitrine/contract/courses/course-drafts.ts';
import { Button } from 'antd';
import { ArrowLeft, Eye, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CourseCover } from '../../courses/course-cover.tsx';
import { PlatformName } from '../../courses/platform-name.tsx';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { shownLanguage, useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { Duration } from '../../ui/duration.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ChapterFormPanel } from './chapter-form.tsx';
import { CompletenessTags } from './completeness-tags.tsx';
import { CourseFormPanel } from './course-form.tsx';
import { LectureFormPanel, type Written } from './lecture-form.tsx';
import { OutlineTree } from './outline-tree.tsx';

/** Shows a course to owners, or hides it from them. */
function PublishButton({ course, title }: { course: CourseDraft; title: string }) {
  const t = useText(courseWritingTexts);
  const invalidates = [courseKeys.drafts, courseKeys.all];
  const publishing = useApiMutation(publishCourse, { invalidates, success: t('publishDone') });
  const unpublishing = useApiMutation(unpublishCourse, {
    invalidates,
    success: t('unpublishDone'),
  });
  const args = { params: { id: course.id } };
  if (course.status === 'draft')
    return (
      <Button type="primary" loading={publishing.isBusy} onClick={() => void publishing.run(args)}>
        {t('publish')}
      </Button>
    );
  return (
    <AnchoredQuestion
      title={t('unpublishQuestion', { name: title })}
      action={t('unpublish')}
      onConfirm={() => void unpublishing.run(args)}
      trigger={<Button loading={unpublishing.isBusy}>{t('unpublish')}</Button>}
    />
  );
}

/** One course while it is written: what it is about, and its chapters and lectures. */
export function CourseEditor({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText(courseWritingTexts);
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [chapter, setChapter] = useState<CourseDraft['chapters'][number] | 'new'>();
  const [written, setWritten] = useState<Written>();
  const query = useQuery({
    queryKey: courseKeys.draft(id),
    queryFn: ({ signal }) => api.read(readCourseDraft, { params: { id } }, signal),
  });
  const course = query.data;
  if (query.isError && !course)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!course) return <SkeletonRows rows={6} height={72} />;
  // As the server chooses for the chapters below.
  const words = course.texts[shownLanguage()] ?? course.texts.en ?? Object.values(course.texts)[0];
  const title = words?.title ?? '';
  return (
    <>
      <PageHead
        title={title}
        line={
          <button type="button" className="link" onClick={onBack}>
            <ArrowLeft size={14} aria-hidden style={{ display: 'inline' }} /> {t('back')}
          </button>
        }
        actions={
          <>
            <Button
              icon={<Eye size={16} aria-hidden />}
              onClick={() => void navigate(`/course/${id}`)}
            >
              {t('preview')}
            </Button>
            <HasPerm value="platform:course:edit">
              <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
              <PublishButton course={course} title={title} />
            </HasPerm>
          </>
        }
      />
      <section className="card course-facts-card">
        <CourseCover cover={course.cover} />
        <div className="course-words">
          <div className="cluster stretched">
            <StatusTag meaning={course.status === 'published' ? 'done' : 'waiting'}>
              {t(course.status)}
            </StatusTag>
            <PlatformName platform={course.platform} />
          </div>
          <p className="muted">{words?.summary}</p>
          <CompletenessTags completeness={course.completeness} />
          <p className="faint">
            <Duration seconds={course.durationSeconds} />
          </p>
        </div>
      </section>
      <SectionCard
        title={t('write')}
        beside={
          <HasPerm value="platform:course:edit">
            <Button icon={<Plus size={16} aria-hidden />} onClick={() => setChapter('new')}>
              {t('newChapter')}
            </Button>
          </HasPerm>
        }
      >
        <OutlineTree
          course={course}
          onEditChapter={setChapter}
          onEditLecture={(lectureId) => setWritten({ lectureId })}
          onAddLecture={(chapterId) => setWritten({ chapterId })}
        />
      </SectionCard>
      <CourseFormPanel isOpen={isEditing} course={course} onClose={() => setEditing(false)} />
      <ChapterFormPanel
        isOpen={chapter !== undefined}
        courseId={id}
        chapter={chapter === 'new' ? undefined : chapter}
        onClose={() => setChapter(undefined)}
      />
      <LectureFormPanel courseId={id} written={written} onClose={() => setWritten(undefined)} />
    </>
  );
}
