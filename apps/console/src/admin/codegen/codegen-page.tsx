import { deleteCodegenConfig, pageCodegenTables } from '@vitrine/contract/admin/codegen.ts';
import { FileCode2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { codegenKeys } from '../../lib/query-keys/system.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { routeTexts } from '../../texts/routes.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage, type RowOf } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { CodegenDrawer } from './codegen-drawer.tsx';

/** Tables of the database, of which code is generated. */
export default function CodegenPage() {
  const t = useText(codegenTexts);
  const tRoute = useText(routeTexts);
  const [opened, setOpened] = useState<RowOf<typeof pageCodegenTables>>();
  const reset = useApiMutation(deleteCodegenConfig, {
    success: t('resetDone'),
    invalidates: [codegenKeys.all],
  });
  return (
    <>
      <PageHead title={tRoute('toolsCodegen')} line={t('line')} />
      <ListPage
        name="codegen"
        list={pageCodegenTables}
        keyOf={codegenKeys.list}
        emptyText={t('empty')}
        minWidth={820}
        filters={[{ name: 'keywords', kind: 'words', label: t('search') }]}
        columns={[
          {
            key: 'table',
            title: t('table'),
            render: (_value, row) => (
              <>
                <span className="code">{row.tableName}</span>
                {row.tableComment && <small>{row.tableComment}</small>}
                {row.isConfigured === 1 && <StatusTag meaning="done">{t('configured')}</StatusTag>}
              </>
            ),
          },
          { key: 'engine', title: t('engine'), dataIndex: 'engine', width: 100 },
          { key: 'collation', title: t('collation'), dataIndex: 'tableCollation', width: 140 },
          {
            key: 'created',
            title: t('created'),
            width: 170,
            render: (_value, row) => <DateTime value={row.createTime} />,
          },
        ]}
        nameOf={(row) => row.tableName}
        actions={[
          {
            label: t('generate'),
            Icon: FileCode2,
            perm: 'sys:codegen:generate',
            whyNot: ({ refusal }) => (refusal ? t(refusal) : undefined),
            run: ([row]) => setOpened(row),
          },
          {
            label: t('reset'),
            Icon: RotateCcw,
            perm: 'sys:codegen:generate',
            isDanger: true,
            isOffered: ({ isConfigured }) => isConfigured === 1,
            confirm: ([row]) => ({ title: t('resetQuestion', { name: row?.tableName ?? '' }) }),
            run: ([row]) => reset.run({ params: { tableName: row?.tableName ?? '' } }),
          },
        ]}
      />
      <CodegenDrawer table={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
