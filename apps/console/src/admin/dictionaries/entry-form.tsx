import { createDictionaryEntry, type DictionaryEntryRow, updateDictionaryEntry } from '@vitrine/contract/admin/dictionary-entries.ts';
import { Form, Input, Modal, Radio, Switch } from 'antd';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { showRefused } from '../../ui/form-panel.tsx';
import { KeptForm } from '../../ui/kept-form.tsx';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { requiredMark } from '../../ui/required-mark.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { EntryTag, type TagType } from './entry-tag.tsx';

interface Fields {
  label: string;
  value: string;
  tagType: TagType;
  sort: number | null;
  isOn: boolean;
}

const types: readonly TagType[] = ['', 'primary', 'success', 'info', 'warning', 'danger'];

interface EntryFormProps {
  dictCode: string;
  /** Without one a new entry is added at the end. */
  entry?: DictionaryEntryRow | undefined;
  onClose: () => void;
}

/** Adds or changes an entry; its tag is shown as it will look. */
export function EntryForm({ dictCode, entry, onClose }: EntryFormProps) {
  const t = useText(systemTexts);
  const tUi = useText(uiTexts);
  const isShown = useIsShown();
  const [form] = Form.useForm<Fields>();
  const label = Form.useWatch('label', form) as string | undefined;
  const draft = useRef<{ forget: () => void }>(undefined);
  const saving = useApiMutation(
    ({ isOn, sort, ...fields }: Fields) => {
      const body = { ...fields, dictCode, status: isOn ? (1 as const) : (0 as const), ...(sort === null ? {} : { sort }) };
      const options = { suppressToast: true };
      return entry
        ? api.call(updateDictionaryEntry, { params: { id: entry.id }, body }, options)
        : api.call(createDictionaryEntry, { body }, options);
    },
    {
      success: t('saved'),
      onSuccess: () => {
        draft.current?.forget();
        onClose();
      },
      showFailure: (failure) => showRefused(form, failure),
      invalidates: [dictionaryKeys.entries(dictCode), dictionaryKeys.values],
    },
  );
  const needed = (field: string) => [{ required: true, whitespace: true, message: t('needed', { field }) }];
  return (
    <Modal
      open={isShown}
      title={t(entry ? 'editEntry' : 'addEntry')}
      okText={t('save')}
      cancelText={tUi('cancel')}
      confirmLoading={saving.isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <KeptForm<Fields>
        draftName={`dictionary-entry|${dictCode}|${entry?.id ?? 'new'}`}
        onDraft={(own) => {
          draft.current = own;
        }}
        form={form}
        layout="vertical"
        requiredMark={requiredMark}
        initialValues={{
          label: entry?.label ?? '',
          value: entry?.value ?? '',
          tagType: entry?.tagType ?? '',
          sort: entry?.sort ?? null,
          isOn: entry?.status !== 0,
        }}
        onFinish={(fields) => void saving.run(fields)}
      >
        <Form.Item name="label" label={t('label')} rules={needed(t('label'))}>
          <Input maxLength={64} autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item name="value" label={t('value')} rules={needed(t('value'))}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        <Form.Item name="tagType" label={t('colour')}>
          <Radio.Group
            className="entry-colours"
            options={types.map((type) => ({
              value: type,
              label: type ? <EntryTag type={type} label={label?.trim() || t('label')} /> : t('noColour'),
            }))}
          />
        </Form.Item>
        <Form.Item name="sort" label={t('sort')} rules={[numberRule(t('sort'))]}>
          <NumberField field="dictionary-position" style={{ width: 180 }} />
        </Form.Item>
        <Form.Item name="isOn" label={t('enabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </KeptForm>
    </Modal>
  );
}
