import { dictionaries, type pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { CrudPage } from '../../ui/crud/crud-page.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { EntriesDrawer } from './entries-drawer.tsx';
import { TranslationFields } from './translation-fields.tsx';

/** Lists of named values: labels and colours for codes. Open clients drop their copy of one that changes. */
export default function DictionariesPage() {
  const t = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const [opened, setOpened] = useState<RowOf<typeof pageDictionaries>>();
  const stateOf = (status: 0 | 1) => t(status ? 'enabled' : 'disabled');
  const states = ([1, 0] as const).map((value) => ({ value, label: stateOf(value) }));
  return (
    <>
      <CrudPage
        name="dictionaries"
        crud={dictionaries}
        keys={dictionaryKeys}
        texts={{
          title: tRoute('systemDictionaries'),
          add: t('addDictionary'),
          edit: t('editDictionary'),
          empty: t('noDictionaries'),
        }}
        minWidth={640}
        filters={[
          { name: 'keywords', kind: 'words', label: t('searchDictionaries') },
          {
            name: 'status',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: states.map(({ value, label }) => ({ value: String(value), label })),
          },
        ]}
        columns={[
          { key: 'name', title: t('name'), render: (_value, row) => <RowLink>{row.name}</RowLink> },
          { key: 'code', title: t('code'), dataIndex: 'dictCode' },
          {
            key: 'state',
            title: t('state'),
            width: 140,
            render: (_value, { status }) => (
              <StatusTag meaning={status ? 'done' : 'neutral'}>{stateOf(status)}</StatusTag>
            ),
          },
        ]}
        onOpen={setOpened}
        nameOf={({ name }) => name}
        actions={({ edit, remove }) => [
          { label: t('entries'), Icon: ListOrdered, run: ([row]) => setOpened(row) },
          edit,
          remove,
        ]}
        removeSeveral={(count) => t('removeChosen', { count })}
        removeHint={t('removeEntriesHint')}
        empty={{ name: '', names: {}, dictCode: '', status: 1, remark: '' }}
        fields={[
          { name: 'name', label: t('name') },
          { name: 'dictCode', label: t('code'), hint: t('codeHint') },
          { name: 'status', label: t('state'), options: states },
          { name: 'remark', label: t('remark'), kind: 'block' },
        ]}
      >
        <TranslationFields name="names" beside="name" />
      </CrudPage>
      <EntriesDrawer dictionary={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
