import { createCourse, updateCourse } from '@vitrine/contract/courses/course-authoring.ts';
import type { CourseDraft } from '@vitrine/contract/courses/course-drafts.ts';
import type { CourseForm } from '@vitrine/contract/courses/course-forms.ts';
import { Form, Input } from 'antd';
import { api } from '../../lib/api.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { CoverField } from './cover-field.tsx';

const shape = createCourse.body;

interface CourseFormPanelProps {
  isOpen: boolean;
  /** The course to change; a new one without. */
  course?: CourseDraft | undefined;
  onClose: () => void;
  onAdded?: (id: string) => void;
}

/** Title, summary, platform and picture of a course. */
export function CourseFormPanel({ isOpen, course, onClose, onAdded }: CourseFormPanelProps) {
  const t = useText(courseWritingTexts);
  const platforms = useDictionary('course_platform').map(({ value, label }) => ({ value, label }));
  return (
    <FormPanel<CourseForm>
      name={`course|${course?.id ?? 'new'}`}
      title={t(course ? 'editCourse' : 'newCourse')}
      size={640}
      isOpen={isOpen}
      onClose={onClose}
      shape={shape}
      initial={{
        platform: course?.platform ?? 'all',
        coverKey: course?.coverKey ?? null,
        texts: course?.texts ?? {},
      }}
      fields={[{ name: 'platform', label: t('platform'), options: platforms }]}
      save={async (body, options) => {
        if (course)
          return (
            (await api.call(updateCourse, { params: { id: course.id }, body }, options)) ?? true
          );
        const { id } = await api.call(createCourse, { body }, options);
        onAdded?.(id);
        return id;
      }}
      invalidates={[courseKeys.drafts, courseKeys.all]}
    >
      <Form.Item name="coverKey" label={t('cover')} extra={t('coverHint')}>
        <CoverField />
      </Form.Item>
      <LanguageTabs
        label={t('languages')}
        fields={(language) => (
          <>
            <Form.Item name={['texts', language, 'title']} label={t('title')}>
              <Input maxLength={120} autoComplete="off" />
            </Form.Item>
            <Form.Item name={['texts', language, 'summary']} label={t('summary')}>
              <Input.TextArea maxLength={400} showCount autoSize={{ minRows: 2, maxRows: 5 }} />
            </Form.Item>
          </>
        )}
      />
    </FormPanel>
  );
}
