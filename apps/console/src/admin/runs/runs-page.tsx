import { pageRuns, runKinds, runStates } from '@vitrine/contract/runs.ts';
import { useText } from '../../lib/i18n.ts';
import { runKeys } from '../../lib/query-keys/system.ts';
import { useAddress } from '../../lib/use-address.ts';
import { runTexts } from '../../texts/runs.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Duration } from '../../ui/duration.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { createTimeFilter } from '../../ui/list/list-filters.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RunDrawer } from './run-drawer.tsx';
import { RunName, RunState } from './run-state.tsx';

/** Runs of jobs, imports and payouts with their logs. The opened one is in the address, where other pages link to it. */
export default function RunsPage() {
  const t = useText(runTexts);
  const { read, change } = useAddress();
  const opened = /^\d+$/.test(read('run')) ? read('run') : undefined;
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <ListPage
        name="runs"
        list={pageRuns}
        keyOf={runKeys.list}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={960}
        canChooseColumns
        onOpen={({ id }) => change({ run: id })}
        nameOf={({ name }) => name}
        filters={[
          { name: 'keywords', kind: 'words', label: t('search') },
          createTimeFilter(t('startedAt')),
          {
            name: 'kind',
            kind: 'choice',
            label: t('kind'),
            any: t('anyKind'),
            options: runKinds.map((value) => ({ value, label: t(`of-${value}`) })),
          },
          {
            name: 'state',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: runStates.map((value) => ({ value, label: t(value) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            title: t('name'),
            render: (_value, run) => (
              <RowLink>
                <RunName run={run} />
              </RowLink>
            ),
          },
          {
            key: 'state',
            title: t('state'),
            width: 130,
            render: (_value, { state }) => <RunState state={state} />,
          },
          {
            key: 'kind',
            title: t('kind'),
            width: 120,
            render: (_value, { kind }) => t(`of-${kind}`),
          },
          {
            key: 'startedAt',
            title: t('startedAt'),
            width: 150,
            render: (_value, { startedAt }) => <DateTime value={startedAt} />,
          },
          {
            key: 'duration',
            title: t('duration'),
            width: 110,
            render: (_value, { durationMs }) =>
              durationMs === null ? '–' : <Duration seconds={durationMs / 1000} isMeasured />,
          },
          {
            key: 'operator',
            title: t('operator'),
            width: 150,
            render: (_value, { operator }) =>
              operator || <span className="faint">{t('background')}</span>,
          },
          {
            key: 'lines',
            title: t('lines'),
            dataIndex: 'lineCount',
            width: 90,
            align: 'end',
            className: 'num',
          },
        ]}
      />
      <RunDrawer id={opened} onClose={() => change({ run: undefined })} />
    </>
  );
}
