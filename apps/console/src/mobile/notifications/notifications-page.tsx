import { Check, Lock } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import {
  channelIcons,
  kindGroups,
  type ShownKind,
} from '../../shop/notifications/notification-groups.ts';
import { useNotifications } from '../../shop/notifications/use-notifications.ts';
import { notificationTexts } from '../../texts/notifications.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { CardSkeletons } from '../../ui/plain/card-skeletons.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { WebPushRow } from './web-push-row.tsx';
import './notifications.css';

type Notifications = ReturnType<typeof useNotifications>;

function KindCard({ kind, of }: { kind: ShownKind; of: Notifications }) {
  const t = useText(notificationTexts);
  const mayChange = useHasPerm('shop:store:edit');
  return (
    <li className="m-kind semibold">
      {t(kind)}
      <small className="block faint small weight-400">{t(`${kind}-note`)}</small>
      <div>
        {of.choicesOf(kind).map((choice) => {
          const Icon = choice.isFixed ? Lock : choice.isOn ? Check : channelIcons[choice.channel];
          return (
            <button
              key={choice.channel}
              type="button"
              aria-pressed={choice.isOn}
              aria-label={t('choice', { kind: t(kind), channel: t(choice.channel) })}
              title={choice.isFixed ? t('always') : undefined}
              disabled={choice.isFixed || of.isBusy || !mayChange}
              onClick={() => of.choose(kind, choice)}
            >
              <Icon size={15} strokeWidth={choice.isOn && !choice.isFixed ? 2.6 : 2} aria-hidden />
              {t(choice.channel)}
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** By which channels the owner is notified of what, and whether this phone is one of them. */
export default function NotificationsPage() {
  const t = useText(notificationTexts);
  const notifications = useNotifications();
  const { data, isError, refetch } = notifications.settings;
  return (
    <>
      <PageTop title={t('title')} />
      <section className="m-card m-list">
        <ul className="m-rows">
          <WebPushRow />
        </ul>
      </section>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <CardSkeletons height={132} />}
      {data &&
        kindGroups.map(({ group, kinds }) => (
          <section key={group} aria-labelledby={`kinds-${group}`}>
            <h2 className="faint small semibold above-18 below-8" id={`kinds-${group}`}>
              {t(group)}
            </h2>
            <ul className="m-card m-kinds">
              {kinds.map((kind) => (
                <KindCard key={kind} kind={kind} of={notifications} />
              ))}
            </ul>
          </section>
        ))}
      {data && <p className="faint small above-14">{t('mandatory')}</p>}
    </>
  );
}
