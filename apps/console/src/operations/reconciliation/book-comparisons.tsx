import {
  type BookComparison,
  compareBooks,
  listBookComparisons,
} from '@vitrine/contract/shop/reconciliation.ts';
import { Button } from 'antd';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { feeTexts } from '../../texts/fees.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import '../ledger/journal-table.css';

/** What was compared, kind by kind; where both say the same, it is said once. */
function Sums({ totals }: Pick<BookComparison, 'totals'>) {
  const t = useText(reconciliationTexts);
  const money = useTrueMoneyText();
  if (!totals.length) return <span className="faint">{t('nothing')}</span>;
  return (
    <ul className="journal-entries">
      {totals.map(({ kind, ours, theirs, oursCount }) => (
        <li key={`${kind}${ours.currency}`}>
          <span>
            {t(kind)} <span className="faint">· {t('entryCount', { count: oursCount })}</span>
          </span>
          <span className="num">
            {money(ours)}
            {ours.amount !== theirs.amount && <b> ≠ {money(theirs)}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Accounts that were left out of a comparison. */
function Refusals({ refusals, provider }: Pick<BookComparison, 'refusals' | 'provider'>) {
  const t = useText(feeTexts);
  if (!refusals.length) return null;
  return (
    <ul className="faint">
      {refusals.map(({ account, store, isRefused }) => (
        <li key={account}>
          {t(isRefused ? 'refused' : 'noAnswer', {
            store: store.name,
            provider: nameProvider(provider),
            account,
          })}
        </li>
      ))}
    </ul>
  );
}

function Result({ differences }: Pick<BookComparison, 'differences'>) {
  const t = useText(reconciliationTexts);
  const money = useTrueMoneyText();
  if (!differences.length) return <StatusTag meaning="done">{t('agreed')}</StatusTag>;
  return (
    <>
      <StatusTag meaning="failed">{t('differs', { count: differences.length })}</StatusTag>
      <ul>
        {differences.map(({ id, kind, problem, key, store, ours, theirs }) => (
          <li key={id}>
            {t(kind)}:{' '}
            {t(problem, { ours: ours ? money(ours) : '', theirs: theirs ? money(theirs) : '' })}
            <small className="anywhere">
              {store && `${store.name} · `}
              {key}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Our book compared with each provider's, day by day; users with the permission can compare at once. */
export function BookComparisons() {
  const t = useText(reconciliationTexts);
  const clock = useClock();
  const comparing = useApiMutation(compareBooks, {
    onSuccess: ({ differences }) =>
      differences ? toast.warning(t('differs', { count: differences })) : toast.success(t('done')),
    invalidates: [platformKeys.all],
  });
  return (
    <ListPage
      name="book-comparisons"
      list={listBookComparisons}
      keyOf={platformKeys.bookComparisons}
      emptyText={t('none')}
      columns={[
        {
          key: 'day',
          title: t('day'),
          width: 140,
          render: (_value, { day }) => clock.writeDay('mediumDate', day),
        },
        {
          key: 'provider',
          title: t('provider'),
          width: 110,
          render: (_value, row) => nameProvider(row.provider),
        },
        { key: 'sums', title: t('sums'), render: (_value, row) => <Sums totals={row.totals} /> },
        {
          key: 'result',
          title: t('result'),
          render: (_value, row) => (
            <>
              <Result differences={row.differences} />
              <Refusals refusals={row.refusals} provider={row.provider} />
            </>
          ),
        },
        {
          key: 'compared',
          title: t('compared'),
          width: 160,
          render: (_value, row) => <DateTime value={row.comparedAt} />,
        },
      ]}
      bar={
        <>
          <div style={{ flex: 1 }}>
            <h2 className="h3">{t('title')}</h2>
            <p className="faint">{t('line')}</p>
          </div>
          <HasPerm value="platform:ledger:compare">
            <Button loading={comparing.isBusy} onClick={() => void comparing.run({ body: {} })}>
              {t('now')}
            </Button>
          </HasPerm>
        </>
      }
    />
  );
}
