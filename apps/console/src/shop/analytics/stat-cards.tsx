import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Money } from '../../ui/money.tsx';
import { Stat } from '../../ui/stat.tsx';
import type { Dashboard } from './figures-card.tsx';

/** A change with what it is measured against, or a word that there is nothing to measure against. */
function Comparison({ percent, against, none }: { percent: number | null; against: string; none: string }) {
  if (percent === null) return <span>{none}</span>;
  return (
    <>
      <ChangeMark percent={percent} /> {against}
    </>
  );
}

/** The figures of the start page; each says what it means and leads to the rows behind it. */
export function StatCards({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const { revenue, comparisons, pendingShipment, products, windows } = data;
  const productsBefore = products.total - products.newToday;
  // How the total grew over the seven days: each day's end, back from today's.
  const growth = windows.week.earnings.series.map((_day, index, days) =>
    days.slice(index + 1).reduce<number>((rest, earned) => rest - (earned ?? 0), revenue.total.amount),
  );
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section className="card stats">
      <Stat
        to="/revenue?view=sales&range=today"
        name={t('today')}
        hint={t('todayHint')}
        value={<Money value={revenue.today} />}
        series={windows.day.earnings.series}
      >
        <Comparison percent={comparisons.yesterday} against={t('vsYesterday')} none={t('noYesterday')} />
      </Stat>
      <Stat
        to="/revenue?view=sales&range=week"
        name={t('week')}
        hint={t('weekHint')}
        value={<Money value={revenue.week} />}
        series={windows.week.earnings.series}
      >
        <Comparison percent={comparisons.lastWeek} against={t('vsWeek')} none={t('noWeek')} />
      </Stat>
      <Stat to="/revenue?view=sales" name={t('total')} hint={t('totalHint')} value={<Money value={revenue.total} />} series={growth}>
        <Comparison percent={comparisons.lastMonth} against={t('vsMonth')} none={t('noMonth')} />
        {comparisons.lastYear !== null && (
          <>
            <ChangeMark percent={comparisons.lastYear} /> {t('vsYear')}
          </>
        )}
      </Stat>
      <Stat to="/order?awaiting=shipment" name={t('toShip')} hint={t('toShipHint')} value={<Money value={pendingShipment.amount} />}>
        {t('paidOrders', { count: pendingShipment.count })}
        {/* The whole cell is the link; this says so. */}
        {pendingShipment.count > 0 && (
          <span className="stat-view" aria-hidden="true">
            {t('view')}
          </span>
        )}
      </Stat>
      <Stat to="/product?show=in-store" name={t('products')} hint={t('productsHint')} value={products.total}>
        {products.newToday === 0 ? (
          t('noneNew')
        ) : (
          <>
            <span className="earned num">+{products.newToday}</span> {t('newToday')}
            {productsBefore > 0 && ` · ${share.format(products.newToday / productsBefore)}`}
          </>
        )}
      </Stat>
    </section>
  );
}
