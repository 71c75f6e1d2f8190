import { endSession, pageSessions } from '@vitrine/contract/admin/sessions.ts';
import { readDevice } from '@vitrine/contract/device.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { sessionKeys } from '../../lib/query-keys/system.ts';
import { usePush } from '../../lib/use-push.ts';
import { onlineTexts } from '../../texts/online.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

const deviceOf = (userAgent: string): string => {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || '–';
};

/** Who is signed in and online, and signing them out. */
export default function SessionsPage() {
  const t = useText(onlineTexts);
  const [online, setOnline] = useState<number>();
  usePush(topics.onlineUserCount, (count) => {
    setOnline(Number(count));
    void queryClient.invalidateQueries({ queryKey: sessionKeys.all });
  });
  const ending = useApiMutation(endSession, {
    success: t('ended'),
    invalidates: [sessionKeys.all],
  });
  return (
    <>
      <PageHead
        title={t('title')}
        line={
          online === undefined ? t('line') : `${t('line')} ${t('onlineCount', { count: online })}`
        }
      />
      <ListPage
        name="sessions"
        list={pageSessions}
        keyOf={sessionKeys.list}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={1270}
        nameOf={({ username }) => username}
        actionsWidth={140}
        filters={[
          { name: 'keywords', kind: 'words', label: t('search') },
          {
            name: 'isConnected',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'true', label: t('connected') },
              { value: 'false', label: t('away') },
            ],
          },
        ]}
        actions={[
          {
            label: t('end'),
            perm: 'sys:session:end',
            isDanger: true,
            isOffered: ({ isCurrent }) => !isCurrent,
            confirm: ([session]) => ({
              title: t('endTitle', { name: session?.username ?? '' }),
              description: t('endLine'),
            }),
            run: ([session]) => session && ending.run({ params: { id: session.id } }),
          },
        ]}
        columns={[
          {
            key: 'person',
            title: t('person'),
            render: (_value, { nickname, username }) => (
              <>
                {nickname || username}
                {nickname && <small className="faint"> {username}</small>}
              </>
            ),
          },
          {
            key: 'state',
            title: t('state'),
            width: 130,
            render: (_value, { isConnected }) => (
              <StatusTag meaning={isConnected ? 'done' : 'neutral'}>
                {t(isConnected ? 'connected' : 'away')}
              </StatusTag>
            ),
          },
          {
            key: 'tabs',
            title: t('tabs'),
            dataIndex: 'tabCount',
            width: 130,
            align: 'end',
            className: 'num',
          },
          {
            key: 'device',
            title: t('device'),
            width: 190,
            render: (_value, { userAgent, isCurrent }) => (
              <>
                {deviceOf(userAgent)}
                {isCurrent && <small className="faint"> {t('thisDevice')}</small>}
              </>
            ),
          },
          {
            key: 'address',
            title: t('address'),
            dataIndex: 'address',
            width: 140,
            className: 'num',
          },
          {
            key: 'signedIn',
            title: t('signedInAt'),
            width: 150,
            render: (_value, row) => <DateTime value={row.signedInAt} />,
          },
          {
            key: 'lastSeen',
            title: t('lastSeenAt'),
            width: 150,
            render: (_value, row) => <DateTime value={row.lastSeenAt} />,
          },
        ]}
      />
    </>
  );
}
