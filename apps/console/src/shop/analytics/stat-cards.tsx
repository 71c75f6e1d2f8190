import { Tooltip } from 'antd';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Sparkline } from '../../ui/line-chart.tsx';
import { Money } from '../../ui/money.tsx';
import type { Dashboard } from './figures-card.tsx';

function Stat({
  to,
  name,
  hint,
  value,
  series,
  children,
}: {
  to: string;
  name: string;
  hint: string;
  value: ReactNode;
  series?: readonly (number | null)[];
  children: ReactNode;
}) {
  return (
    <Link to={to} className="stat">
      <span>
        {name}
        <Tooltip title={hint}>
          <Info size={13} color="var(--ink-3)" aria-label={hint} />
        </Tooltip>
      </span>
      <div className="stat-value">
        <b className="num">{value}</b>
        {series && <Sparkline values={series} />}
      </div>
      <small>{children}</small>
    </Link>
  );
}

/** The figures of the start page; each says what it means and leads to the rows behind it. */
export function StatCards({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const { revenue, comparisons, pendingShipment, products, windows } = data;
  return (
    <section className="card stats">
      <Stat
        to="/revenue?range=today"
        name={t('today')}
        hint={t('todayHint')}
        value={<Money value={revenue.today} />}
        series={windows.day.earnings.series}
      >
        <ChangeMark percent={comparisons.yesterday} /> {t('vsYesterday')}
      </Stat>
      <Stat
        to="/revenue?range=week"
        name={t('week')}
        hint={t('weekHint')}
        value={<Money value={revenue.week} />}
        series={windows.week.earnings.series}
      >
        <ChangeMark percent={comparisons.lastWeek} /> {t('vsWeek')}
      </Stat>
      <Stat to="/revenue" name={t('total')} hint={t('totalHint')} value={<Money value={revenue.total} />}>
        <ChangeMark percent={comparisons.lastMonth} /> {t('vsMonth')}
        {comparisons.lastYear !== null && (
          <>
            <ChangeMark percent={comparisons.lastYear} /> {t('vsYear')}
          </>
        )}
      </Stat>
      <Stat to="/order?status=1" name={t('toShip')} hint={t('toShipHint')} value={<Money value={pendingShipment.amount} />}>
        {t('paidOrders', { count: pendingShipment.count })}
      </Stat>
      <Stat to="/product" name={t('products')} hint={t('productsHint')} value={products.total}>
        <span className="earned num">+{products.newToday}</span> {t('newToday')}
      </Stat>
    </section>
  );
}
