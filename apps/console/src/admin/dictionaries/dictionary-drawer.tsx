import {
  createDictionary,
  dictionaryFormShape,
  getDictionaryForm,
  updateDictionary,
} from '@vitrine/contract/admin/dictionaries.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { TranslationFields } from './translation-fields.tsx';

interface DictionaryDrawerProps {
  /** Without an id a new one is added; undefined keeps the drawer closed. */
  target: { id?: string } | undefined;
  onClose: () => void;
}

/** Adds or changes a dictionary; open clients drop their copy of it. */
export function DictionaryDrawer({ target, onClose }: DictionaryDrawerProps) {
  const t = useText(systemTexts);
  const id = target?.id;
  return (
    <FormPanel
      name={`dictionary|${id ?? 'new'}`}
      title={t(id ? 'editDictionary' : 'addDictionary')}
      isOpen={target !== undefined}
      onClose={onClose}
      shape={dictionaryFormShape}
      initial={
        id
          ? {
              queryKey: dictionaryKeys.form(id),
              read: (signal) => api.read(getDictionaryForm, { params: { id } }, signal),
            }
          : { name: '', names: {}, dictCode: '', status: 1, remark: '' }
      }
      fields={[
        { name: 'name', label: t('name') },
        { name: 'dictCode', label: t('code'), hint: t('codeHint') },
        {
          name: 'status',
          label: t('state'),
          options: [
            { value: 1, label: t('enabled') },
            { value: 0, label: t('disabled') },
          ],
        },
        { name: 'remark', label: t('remark'), kind: 'block' },
      ]}
      save={(body, options) =>
        id
          ? api.call(updateDictionary, { params: { id }, body }, options)
          : api.call(createDictionary, { body }, options)
      }
      fieldOfCode={{ 'dict-code-taken': 'dictCode' }}
      invalidates={[dictionaryKeys.all]}
    >
      <TranslationFields name="names" beside="name" />
    </FormPanel>
  );
}
