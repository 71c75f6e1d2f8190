import { createChapter, updateChapter } from '@vitrine/contract/courses/chapter-authoring.ts';
import type { CourseDraft } from '@vitrine/contract/courses/course-drafts.ts';
import type { ChapterForm } from '@vitrine/contract/courses/course-forms.ts';
import { Form, Input } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';

interface ChapterFormPanelProps {
  isOpen: boolean;
  courseId: string;
  /** The chapter to rename; a new one without. */
  chapter?: CourseDraft['chapters'][number] | undefined;
  onClose: () => void;
}

/** The title of a chapter in each language. */
export function ChapterFormPanel({ isOpen, courseId, chapter, onClose }: ChapterFormPanelProps) {
  const t = useText(courseWritingTexts);
  return (
    <FormPanel<ChapterForm>
      as="dialog"
      name={`chapter|${courseId}|${chapter?.id ?? 'new'}`}
      title={t(chapter ? 'editChapter' : 'newChapter')}
      isOpen={isOpen}
      onClose={onClose}
      shape={createChapter.body}
      initial={{ titles: chapter?.titles ?? {} }}
      save={async (body, options) =>
        chapter
          ? ((await api.call(
              updateChapter,
              { params: { id: courseId, chapterId: chapter.id }, body },
              options,
            )) ?? true)
          : api.call(createChapter, { params: { id: courseId }, body }, options)
      }
      invalidates={[courseKeys.drafts, courseKeys.all]}
    >
      <LanguageTabs
        label={t('languages')}
        fields={(language) => (
          <Form.Item name={['titles', language]} label={t('title')}>
            <Input maxLength={120} autoComplete="off" />
          </Form.Item>
        )}
      />
    </FormPanel>
  );
}
