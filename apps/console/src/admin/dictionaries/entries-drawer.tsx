import { useQuery } from '@tanstack/react-query';
import { listDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { Table, Tag } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { systemTexts } from '../../texts/system.ts';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

const colours = { success: 'success', warning: 'warning', info: 'default', primary: 'blue', danger: 'error', '': 'default' } as const;

interface EntriesDrawerProps {
  dictionary: { name: string; dictCode: string; status: 0 | 1 } | undefined;
  onClose: () => void;
}

/** The entries of a dictionary as clients get them, with the colours of their tags. */
export function EntriesDrawer({ dictionary, onClose }: EntriesDrawerProps) {
  const t = useText(systemTexts);
  const language = useSettings((settings) => settings.language);
  const all = useQuery({
    queryKey: ['dictionaries', language],
    queryFn: ({ signal }) => api.call(listDictionaries, {}, { signal, quiet: true }),
    enabled: dictionary !== undefined,
  });
  const entries = all.data?.find(({ dictCode }) => dictCode === dictionary?.dictCode)?.dictDataList ?? [];
  return (
    <SideDrawer isOpen={dictionary !== undefined} onClose={onClose} title={dictionary?.name ?? t('entries')}>
      {all.isPending && <SkeletonRows rows={4} height={48} />}
      {all.isError && !all.data && <ErrorState error={all.error} onRetry={() => void all.refetch()} />}
      {all.data && entries.length === 0 && <EmptyState text={t(dictionary?.status === 0 ? 'entriesOff' : 'noEntries')} />}
      {entries.length > 0 && (
        <Table
          rowKey="value"
          size="small"
          pagination={false}
          dataSource={entries}
          columns={[
            {
              title: t('label'),
              render: (_value, row) =>
                row.tagType ? (
                  <Tag variant="filled" color={colours[row.tagType]}>
                    {row.label}
                  </Tag>
                ) : (
                  row.label
                ),
            },
            { title: t('value'), dataIndex: 'value', width: 120 },
          ]}
        />
      )}
    </SideDrawer>
  );
}
