import { deleteDictionaries, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { Button, Popconfirm, Select, type TableColumnsType } from 'antd';
import { ListOrdered, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { routeTexts } from '../../texts/routes.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { DictionaryDrawer } from './dictionary-drawer.tsx';
import { EntriesDrawer } from './entries-drawer.tsx';

type Row = EndpointAnswer<typeof pageDictionaries>['list'][number];

/** Lists of named values: labels and colours for codes. */
export default function DictionariesPage() {
  const t = useText(systemTexts);
  const tUi = useText(uiTexts);
  const tRoute = useText(routeTexts);
  const mayDelete = useHasPerm('sys:dict:delete');
  const [words, setWords] = useState('');
  const [status, setStatus] = useState<'' | '0' | '1'>('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<{ id?: string }>();
  const [opened, setOpened] = useState<Row>();
  const remove = async (ids: readonly string[]) => {
    try {
      await api.call(deleteDictionaries, { params: { ids: ids.join(',') as never } });
      setChosen(chosen.filter((id) => !ids.includes(id)));
      toast.success(t('removed'));
      await queryClient.invalidateQueries({ queryKey: dictionaryKeys.all });
    } catch {
      // The toast has said why.
    }
  };
  const columns: TableColumnsType<Row> = [
    {
      title: t('name'),
      render: (_value, row) => (
        <button type="button" className="row-link" onClick={() => setOpened(row)}>
          {row.name}
        </button>
      ),
    },
    { title: t('code'), dataIndex: 'dictCode' },
    {
      title: t('state'),
      width: 140,
      render: (_value, row) => <StatusTag meaning={row.status ? 'done' : 'neutral'}>{t(row.status ? 'enabled' : 'disabled')}</StatusTag>,
    },
    {
      title: t('actions'),
      width: 140,
      align: 'end',
      render: (_value, row) => (
        <span className="row-actions">
          <Button
            type="text"
            size="small"
            title={t('entries')}
            aria-label={`${t('entries')}: ${row.name}`}
            icon={<ListOrdered size={16} aria-hidden />}
            onClick={() => setOpened(row)}
          />
          <HasPerm value="sys:dict:edit">
            <Button
              type="text"
              size="small"
              title={t('edit')}
              aria-label={`${t('edit')}: ${row.name}`}
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => setEdited({ id: row.id })}
            />
          </HasPerm>
          <HasPerm value="sys:dict:delete">
            <Popconfirm
              title={t('removeQuestion', { name: row.name })}
              description={t('removeEntriesHint')}
              okText={t('remove')}
              okButtonProps={{ danger: true }}
              cancelText={tUi('cancel')}
              placement="topRight"
              onConfirm={() => remove([row.id])}
            >
              <Button
                type="text"
                size="small"
                title={t('remove')}
                aria-label={`${t('remove')}: ${row.name}`}
                icon={<Trash2 size={16} aria-hidden />}
              />
            </Popconfirm>
          </HasPerm>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={tRoute('systemDictionaries')}
        actions={
          <HasPerm value="sys:dict:add">
            <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited({})}>
              {t('addDictionary')}
            </Button>
          </HasPerm>
        }
      />
      <PagedTable<Row>
        queryKey={dictionaryKeys.list({ words, status })}
        load={(page, signal) =>
          api.read(
            pageDictionaries,
            { query: { ...page, ...(words.trim() ? { keywords: words.trim() } : {}), ...(status ? { status } : {}) } },
            signal,
          )
        }
        columns={columns}
        emptyText={t('noDictionaries')}
        minWidth={640}
        {...(mayDelete ? { selection: { ids: chosen, onChange: setChosen } } : {})}
        filters={
          <>
            <FindField label={t('searchDictionaries')} onFind={setWords} />
            <Select
              aria-label={t('state')}
              value={status}
              onChange={setStatus}
              options={[
                { value: '' as const, label: t('anyState') },
                { value: '1' as const, label: t('enabled') },
                { value: '0' as const, label: t('disabled') },
              ]}
            />
            {chosen.length > 0 && (
              <Popconfirm
                title={t('removeChosen', { count: chosen.length })}
                description={t('removeEntriesHint')}
                okText={t('remove')}
                okButtonProps={{ danger: true }}
                cancelText={tUi('cancel')}
                onConfirm={() => remove(chosen)}
              >
                <Button danger icon={<Trash2 size={16} aria-hidden />}>
                  {t('remove')} ({chosen.length})
                </Button>
              </Popconfirm>
            )}
          </>
        }
      />
      <DictionaryDrawer target={edited} onClose={() => setEdited(undefined)} />
      <EntriesDrawer dictionary={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
