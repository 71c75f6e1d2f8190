import { noticeFormShape } from '@vitrine/contract/admin/notice-forms.ts';
import { notices } from '@vitrine/contract/admin/notices.ts';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { useSettings } from '../../lib/settings.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { CrudForm } from '../../ui/crud/crud-form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { NoticeTexts } from './notice-texts.tsx';
import { NoticeTime } from './notice-time.tsx';
import { type NoticeValues, noticeOf, valuesOf } from './notice-values.rules.ts';
import { PeopleSelect } from './people-select.tsx';

/** Drafts of forms and the panel handle what the shape reads. */
const shape = noticeFormShape as unknown as Parameters<typeof FormField>[0]['shape'];
const begin: Omit<NoticeValues, 'language'> = {
  texts: {},
  type: 99,
  level: 'L',
  targetType: 1,
  targetUserIds: [],
  publish: false,
  scheduleTime: null,
};

function Fields({ form }: { form: FormInstance<NoticeValues> }) {
  const t = useText(noticeTexts);
  const [reader, setReader] = useState(useSettings((settings) => settings.language));
  const types = useDictionary('notice_type').map(({ value, label }) => ({
    value: Number(value),
    label,
  }));
  const levels = useDictionary('notice_level').map(({ value, label }) => ({ value, label }));
  const targets = [
    { value: 1, label: t('everybody') },
    { value: 2, label: t('chosen') },
  ];
  const mayPublish = useHasPerm('sys:notice:publish');
  const isToChosen = Form.useWatch('targetType', form) === 2;
  return (
    <div className="notice-form">
      <div>
        <NoticeTexts form={form} onOpen={setReader} />
        <div className="notice-choices">
          <FormField shape={shape} field={{ name: 'type', label: t('type'), options: types }} />
          <FormField shape={shape} field={{ name: 'level', label: t('level'), options: levels }} />
          <FormField
            shape={shape}
            field={{ name: 'targetType', label: t('target'), options: targets }}
          />
        </div>
        <Form.Item name="targetUserIds" label={t('people')} required hidden={!isToChosen}>
          <PeopleSelect />
        </Form.Item>
        {mayPublish && <NoticeTime form={form} />}
      </div>
      <NoticePreview form={form} reader={reader} />
    </div>
  );
}

interface NoticeFormPanelProps {
  /** Without an id a new one is added; undefined keeps the dialog closed. */
  target: { id?: string } | undefined;
  onClose: () => void;
}

/** Writes a notice, or changes one that is not published; beside the fields it is shown as its readers will see it. */
export function NoticeFormPanel({ target, onClose }: NoticeFormPanelProps) {
  const t = useText(noticeListTexts);
  const tNotice = useText(noticeTexts);
  const mayPublish = useHasPerm('sys:notice:publish');
  const own = useSettings((settings) => settings.language);
  return (
    <CrudForm<typeof notices, NoticeValues>
      as="dialog"
      size={1250}
      name="notice"
      crud={notices}
      keyOf={noticeKeys.form}
      target={target}
      onClose={onClose}
      add={t('add')}
      edit={t('edit')}
      hasShape={false}
      empty={{ ...begin, language: own }}
      fromStored={(stored) => {
        const form = valuesOf(stored, own);
        // Who may not publish cancels the time with each change.
        return mayPublish ? form : { ...form, scheduleTime: null };
      }}
      toBody={noticeOf}
      success={({ publish }) => (publish ? tNotice('sent') : undefined)}
      invalidates={[noticeKeys.all]}
    >
      {(form) => <Fields form={form} />}
    </CrudForm>
  );
}
