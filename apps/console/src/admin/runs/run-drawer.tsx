import { downloadRunFile, type LineLevel, lineLevels, type Run } from '@vitrine/contract/runs.ts';
import { Select, Switch } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { runTexts } from '../../texts/runs.ts';
import { LazyLogView } from '../../ui/editor/lazy-log-view.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { RunName, RunState } from './run-state.tsx';
import { useRunLines } from './use-run-lines.ts';
import './runs.css';

/** The log of one run, followed while it runs. */
export function RunDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText(runTexts);
  return (
    <Overlay isOpen={id !== undefined} onClose={onClose} size={960} title={t('logTitle')}>
      {id !== undefined && <RunLog key={id} id={id} />}
    </Overlay>
  );
}

function RunLog({ id }: { id: string }) {
  const t = useText(runTexts);
  const clock = useClock();
  const log = useRunLines(id);
  const [level, setLevel] = useState<LineLevel>();
  const [isFollowing, setFollowing] = useState(true);
  const file = useApiMutation((fileId: string) =>
    api.download(downloadRunFile, { params: { id, fileId } }),
  );
  const timeOf = useCallback((at: string) => clock.write('time', at), [clock]);
  const lines = useMemo(
    () => log.data?.lines.filter((line) => !level || line.level === level) ?? [],
    [log.data, level],
  );
  if (log.isError && !log.data)
    return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return <SkeletonRows rows={8} height={20} />;
  return (
    <div className="run-log">
      <RunLine run={log.data.run} />
      <div className="run-log-bar cluster gap-16">
        <Select
          style={{ width: 180 }}
          allowClear
          aria-label={t('level')}
          placeholder={t('anyLevel')}
          value={level ?? null}
          onChange={(value: LineLevel | null) => setLevel(value ?? undefined)}
          options={lineLevels.map((value) => ({ value, label: t(`level-${value}`) }))}
        />
        <span>
          <Switch checked={isFollowing} onChange={setFollowing} aria-label={t('follow')} />{' '}
          {t('follow')}
        </span>
      </div>
      {log.isError && <p role="alert">{t('waiting')}</p>}
      <LazyLogView
        key={level ?? ''}
        lines={lines}
        isFollowing={isFollowing}
        label={t('logTitle')}
        downloadLabel={t('logDownload')}
        timeOf={timeOf}
        onDownload={(fileId) => void file.run(fileId)}
        onLookBack={() => setFollowing(false)}
      />
    </div>
  );
}

function RunLine({ run }: { run: Run }) {
  const t = useText(runTexts);
  return (
    <p role="status">
      <b>
        <RunName run={run} />
      </b>{' '}
      <RunState state={run.state} />{' '}
      <span className="faint">{t('lineCount', { count: run.lineCount })}</span>{' '}
      {run.isCut && <span className="faint">{t('isCut')}</span>}
    </p>
  );
}
