import {
  exportJournals,
  type Journal,
  listJournals,
} from '@vitrine/contract/shop/journal-lists.ts';
import { accountCodes, journalKinds } from '@vitrine/contract/shop/journals.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import {
  accountTexts,
  journalKindTexts,
  journalSourceTexts,
} from '../../texts/operations-journals.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { MoneyLinks } from '../payments/money-links.tsx';
import { useMoneyFilters } from '../payments/use-money-filters.ts';
import { useRailName } from '../payouts/payout-state.tsx';
import './journal-table.css';

/** What it was posted for, in words and with a way there; below it the name that the book keeps, for support. */
function Source({ row }: { row: Journal }) {
  const t = useText(operationsTexts);
  const tSource = useText(journalSourceTexts);
  return (
    <>
      {row.orders > 1 && t('orderCount', { count: row.orders })}
      {!row.orders && !row.orderNumber && (row.payoutLabel ?? tSource(row.sourceType))}
      <MoneyLinks
        orderNumber={row.orders <= 1 ? row.orderNumber : null}
        paymentId={row.paymentId}
        payoutId={row.payoutId}
        disputeId={row.sourceType === 'dispute' ? (row.sourceId.split(':')[0] ?? null) : null}
      />
      <small title={`${row.sourceType} ${row.sourceId}`}>{tSource(row.sourceType)}</small>
    </>
  );
}

function Entries({ entries }: Pick<Journal, 'entries'>) {
  const t = useText(accountTexts);
  const nameRail = useRailName();
  return (
    <ul className="journal-entries">
      {entries.map(({ account, provider, store, amount }) => (
        <li key={`${account}${provider ?? ''}${store?.id ?? ''}${amount.currency}`}>
          <span className="muted" title={[account, provider, store?.id].filter(Boolean).join(' ')}>
            {t(account)}
            {(provider || store) && (
              <span className="faint"> · {store?.name ?? nameRail(provider ?? '')}</span>
            )}
          </span>
          <Money kind="true" value={amount} isSigned />
        </li>
      ))}
    </ul>
  );
}

/** Every journal with its entries, newest first. */
export function JournalTable() {
  const t = useText(operationsTexts);
  const tKind = useText(journalKindTexts);
  const tAccount = useText(accountTexts);
  const tMoney = useText(platformPaymentTexts);
  const clock = useClock();
  const { search, store, provider, days } = useMoneyFilters('posted');
  return (
    <ListPage
      name="journals"
      list={listJournals}
      keyOf={platformKeys.journals}
      emptyText={t('noJournals')}
      minWidth={700}
      noneFoundText={tMoney('noJournalFound')}
      exporting={{
        perm: 'platform:ledger:query',
        run: (query) => api.download(exportJournals, { query: { ...query, timeZone: clock.zone } }),
      }}
      filters={[
        search,
        store,
        {
          name: 'account',
          kind: 'choice',
          label: tMoney('ledgerAccount'),
          any: tMoney('anyLedgerAccount'),
          options: accountCodes.map((value) => ({ value, label: tAccount(value) })),
        },
        provider,
        {
          name: 'kind',
          kind: 'choice',
          label: t('journal'),
          any: t('anyKind'),
          options: journalKinds.map((value) => ({ value, label: tKind(value) })),
        },
        days,
      ]}
      columns={[
        {
          key: 'journal',
          title: t('journal'),
          width: 210,
          render: (_value, row) => (
            <>
              {tKind(row.kind)}
              <small title={row.kind}>{t('journalNumber', { id: row.id })}</small>
              <small>
                <DateTime value={row.at} />
              </small>
            </>
          ),
        },
        {
          key: 'source',
          title: t('source'),
          width: 170,
          render: (_value, row) => <Source row={row} />,
        },
        {
          key: 'entries',
          title: t('entries'),
          render: (_value, row) => <Entries entries={row.entries} />,
        },
      ]}
    />
  );
}
