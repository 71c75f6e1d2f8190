import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readOperationsDashboard } from '@vitrine/contract/shop/analytics.ts';
import { useCallback, useId, useMemo, useState } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { ChartTabs } from '../../ui/chart-tabs.tsx';
import { LineChart } from '../../ui/line-chart.tsx';

type Trend = EndpointAnswer<typeof readOperationsDashboard>['trend'];
type Figure = 'visits' | 'orders';

/** Visits and paid orders of the last days; each has a scale of its own, so each has a tab. */
export function VisitTrend({ trend }: { trend: Trend }) {
  const t = useText(operationsTexts);
  const tHint = useText(operationsDashboardTexts);
  const tag = useIntlTag();
  const clock = useClock();
  const panelId = useId();
  const [figure, setFigure] = useState<Figure>('visits');
  const names: Record<Figure, string> = { visits: t('visitsSeries'), orders: t('ordersSeries') };
  const format = useCallback((value: number) => new Intl.NumberFormat(tag).format(Math.round(value)), [tag]);
  const { labels, titles } = useMemo(() => {
    const write = (style: 'shortDay' | 'longDay') => trend.map(({ day }) => clock.writeDay(style, day));
    const long = write('longDay');
    const today = long.pop();
    return { labels: write('shortDay'), titles: today === undefined ? [] : [...long, tHint('soFar', { day: today })] };
  }, [trend, clock, tHint]);
  const values = useMemo(() => trend.map((day) => day[figure]), [trend, figure]);
  const totalOf = (one: Figure) => trend.reduce((sum, day) => sum + day[one], 0);
  return (
    <section className="card" aria-label={t('trend')}>
      <div className="chart-head">
        <ChartTabs
          label={t('trend')}
          active={figure}
          panelId={panelId}
          onChange={setFigure}
          tabs={[
            { key: 'visits', name: names.visits, hint: tHint('visitsTabHint'), value: format(totalOf('visits')) },
            { key: 'orders', name: names.orders, hint: tHint('ordersTabHint'), value: format(totalOf('orders')) },
          ]}
        />
        <small className="t3">{tHint('days14')}</small>
      </div>
      <div className="chart-body" id={panelId} role="tabpanel" aria-label={names[figure]}>
        <LineChart
          labels={labels}
          titles={titles}
          now={values}
          nowName={names[figure]}
          format={format}
          minInterval={1}
          isLastOpen
          height={340}
          summary={`${names[figure]}, ${tHint('days14')}: ${format(totalOf(figure))}`}
        />
      </div>
    </section>
  );
}
