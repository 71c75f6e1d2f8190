import { deleteCourses } from '@vitrine/contract/courses/course-authoring.ts';
import { pageCourseDrafts } from '@vitrine/contract/courses/course-drafts.ts';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CourseCover } from '../../courses/course-cover.tsx';
import { PlatformName } from '../../courses/platform-name.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { useAddress } from '../../lib/use-address.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Duration } from '../../ui/duration.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { CompletenessTags } from './completeness-tags.tsx';
import { CourseEditor } from './course-editor.tsx';
import { CourseFormPanel } from './course-form.tsx';
import './operations-courses.css';

/** The courses that the platform writes for owners; the one that the address names is open. */
export default function OperationsCourses() {
  const t = useText(courseWritingTexts);
  const tCourses = useText(coursesTexts);
  const address = useAddress();
  const [isAdding, setAdding] = useState(false);
  const platforms = useDictionary('course_platform').map(({ value, label }) => ({ value, label }));
  const removing = useApiMutation(deleteCourses, {
    invalidates: [courseKeys.drafts],
    success: t('removed'),
  });
  const opened = address.read('course');
  if (/^\d+$/.test(opened))
    return (
      <CourseEditor key={opened} id={opened} onBack={() => address.change({ course: undefined })} />
    );
  return (
    <>
      <PageHead
        title={t('courses')}
        actions={
          <HasPerm value="platform:course:edit">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('newCourse')}
            </Button>
          </HasPerm>
        }
      />
      <ListPage
        name="operations-courses"
        list={pageCourseDrafts}
        keyOf={courseKeys.draftPage}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={1130}
        nameOf={({ title }) => title}
        onOpen={({ id }) => address.change({ course: id })}
        filters={[
          { name: 'keywords', kind: 'words', label: t('search') },
          {
            name: 'status',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'draft', label: t('draft') },
              { value: 'published', label: t('published') },
            ],
          },
          {
            name: 'platform',
            kind: 'choice',
            label: t('platform'),
            any: t('anyPlatform'),
            options: platforms,
          },
        ]}
        columns={[
          {
            key: 'title',
            title: t('title'),
            render: (_value, row) => (
              <span className="course-name line gap-12">
                <CourseCover cover={row.cover} />
                <RowLink>{row.title}</RowLink>
              </span>
            ),
          },
          {
            key: 'platform',
            title: t('platform'),
            width: 170,
            render: (_value, row) => <PlatformName platform={row.platform} />,
          },
          {
            key: 'languages',
            title: t('languages'),
            width: 240,
            render: (_value, row) => <CompletenessTags completeness={row.completeness} />,
          },
          {
            key: 'content',
            title: t('content'),
            width: 130,
            render: (_value, row) => (
              <>
                {tCourses('lectures', { count: row.lectureCount })}
                <br />
                <small>
                  <Duration seconds={row.durationSeconds} />
                </small>
              </>
            ),
          },
          {
            key: 'state',
            title: t('state'),
            width: 110,
            render: (_value, row) => (
              <StatusTag meaning={row.status === 'published' ? 'done' : 'waiting'}>
                {t(row.status)}
              </StatusTag>
            ),
          },
          {
            key: 'changed',
            title: t('changed'),
            width: 140,
            render: (_value, row) => <DateTime value={row.updatedAt} />,
          },
        ]}
        actions={[
          {
            label: t('remove'),
            Icon: Trash2,
            perm: 'platform:course:edit',
            isDanger: true,
            isOffered: ({ status }) => status === 'draft',
            confirm: ([row]) => ({ title: t('removeQuestion', { name: row?.title ?? '' }) }),
            run: ([row]) => row && removing.run({ params: { ids: row.id } }),
          },
        ]}
        actionsWidth={80}
      />
      <CourseFormPanel
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => address.change({ course: id })}
      />
    </>
  );
}
