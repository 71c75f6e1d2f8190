import { useQuery } from '@tanstack/react-query';
import type { LectureForm } from '@vitrine/contract/courses/course-forms.ts';
import { lectureKinds } from '@vitrine/contract/courses/course-shapes.ts';
import {
  createLecture,
  type LectureDraft,
  readLectureDraft,
  updateLecture,
} from '@vitrine/contract/courses/lecture-authoring.ts';
import { type Language, languageNames } from '@vitrine/contract/locales.ts';
import { Form, type FormInstance, Input } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { RichTextField } from '../../ui/rich-text-field.tsx';
import { MinutesField } from './minutes-field.tsx';
import { UploadField } from './upload-field.tsx';

/** Which lecture is written: one of a course, or a new one of a chapter. */
export type Written =
  | { lectureId: string; chapterId?: never }
  | { chapterId: string; lectureId?: never };

const empty: LectureForm = {
  kind: 'article',
  texts: {},
  fileId: null,
  captions: {},
  linkUrl: null,
  durationSeconds: 0,
};

const valuesOf = ({
  kind,
  texts,
  file,
  captions,
  linkUrl,
  durationSeconds,
}: LectureDraft): LectureForm => ({
  kind,
  texts,
  fileId: file?.id ?? null,
  captions: Object.fromEntries(
    Object.entries(captions).map(([language, { id }]) => [language, id]),
  ),
  linkUrl,
  durationSeconds,
});

const contentMax =
  createLecture.body.shape.texts.shape.en.unwrap().shape.content.unwrap().maxLength ?? 0;

/** Refuses what is no https address; which sites are allowed the server says. */
const checkAddress = (message: string) => async (_rule: unknown, value: unknown) => {
  if (!createLecture.body.shape.linkUrl.safeParse(value || null).success || !value)
    throw new Error(message);
};

/** Fields of some kinds of lectures. */
function KindFields({
  form,
  stored,
}: {
  form: FormInstance<LectureForm>;
  stored: LectureDraft | undefined;
}) {
  const t = useText(courseWritingTexts);
  const kind = Form.useWatch('kind', form);
  return (
    <>
      {(kind === 'video' || kind === 'file') && (
        <Form.Item
          name="fileId"
          label={t(kind === 'video' ? 'videoFile' : 'downloadFile')}
          required
        >
          <UploadField
            kind={kind}
            label={t(kind === 'video' ? 'videoFile' : 'downloadFile')}
            stored={stored?.file ?? undefined}
          />
        </Form.Item>
      )}
      {kind === 'link' && (
        <Form.Item
          name="linkUrl"
          label={t('linkUrl')}
          required
          rules={[{ validator: checkAddress(t('linkUrl')) }]}
        >
          <Input
            maxLength={300}
            inputMode="url"
            placeholder="https://www.youtube.com/watch?v=…"
            autoComplete="off"
          />
        </Form.Item>
      )}
      {(kind === 'link' || kind === 'file') && (
        <Form.Item name="durationSeconds" label={t('minutes')}>
          <MinutesField />
        </Form.Item>
      )}
    </>
  );
}

function LanguageFields({
  form,
  stored,
  language,
}: {
  form: FormInstance<LectureForm>;
  stored: LectureDraft | undefined;
  language: Language;
}) {
  const t = useText(courseWritingTexts);
  const kind = Form.useWatch('kind', form);
  const captionLabel = t('captionFile', { language: languageNames[language] });
  return (
    <>
      <Form.Item name={['texts', language, 'title']} label={t('title')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['texts', language, 'content']}
        label={t('text')}
        rules={[{ max: contentMax }]}
      >
        <RichTextField label={`${t('text')} (${languageNames[language]})`} />
      </Form.Item>
      {kind === 'video' && (
        <Form.Item name={['captions', language]} label={captionLabel}>
          <UploadField kind="captions" label={captionLabel} stored={stored?.captions[language]} />
        </Form.Item>
      )}
    </>
  );
}

interface LectureFormPanelProps {
  courseId: string;
  written: Written | undefined;
  onClose: () => void;
}

/** A lecture: its kind, its file or address, and title and text in each language. */
export function LectureFormPanel({ courseId, written, onClose }: LectureFormPanelProps) {
  const t = useText(courseWritingTexts);
  const tCourses = useText(coursesTexts);
  const lectureId = written?.lectureId ?? '';
  const queryKey = courseKeys.lectureDraft(courseId, lectureId);
  const read = (signal: AbortSignal) =>
    api.read(readLectureDraft, { params: { id: courseId, lectureId } }, signal);
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: lectureId !== '',
  }).data;
  return (
    <FormPanel<LectureForm>
      name={`lecture|${courseId}|${lectureId || written?.chapterId}`}
      title={t(lectureId ? 'editLecture' : 'newLecture')}
      size={760}
      isOpen={written !== undefined}
      onClose={onClose}
      shape={createLecture.body}
      initial={
        lectureId
          ? {
              queryKey: [...queryKey, 'form'],
              read: async (signal) => valuesOf(await read(signal)),
            }
          : empty
      }
      fields={[
        {
          name: 'kind',
          label: t('kind'),
          options: lectureKinds.map((kind) => ({ value: kind, label: tCourses(kind) })),
        },
      ]}
      save={async (body, options) =>
        written?.chapterId
          ? api.call(
              createLecture,
              { params: { id: courseId, chapterId: written.chapterId }, body },
              options,
            )
          : ((await api.call(
              updateLecture,
              { params: { id: courseId, lectureId }, body },
              options,
            )) ?? true)
      }
      invalidates={[courseKeys.drafts, courseKeys.all]}
    >
      {(form) => (
        <>
          <KindFields form={form} stored={stored} />
          <LanguageTabs
            label={t('languages')}
            fields={(language) => (
              <LanguageFields form={form} stored={stored} language={language} />
            )}
          />
        </>
      )}
    </FormPanel>
  );
}
