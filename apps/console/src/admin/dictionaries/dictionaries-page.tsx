import { deleteDictionaries, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { Button } from 'antd';
import { ListOrdered, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage, type RowOf } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { DictionaryDrawer } from './dictionary-drawer.tsx';
import { EntriesDrawer } from './entries-drawer.tsx';

type Row = RowOf<typeof pageDictionaries>;

/** Lists of named values: labels and colours for codes. */
export default function DictionariesPage() {
  const t = useText(systemTexts);
  const tRoute = useText(routeTexts);
  const [edited, setEdited] = useState<{ id?: string }>();
  const [opened, setOpened] = useState<Row>();
  const removal = useApiMutation(deleteDictionaries, {
    success: t('removed'),
    invalidates: [dictionaryKeys.all],
  });
  const state = (status: 0 | 1) => t(status ? 'enabled' : 'disabled');
  return (
    <>
      <PageHead
        title={tRoute('systemDictionaries')}
        actions={
          <HasPerm value="sys:dict:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited({})}
            >
              {t('addDictionary')}
            </Button>
          </HasPerm>
        }
      />
      <ListPage
        name="dictionaries"
        list={pageDictionaries}
        keyOf={dictionaryKeys.list}
        emptyText={t('noDictionaries')}
        minWidth={640}
        filters={[
          { name: 'keywords', kind: 'words', label: t('searchDictionaries') },
          {
            name: 'status',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: '1', label: t('enabled') },
              { value: '0', label: t('disabled') },
            ],
          },
        ]}
        columns={[
          { key: 'name', title: t('name'), render: (_value, row) => <RowLink>{row.name}</RowLink> },
          { key: 'code', title: t('code'), dataIndex: 'dictCode' },
          {
            key: 'state',
            title: t('state'),
            width: 140,
            render: (_value, row) => (
              <StatusTag meaning={row.status ? 'done' : 'neutral'}>{state(row.status)}</StatusTag>
            ),
          },
        ]}
        onOpen={setOpened}
        nameOf={(row) => row.name}
        actions={[
          { label: t('entries'), Icon: ListOrdered, run: ([row]) => setOpened(row) },
          {
            label: t('edit'),
            Icon: Pencil,
            perm: 'sys:dict:edit',
            run: ([row]) => setEdited(row && { id: row.id }),
          },
          {
            label: t('remove'),
            Icon: Trash2,
            perm: 'sys:dict:delete',
            isDanger: true,
            forSeveral: true,
            confirm: (rows) => ({
              title:
                rows.length === 1
                  ? t('removeQuestion', { name: rows[0]?.name ?? '' })
                  : t('removeChosen', { count: rows.length }),
              description: t('removeEntriesHint'),
            }),
            run: (rows) => removal.run({ params: { ids: rows.map(({ id }) => id).join(',') } }),
          },
        ]}
      />
      <DictionaryDrawer target={edited} onClose={() => setEdited(undefined)} />
      <EntriesDrawer dictionary={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
