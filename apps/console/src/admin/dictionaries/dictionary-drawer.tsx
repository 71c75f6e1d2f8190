import { useQuery } from '@tanstack/react-query';
import { createDictionary, type DictionaryForm, getDictionaryForm, updateDictionary } from '@vitrine/contract/admin/dictionaries.ts';
import { CallFailed } from '@vitrine/contract/client.ts';
import { Button, Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { requiredMark } from '../../ui/required-mark.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

const formId = 'dictionary-form';

interface DictionaryDrawerProps {
  /** Without an id a new one is added; undefined keeps the drawer closed. */
  target: { id?: string } | undefined;
  onClose: () => void;
}

/** Adds or changes a dictionary; open clients drop their copy of it. */
export function DictionaryDrawer({ target, onClose }: DictionaryDrawerProps) {
  const t = useText(systemTexts);
  const tUi = useText(uiTexts);
  const [form] = Form.useForm<DictionaryForm>();
  const [isSaving, setSaving] = useState(false);
  const draft = useRef<{ forget: () => void }>(undefined);
  const id = target?.id;
  const stored = useQuery({
    queryKey: dictionaryKeys.form(id),
    queryFn: ({ signal }) => api.read(getDictionaryForm, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const initial: DictionaryForm | undefined = id ? stored.data : { name: '', dictCode: '', status: 1, remark: '' };
  const save = async ({ name, dictCode, status, remark }: DictionaryForm) => {
    setSaving(true);
    try {
      const body = { name, dictCode, status: status ?? 1, remark: remark ?? '' };
      if (id) await api.call(updateDictionary, { params: { id }, body });
      else await api.call(createDictionary, { body });
      draft.current?.forget();
      toast.success(t('saved'));
      onClose();
      await queryClient.invalidateQueries({ queryKey: dictionaryKeys.all });
    } catch (error) {
      if (error instanceof CallFailed) {
        form.setFields(error.fields.map(({ path, message }) => ({ name: path as 'name', errors: [message] })));
      }
    }
    setSaving(false);
  };
  return (
    <SideDrawer
      isOpen={target !== undefined}
      onClose={onClose}
      title={t(id ? 'editDictionary' : 'addDictionary')}
      foot={
        <>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isSaving} disabled={!initial}>
            {t('save')}
          </Button>
        </>
      }
    >
      {stored.isError && !initial && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
      {!initial && !stored.isError && <SkeletonRows rows={4} height={56} />}
      {initial && (
        <KeptForm<DictionaryForm>
          key={id ?? 'new'}
          draftName={`dictionary|${id ?? 'new'}`}
          onDraft={(own) => {
            draft.current = own;
          }}
          name={formId}
          form={form}
          layout="vertical"
          requiredMark={requiredMark}
          initialValues={initial}
          onFinish={(fields) => void save(fields)}
        >
          <Form.Item
            name="name"
            label={t('name')}
            rules={[{ required: true, whitespace: true, message: t('needed', { field: t('name') }) }]}
          >
            <Input maxLength={64} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="dictCode"
            label={t('code')}
            extra={t('codeHint')}
            rules={[{ required: true, pattern: /^\s*[A-Za-z][\w-]*\s*$/, message: t('needed', { field: t('code') }) }]}
          >
            <Input maxLength={64} autoComplete="off" />
          </Form.Item>
          <Form.Item name="status" label={t('state')}>
            <Select
              options={[
                { value: 1, label: t('enabled') },
                { value: 0, label: t('disabled') },
              ]}
            />
          </Form.Item>
          <Form.Item name="remark" label={t('remark')}>
            <Input.TextArea maxLength={255} showCount autoSize={{ minRows: 2, maxRows: 5 }} />
          </Form.Item>
        </KeptForm>
      )}
    </SideDrawer>
  );
}
