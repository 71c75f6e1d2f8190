import { useQuery } from '@tanstack/react-query';
import { readStoreFigures, type StoreFigures } from '@vitrine/contract/shop/store-figures.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { shiftDay } from '../../lib/store-days.rules.ts';
import { storeFiguresTexts } from '../../texts/store-figures.ts';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import './stores.css';

/** One figure with the way to its rows, and what else there is of them. */
function Figure({
  name,
  to,
  value,
  note,
  children,
}: {
  name: string;
  to: string;
  value: ReactNode;
  note?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="store-figure stack gap-2">
      <dt className="faint text-12">{name}</dt>
      <dd>
        <Link className="semibold num" to={to}>
          {value}
        </Link>{' '}
        {note && <small className="faint">{note}</small>}
      </dd>
      {children && <dd className="cluster gap-2-12 text-12">{children}</dd>}
    </div>
  );
}

/** A further count, which leads to its rows; nothing where there are none. */
const Part = ({ count, to, text }: { count: number; to: string; text: string }) =>
  count > 0 && <Link to={to}>{text}</Link>;

function Balance({
  balance,
  to,
}: {
  balance: NonNullable<StoreFigures['balances']>[number];
  to: string;
}) {
  const t = useText(storeFiguresTexts);
  const write = useTrueMoneyText();
  const { available, pending, inTransit } = balance;
  const isOwed = available.amount < 0;
  return (
    <Figure
      name={t('balance')}
      to={to}
      value={
        <span className={isOwed ? 'danger-text' : ''}>
          <Money kind="true" value={available} />
        </span>
      }
      note={t(isOwed ? 'owed' : 'available')}
    >
      <span className="faint">{t('pending', { amount: write(pending) })}</span>
      <span className="faint">{t('inTransit', { amount: write(inTransit) })}</span>
    </Figure>
  );
}

function Figures({ storeId, figures }: { storeId: string; figures: StoreFigures }) {
  const t = useText(storeFiguresTexts);
  const write = useTrueMoneyText();
  const { revenue, balances, payouts, orders, returns } = figures;
  const pathOf = (page: string, query = '') => `/operations/${page}?store=${storeId}${query}`;
  const monthAgo = shiftDay(new Date().toISOString().slice(0, 10), -29);
  return (
    <dl className="store-figures">
      {revenue && (
        <Figure
          name={t('revenue')}
          to={pathOf('orders', `&paid=${monthAgo}`)}
          value={<Money kind="true" value={revenue.month} />}
          note={t('last30')}
        >
          <Link to={pathOf('orders')}>{t('inAll', { amount: write(revenue.total) })}</Link>
        </Figure>
      )}
      {balances?.map((balance) => (
        <Balance key={balance.available.currency} balance={balance} to={pathOf('ledger')} />
      ))}
      {payouts && (
        <Figure
          name={t('payouts')}
          to={pathOf('payouts', '&state=paid')}
          value={payouts.paidTotals.map(write).join(' · ') || '0'}
          note={payouts.paid > 0 ? t('paidIn', { count: payouts.paid }) : undefined}
        >
          <Part
            count={payouts.open}
            to={pathOf('payouts', '&state=open')}
            text={t('openPayouts', { count: payouts.open })}
          />
          <Part
            count={payouts.failed}
            to={pathOf('payouts', '&state=failed')}
            text={t('failedPayouts', { count: payouts.failed })}
          />
        </Figure>
      )}
      {orders && (
        <Figure name={t('orders')} to={pathOf('orders')} value={orders.all}>
          <Part
            count={orders.toShip}
            to={pathOf('orders', '&tab=ship')}
            text={t('toShip', { count: orders.toShip })}
          />
          <Part
            count={orders.refundAsked}
            to={pathOf('orders', '&tab=asked')}
            text={t('refundAsked', { count: orders.refundAsked })}
          />
        </Figure>
      )}
      {returns && (
        <Figure name={t('returns')} to={pathOf('returns', '&tab=all')} value={returns.all}>
          <Part
            count={returns.waiting}
            to={pathOf('returns', '&tab=waiting')}
            text={t('waiting', { count: returns.waiting })}
          />
        </Figure>
      )}
    </dl>
  );
}

/** Revenue, balance, payouts, orders and returns of a store, each leading to its rows. */
export function StoreFiguresOf({ storeId }: { storeId: string }) {
  const t = useText(storeFiguresTexts);
  const query = useQuery({
    queryKey: platformKeys.storeFigures(storeId),
    queryFn: ({ signal }) => api.read(readStoreFigures, { params: { storeId } }, signal),
  });
  return (
    <section aria-label={t('figures')}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={3} height={48} />}
      {query.data && <Figures storeId={storeId} figures={query.data} />}
    </section>
  );
}
