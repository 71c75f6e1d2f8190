import { Switch } from 'antd';
import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n.ts';
import { notificationTexts } from '../../texts/notifications.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { channelIcons, kindGroups, kindIcons, type ShownKind } from './notification-groups.ts';
import { useChannelPlace, useNotifications } from './use-notifications.ts';
import './notifications.css';

type Notifications = ReturnType<typeof useNotifications>;

function KindRow({ kind, of }: { kind: ShownKind; of: Notifications }) {
  const t = useText(notificationTexts);
  const mayChange = useHasPerm('shop:store:edit');
  const Icon = kindIcons[kind];
  return (
    <tr>
      <th scope="row">
        <span className="line gap-12 medium">
          <span className="notification-icon">
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </span>
          <span>
            {t(kind)}
            <small className="block faint small">{t(`${kind}-note`)}</small>
          </span>
        </span>
      </th>
      {of.choicesOf(kind).map((choice) => (
        <td key={choice.channel}>
          <span className="line gap-8 faint">
            <Switch
              checked={choice.isOn}
              disabled={choice.isFixed || of.isBusy || !mayChange}
              aria-label={t('choice', { kind: t(kind), channel: t(choice.channel) })}
              onChange={() => of.choose(kind, choice)}
            />
            {choice.isFixed && (
              <span title={t('always')}>
                <Lock size={13} strokeWidth={1.75} aria-label={t('always')} />
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** By which channels the owner is notified of what, as a table of switches. */
export default function NotificationsPage() {
  const t = useText(notificationTexts);
  const notifications = useNotifications();
  const placeOf = useChannelPlace();
  const { data, isError, refetch } = notifications.settings;
  const channels = data?.channels ?? [];
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="card">
          <SkeletonRows />
        </div>
      )}
      {data && (
        <div className="card notification-table">
          <table>
            <thead>
              <tr>
                <td />
                {channels.map((channel) => {
                  const Icon = channelIcons[channel.channel];
                  return (
                    <th scope="col" key={channel.channel}>
                      <span className="line gap-8 semibold">
                        <Icon size={16} strokeWidth={1.75} aria-hidden />
                        {t(channel.channel)}
                      </span>
                      <small className="block faint small anywhere">{placeOf(channel)}</small>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {kindGroups.map(({ group, kinds }) => (
                <Fragment key={group}>
                  <tr className="notification-group">
                    <th
                      className="faint small medium"
                      scope="rowgroup"
                      colSpan={channels.length + 1}
                    >
                      {t(group)}
                    </th>
                  </tr>
                  {kinds.map((kind) => (
                    <KindRow key={kind} kind={kind} of={notifications} />
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
          <p className="faint pad-16">{t('mandatory')}</p>
        </div>
      )}
    </>
  );
}
