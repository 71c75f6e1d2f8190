import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useSecurityEvents } from './account-queries.ts';

/** What happened to the ways into the account, newest first. */
export function EventsCard() {
  const t = useText(accountTexts);
  return (
    <SectionCard title={t('events')}>
      <Loaded query={useSecurityEvents()} rows={2}>
        {(events) =>
          events.length === 0 ? (
            <p className="faint">{t('noEvents')}</p>
          ) : (
            <ul className="account-rows">
              {events.map(({ id, kind, isByOperator, at }) => (
                <li key={id}>
                  <span className="grow">
                    <b className="medium">{t(kind)}</b>
                    <small>
                      <DateTime value={at} />
                      {isByOperator && ` · ${t('byOperator')}`}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
