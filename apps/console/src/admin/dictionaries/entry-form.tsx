import {
  type DictionaryEntryForm,
  type DictionaryEntryRow,
  dictionaryEntries,
  dictionaryEntryFormShape,
} from '@vitrine/contract/admin/dictionary-entries.ts';
import { Form, Radio } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { saveRow } from '../../ui/crud/crud-form.tsx';
import { FormPanel } from '../../ui/form-panel.tsx';
import { EntryTag, type TagType } from './entry-tag.tsx';
import { TranslationFields } from './translation-fields.tsx';

const types: readonly TagType[] = ['', 'primary', 'success', 'info', 'warning', 'danger'];

/** The colours of the entry's tag, shown with its label. */
function TagTypes(props: { value?: TagType; onChange?: () => void }) {
  const t = useText(systemTexts);
  const label: string | undefined = Form.useWatch('label');
  return (
    <Radio.Group
      {...props}
      className="entry-colours"
      options={types.map((type) => ({
        value: type,
        label: type ? <EntryTag type={type} label={label?.trim() || t('label')} /> : t('noColour'),
      }))}
    />
  );
}

/** What is typed; the dictionary is known. */
const entryShape = dictionaryEntryFormShape.omit({ id: true, dictCode: true });
type EntryValues = Omit<DictionaryEntryForm, 'id' | 'dictCode'>;

interface EntryFormProps {
  dictCode: string;
  /** Without one a new entry is added at the end. */
  entry?: DictionaryEntryRow | undefined;
  onClose: () => void;
}

/** Adds or changes an entry; its tag is shown as it will look. */
export function EntryForm({ dictCode, entry, onClose }: EntryFormProps) {
  const t = useText(systemTexts);
  const { label = '', labels = {}, value = '', tagType = '', status = 1, sort } = entry ?? {};
  return (
    <FormPanel<EntryValues>
      as="dialog"
      name={`dictionary-entry|${dictCode}|${entry?.id ?? 'new'}`}
      title={t(entry ? 'editEntry' : 'addEntry')}
      isOpen
      onClose={onClose}
      shape={entryShape}
      initial={{ label, labels, value, tagType, sort: sort ?? null, status }}
      fields={[
        { name: 'label', label: t('label') },
        { name: 'value', label: t('value') },
        { name: 'tagType', label: t('colour'), control: <TagTypes /> },
        { name: 'sort', label: t('sort'), numberField: 'dictionary-position' },
        { name: 'status', label: t('enabled'), kind: 'flag' },
      ]}
      save={(fields, options) =>
        saveRow(dictionaryEntries, entry?.id, { ...fields, dictCode }, options)
      }
      invalidates={[dictionaryKeys.entries(dictCode), dictionaryKeys.values]}
    >
      <TranslationFields name="labels" beside="label" />
    </FormPanel>
  );
}
