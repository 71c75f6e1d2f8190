import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { useFigureChart } from '../../shop/analytics/use-chart.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';

/** Below the chart: what the lines are, and of a chosen point both values, each with the way to its orders. */
export function PointRow({
  chart,
  chosen,
}: {
  chart: ReturnType<typeof useFigureChart>;
  chosen: number | undefined;
}) {
  const t = useText(dashboardTexts);
  const { figure, words, write, pathOf } = chart;
  const side = (period: 'now' | 'before') => {
    const mark = <i className={period === 'now' ? '' : 'dotted'} />;
    if (chosen === undefined)
      return (
        <span>
          {mark}
          {words[period]}
        </span>
      );
    const value = write((period === 'now' ? figure.series : figure.previousSeries)[chosen]);
    const title = (period === 'now' ? words.titles : words.previousTitles)[chosen];
    return (
      <Link to={pathOf(period, chosen) ?? ''}>
        {mark}
        {title} <b className="num">{value}</b>
        <span className="visually-hidden">, {t('seeOrders')}</span>
        <ChevronRight size={16} aria-hidden />
      </Link>
    );
  };
  return (
    <div className="m-point" aria-live="polite">
      {side('now')}
      {side('before')}
    </div>
  );
}
