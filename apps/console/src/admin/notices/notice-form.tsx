import { useQuery } from '@tanstack/react-query';
import { createNotice } from '@vitrine/contract/admin/notices.ts';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import { Form, type FormInstance, Select } from 'antd';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { useFind } from '../../ui/use-find.ts';
import { paragraphsOf } from './paragraphs.rules.ts';

const shape = createNotice.body;
type Values = z.output<typeof shape>;

/** Chooses people by name or email; those who are chosen keep their names while others are looked for. */
function PeopleSelect({ value = [], onChange, ...rest }: { value?: string[]; onChange?: (ids: string[]) => void }) {
  const t = useText(noticeTexts);
  const [keywords, setKeywords] = useState('');
  const { type } = useFind('', setKeywords);
  const found = useQuery({
    queryKey: noticeKeys.people(keywords),
    queryFn: ({ signal }) => api.read(listUserOptions, { query: keywords ? { keywords } : {} }, signal),
  });
  const [named, setNamed] = useState<readonly { value: string; label: string }[]>([]);
  const options = [...named, ...(found.data ?? []).filter((one) => !named.some((known) => known.value === one.value))];
  return (
    <Select
      {...rest}
      mode="multiple"
      value={value}
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('searchPeople')}
      options={options}
      onChange={(ids: string[]) => {
        setNamed(options.filter((one) => ids.includes(one.value)));
        onChange?.(ids);
      }}
    />
  );
}

function People({ form }: { form: FormInstance<Values> }) {
  const t = useText(noticeTexts);
  if (Form.useWatch('targetType', form) !== 2) return null;
  return (
    <Form.Item name="targetUserIds" label={t('people')} required>
      <PeopleSelect />
    </Form.Item>
  );
}

/** Writes a notice and publishes it. */
export function NoticeForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(noticeTexts);
  const types = useDictionary('notice_type').map(({ value, label }) => ({ value: Number(value), label }));
  const levels = useDictionary('notice_level').map(({ value, label }) => ({ value, label }));
  return (
    <FormPanel<Values>
      name="notice|new"
      title={t('newNotice')}
      isOpen={isOpen}
      onClose={onClose}
      shape={shape}
      initial={{ title: '', content: '', type: 99, level: 'L', targetType: 1, targetUserIds: [], publish: true }}
      fields={[
        { name: 'title', label: t('title') },
        { name: 'content', label: t('content'), kind: 'block', hint: t('contentHint') },
        { name: 'type', label: t('type'), options: types },
        { name: 'level', label: t('level'), options: levels },
        {
          name: 'targetType',
          label: t('target'),
          options: [
            { value: 1, label: t('everybody') },
            { value: 2, label: t('chosen') },
          ],
        },
      ]}
      save={(body, options) => api.call(createNotice, { body: { ...body, content: paragraphsOf(body.content), publish: true } }, options)}
      action={t('send')}
      success={t('sent')}
      invalidates={[noticeKeys.all]}
    >
      {(form) => <People form={form} />}
    </FormPanel>
  );
}
