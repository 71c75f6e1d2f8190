import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { ReactNode } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Money } from '../../ui/money.tsx';
import type { Dashboard } from './use-figure-words.ts';

export interface ShownFigure {
  key: 'today' | 'week' | 'total' | 'toShip' | 'products' | 'newToday' | 'average';
  /** The rows behind it; those of other creators' revenue are nobody else's. */
  to?: string;
  name: string;
  /** What it means. */
  hint: string;
  value: ReactNode;
  series?: readonly (number | null)[];
  line?: ReactNode;
}

/** A change with what it is measured against, or a word that there is nothing to measure against. */
function Comparison({
  percent,
  against,
  none,
}: {
  percent: number | null;
  against: string;
  none: string;
}) {
  if (percent === null) return <span>{none}</span>;
  return (
    <>
      <ChangeMark percent={percent} /> {against}
    </>
  );
}

/** The seven figures of the dashboard, each with its definition and the page with its rows. */
export function useFigures({
  revenue,
  comparisons,
  pendingShipment,
  products,
  windows,
  averageBloggerRevenue,
}: Dashboard): Record<ShownFigure['key'], ShownFigure> {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const share = findNumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const productsBefore = products.total - products.newToday;
  // How the total grew over the seven days: each day's end, back from today's.
  const growth = windows.week.earnings.series.map((_day, index, days) =>
    days
      .slice(index + 1)
      .reduce<number>((rest, earned) => rest - (earned ?? 0), revenue.total.amount),
  );
  const figures: ShownFigure[] = [
    {
      key: 'today',
      to: '/revenue?view=sales&range=today',
      name: t('today'),
      hint: t('todayHint'),
      value: <Money value={revenue.today} />,
      series: windows.day.earnings.series,
      line: (
        <Comparison
          percent={comparisons.yesterday}
          against={t('vsYesterday')}
          none={t('noYesterday')}
        />
      ),
    },
    {
      key: 'week',
      to: '/revenue?view=sales&range=week',
      name: t('week'),
      hint: t('weekHint'),
      value: <Money value={revenue.week} />,
      series: windows.week.earnings.series,
      line: <Comparison percent={comparisons.lastWeek} against={t('vsWeek')} none={t('noWeek')} />,
    },
    {
      key: 'total',
      to: '/revenue?view=sales',
      name: t('total'),
      hint: t('totalHint'),
      value: <Money value={revenue.total} />,
      series: growth,
      line: (
        <Comparison percent={comparisons.lastMonth} against={t('vsMonth')} none={t('noMonth')} />
      ),
    },
    {
      key: 'toShip',
      to: '/order?awaiting=shipment',
      name: t('toShip'),
      hint: t('toShipHint'),
      value: <Money value={pendingShipment.amount} />,
      line: t('paidOrders', { count: pendingShipment.count }),
    },
    {
      key: 'products',
      to: '/product?show=in-store',
      name: t('products'),
      hint: t('productsHint'),
      value: products.total,
    },
    {
      key: 'newToday',
      to: '/product?show=in-store&sort=newest',
      name: t('newProducts'),
      hint: t('newTodayHint'),
      value: products.newToday,
      line:
        productsBefore > 0 && products.newToday > 0
          ? `+${share.format(products.newToday / productsBefore)}`
          : '',
    },
    {
      key: 'average',
      name: t('averageCreator'),
      hint: t('averageCreatorHint'),
      value: averageBloggerRevenue ? <Money value={averageBloggerRevenue} /> : '–',
      line: averageBloggerRevenue ? '' : t('nobodySold'),
    },
  ];
  return Object.fromEntries(figures.map((figure) => [figure.key, figure])) as Record<
    ShownFigure['key'],
    ShownFigure
  >;
}
