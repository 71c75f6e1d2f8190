import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
} from '@vitrine/contract/admin/own-sessions.ts';
import { type Device, readDevice } from '@vitrine/contract/device.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { accountTexts } from '../../texts/account.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useOwnSessions } from './account-queries.ts';

function useDeviceName(): (device: Device) => string {
  const t = useText(accountTexts);
  return ({ browser, system }) =>
    browser && system
      ? t('browserOn', { browser, system })
      : (browser ?? system ?? t('unknownDevice'));
}

function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const t = useText(accountTexts);
  const device = readDevice(session.userAgent);
  const name = useDeviceName()(device);
  const Icon = device.isHandheld ? Smartphone : Monitor;
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      <span className="grow">
        <b className="medium">{name}</b>
        <small className="num">
          {t('lastSeen')} <DateTime value={session.lastSeenAt} /> · {session.address}
        </small>
      </span>
      {session.isCurrent ? (
        <StatusTag meaning="done">{t('thisDevice')}</StatusTag>
      ) : (
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          aria-label={t('endThis', { device: name })}
          onClick={onEnd}
        >
          {t('end')}
        </button>
      )}
    </li>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useText(accountTexts);
  const ending = {
    invalidates: [accountKeys.all],
    success: ({ ended }: { ended: number }) => t('ended', { count: ended }),
  };
  const one = useApiMutation(
    (id: string) => api.call(endOwnSession, { params: { id } }).then(() => ({ ended: 1 })),
    ending,
  );
  const others = useApiMutation(endOtherSessions, ending);
  const isBusy = one.isBusy || others.isBusy;
  return (
    <>
      <ul className="account-rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void one.run(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="account-buttons cluster">
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => void others.run({})}
          >
            {t('endOthers')}
          </button>
        </div>
      ) : (
        <p className="faint">{t('onlyThis')}</p>
      )}
    </>
  );
}

/** Where the person is signed in, and the way to end it there. */
export function SessionsCard() {
  const t = useText(accountTexts);
  return (
    <SectionCard title={t('sessions')}>
      <Loaded query={useOwnSessions()} rows={2}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </SectionCard>
  );
}
