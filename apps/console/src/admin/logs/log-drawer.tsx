import { useQuery } from '@tanstack/react-query';
import { type LogDetail, type LoggedChange, readLog } from '@vitrine/contract/admin/logs.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { logKeys } from '../../lib/query-keys/system.ts';
import { logTexts } from '../../texts/logs.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import '../../ui/text-table.css';
import './logs.css';

/** One operation with the fields that it changed. */
export function LogDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText(logTexts);
  const log = useQuery({
    queryKey: logKeys.detail(id),
    queryFn: ({ signal }) => api.read(readLog, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
  });
  return (
    <Overlay
      isOpen={id !== undefined}
      onClose={onClose}
      size={640}
      title={log.data?.content ?? t('title')}
    >
      {log.isPending && <SkeletonRows rows={6} />}
      {log.isError && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && <Details log={log.data} />}
    </Overlay>
  );
}

function Details({ log }: { log: LogDetail }) {
  const t = useText(logTexts);
  const facts = [
    [t('operator'), log.operator || t('unknownOperator')],
    [t('time'), <DateTime key="time" value={log.createTime} isExact />],
    [t('module'), log.module],
    [t('from'), [log.ip, log.region, log.browser, log.os].filter(Boolean).join(' · ') || '–'],
    [t('duration'), t('milliseconds', { count: Number(log.executionTime) })],
    [
      t('result'),
      <StatusTag key="result" meaning={log.result === 'ok' ? 'done' : 'failed'}>
        {t(log.result)}
      </StatusTag>,
    ],
    ...(log.failure ? [[t('cause'), <code key="cause">{log.failure}</code>] as const] : []),
    [t('request'), <code key="request">{`${log.method} ${log.requestUri}`}</code>],
    [t('requestId'), <code key="id">{log.requestId}</code>],
  ] as const;
  return (
    <>
      <dl className="log-facts stack gap-10 below-24">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="faint">{name}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="h3">{t('changes')}</h3>
      {log.changes.length ? (
        <Changes changes={log.changes} />
      ) : (
        <p className="faint">{t('noChanges')}</p>
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly LoggedChange[] }) {
  const t = useText(logTexts);
  const draw = (value: string | null, isHidden: boolean) => {
    if (isHidden) return <span className="faint">{t('hidden')}</span>;
    return value === null || value === '' ? <span className="faint">–</span> : value;
  };
  return (
    <table className="text-table above-12">
      <thead>
        <tr>
          <th className="faint" scope="col">
            {t('field')}
          </th>
          <th className="faint" scope="col">
            {t('before')}
          </th>
          <th className="faint" scope="col">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, isHidden }) => (
          <tr key={field}>
            <th scope="row">
              <code>{field}</code>
            </th>
            <td>{draw(before, isHidden)}</td>
            <td>{draw(after, isHidden)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
