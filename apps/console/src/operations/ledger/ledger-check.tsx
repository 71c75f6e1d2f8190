import { useQuery } from '@tanstack/react-query';
import { checkLedger } from '@vitrine/contract/shop/ledger.ts';
import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import './journal-table.css';

/** Whether the books agree, asked when the page opens and on request. */
export function LedgerCheck() {
  const t = useText(operationsTexts);
  const clock = useClock();
  const check = useQuery({
    queryKey: platformKeys.ledgerCheck,
    queryFn: ({ signal }) => api.read(checkLedger, {}, signal),
    staleTime: 60_000,
  });
  const breaks = check.data?.breaks ?? [];
  const isBad = check.isError || breaks.length > 0;
  const time = check.data ? clock.write('exactTime', check.data.checkedAt) : '…';
  const verdict = () => {
    if (check.isError) return check.error.message;
    if (!check.data) return t('checking');
    return breaks.length ? t('booksBreak', { count: breaks.length }) : t('booksAgree');
  };
  return (
    <section className="card ledger-check" role="status">
      {isBad ? (
        <CircleAlert className="rigid" size={20} color="var(--red)" aria-hidden />
      ) : (
        <CircleCheck
          className="rigid"
          size={20}
          color={check.data ? 'var(--green)' : 'var(--ink-4)'}
          aria-hidden
        />
      )}
      <div className="grow">
        <b>{verdict()}</b>
        <small className="num block">{t('checkedAt', { time })}</small>
        {breaks.length > 0 && (
          <ul className="above-4 small muted">
            {breaks.map(({ invariant, subject, detail }) => (
              <li key={`${invariant}${subject}`}>
                <b>{invariant}</b> · {subject} · {detail}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button loading={check.isFetching} onClick={() => void check.refetch()}>
        {t('checkNow')}
      </Button>
    </section>
  );
}
