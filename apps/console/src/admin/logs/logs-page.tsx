import { logModules, logResults, pageLogs } from '@vitrine/contract/admin/logs.ts';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { logKeys } from '../../lib/query-keys/system.ts';
import { logTexts } from '../../texts/logs.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { createTimeFilter } from '../../ui/list/list-filters.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LogDrawer } from './log-drawer.tsx';

/** What operators did, and all sign-ins. */
export default function LogsPage() {
  const t = useText(logTexts);
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <ListPage
        name="logs"
        list={pageLogs}
        keyOf={logKeys.list}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={1060}
        canChooseColumns
        onOpen={({ id }) => setOpened(id)}
        nameOf={({ content }) => content}
        filters={[
          { name: 'keywords', kind: 'words', label: t('search') },
          createTimeFilter(t('time')),
          {
            name: 'module',
            kind: 'choice',
            label: t('module'),
            any: t('anyModule'),
            options: logModules.map((value) => ({ value, label: t(`of-${value}`) })),
          },
          {
            name: 'result',
            kind: 'choice',
            label: t('result'),
            any: t('anyResult'),
            options: logResults.map((value) => ({ value, label: t(value) })),
          },
        ]}
        columns={[
          {
            key: 'content',
            title: t('content'),
            render: (_value, row) => <RowLink>{row.content}</RowLink>,
          },
          {
            key: 'time',
            title: t('time'),
            width: 135,
            render: (_value, row) => <DateTime value={row.createTime} />,
          },
          {
            key: 'operator',
            title: t('operator'),
            width: 110,
            render: (_value, row) =>
              row.operator || <span className="faint">{t('unknownOperator')}</span>,
          },
          { key: 'module', title: t('module'), dataIndex: 'module', width: 120 },
          {
            key: 'ip',
            title: t('address'),
            width: 130,
            className: 'num',
            render: (_value, row) => (
              <>
                {row.ip}
                <small>{row.region}</small>
              </>
            ),
          },
          {
            key: 'browser',
            title: t('browser'),
            width: 110,
            render: (_value, row) => (
              <>
                {row.browser || '–'}
                <small>{row.os}</small>
              </>
            ),
          },
          {
            key: 'duration',
            title: t('duration'),
            width: 90,
            align: 'end',
            className: 'num',
            render: (_value, row) => t('milliseconds', { count: Number(row.executionTime) }),
          },
          {
            key: 'result',
            title: t('result'),
            fixed: 'end',
            width: 120,
            render: (_value, { result }) => (
              <StatusTag meaning={result === 'ok' ? 'done' : 'failed'}>{t(result)}</StatusTag>
            ),
          },
        ]}
      />
      <LogDrawer id={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
