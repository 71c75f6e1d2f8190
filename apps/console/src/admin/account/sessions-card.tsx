import { endOtherSessions, endOwnSession, type OwnSession } from '@vitrine/contract/admin/account.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AccountCard, Loaded } from './account-card.tsx';
import { readAccountAgain, useOwnSessions } from './account-queries.ts';
import { type Device, readDevice } from './device.rules.ts';

function useDeviceName(): (device: Device) => string {
  const t = useText(accountTexts);
  return ({ browser, system }) => (browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice')));
}

/** Ends something, says how many devices that were, and reads the list again. */
function useEnding() {
  const t = useText(accountTexts);
  const [busy, setBusy] = useState<string>();
  const run = async (id: string, work: () => Promise<number>) => {
    setBusy(id);
    try {
      const count = await work();
      toast.success(t('ended', { count }));
    } catch {
      // The toast has said why.
    }
    await readAccountAgain();
    setBusy(undefined);
  };
  return { busy, run };
}

function SessionRow({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const t = useText(accountTexts);
  const device = readDevice(session.userAgent);
  const name = useDeviceName()(device);
  const Icon = device.isHandheld ? Smartphone : Monitor;
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      <span className="grow">
        <b>{name}</b>
        <small className="num">
          {t('lastSeen')}: <DateTime value={session.lastSeenAt} /> · {session.address}
        </small>
      </span>
      {session.isCurrent ? (
        <StatusTag meaning="done">{t('thisDevice')}</StatusTag>
      ) : (
        <button type="button" className="btn" disabled={isBusy} aria-label={t('endThis', { device: name })} onClick={onEnd}>
          {t('end')}
        </button>
      )}
    </li>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useText(accountTexts);
  const { busy, run } = useEnding();
  const endOne = async (id: string) => {
    await api.call(endOwnSession, { params: { id } });
    return 1;
  };
  return (
    <>
      <ul className="account-rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={busy !== undefined}
            onEnd={() => void run(session.id, () => endOne(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="account-buttons">
          <button
            type="button"
            className="btn"
            disabled={busy !== undefined}
            onClick={() => void run('others', async () => (await api.call(endOtherSessions, {})).ended)}
          >
            {t('endOthers')}
          </button>
        </div>
      ) : (
        <p className="t3">{t('onlyThis')}</p>
      )}
    </>
  );
}

/** Where the person is signed in, and the way to end it there. */
export function SessionsCard() {
  const t = useText(accountTexts);
  return (
    <AccountCard title={t('sessions')}>
      <Loaded query={useOwnSessions()} rows={2}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </AccountCard>
  );
}
