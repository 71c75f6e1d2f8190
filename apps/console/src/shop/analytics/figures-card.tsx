import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import type { DashboardWindow, readDashboard, WindowFigures } from '@vitrine/contract/shop/analytics.ts';
import { Segmented, Tooltip } from 'antd';
import { Users } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { ChartTabs } from '../../ui/chart-tabs.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { periodsOf } from './periods.rules.ts';

export type Dashboard = EndpointAnswer<typeof readDashboard>;
type FigureName = Exclude<keyof WindowFigures, 'steps'>;
const names: readonly FigureName[] = ['earnings', 'clicks', 'salesVolume', 'conversion'];

/** How each figure is written, in full and on the axis. */
function useFigureFormats(currency: Dashboard['currency']) {
  const tag = useIntlTag();
  const money = useMoneyText();
  const format = useCallback(
    (name: FigureName) => (value: number) => {
      if (name === 'earnings') return money({ amount: Math.round(value), currency });
      const digits = { maximumFractionDigits: 1 };
      if (name === 'conversion') return new Intl.NumberFormat(tag, { style: 'percent', ...digits }).format(value / 100);
      return new Intl.NumberFormat(tag, digits).format(value);
    },
    [money, currency, tag],
  );
  const formatAxis = useCallback(
    (name: FigureName) => {
      if (name !== 'earnings') return format(name);
      const short = new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
      return (value: number) => short.format(Number(toDecimal(Math.round(value), currency)));
    },
    [format, currency, tag],
  );
  return { format, formatAxis };
}

/** The words under the chart: short ones for the axis, long ones for the tooltip, and the names of both periods. */
function useChartWords(window: DashboardWindow, steps: readonly string[]) {
  const t = useText(dashboardTexts);
  const clock = useClock();
  return useMemo(() => {
    if (window === 'day') {
      return {
        labels: steps.map((step) => clock.write('time', step)),
        titles: steps.map((step) => clock.write('weekdayTime', step)),
        now: t('last24'),
        before: t('before24'),
      };
    }
    const periods = periodsOf(steps);
    return {
      labels: steps.map((step, index) =>
        index === steps.length - 1 ? t('todayShort') : `${clock.write('weekday', step)} ${clock.write('dayNumber', step)}`,
      ),
      titles: steps.map((step) => clock.write('longDay', step)),
      now: periods ? clock.writeRange('monthDay', ...periods.now) : '',
      before: periods ? clock.writeRange('monthDay', ...periods.before) : '',
    };
  }, [steps, clock, window, t]);
}

/** The one large chart: four figures as tabs, 24 hours or 7 days, the period before behind it. */
export function FiguresCard({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const panelId = useId();
  const [window, setWindow] = useState<DashboardWindow>('week');
  const [name, setName] = useState<FigureName>('earnings');
  const figures = data.windows[window];
  const figure = figures[name];
  const { format, formatAxis } = useFigureFormats(data.currency);
  const words = useChartWords(window, figures.steps);
  const write = useMemo(() => format(name), [format, name]);
  const writeAxis = useMemo(() => formatAxis(name), [formatAxis, name]);
  const orDash = (value: number | null) => (value === null ? '–' : write(value));
  return (
    <section className="card" aria-label={t(name)}>
      <div className="chart-head">
        <ChartTabs
          label={t('figures')}
          active={name}
          panelId={panelId}
          onChange={setName}
          tabs={names.map((one) => {
            const { value, change } = figures[one];
            return {
              key: one,
              name: t(one),
              hint: t(`${one}Hint`),
              value: value === null ? '–' : format(one)(value),
              change: change !== null && <ChangeMark percent={change} unit={one === 'conversion' ? 'points' : 'percent'} />,
            };
          })}
        />
        <Segmented<DashboardWindow>
          aria-label={t('window')}
          value={window}
          onChange={setWindow}
          options={[
            { value: 'day', label: t('hours24') },
            { value: 'week', label: t('days7') },
          ]}
        />
      </div>
      <div className="chart-body" id={panelId} role="tabpanel" aria-label={t(name)}>
        <LineChart
          labels={words.labels}
          titles={words.titles}
          now={figure.series}
          before={figure.previousSeries}
          nowName={t(name)}
          beforeName={t('before')}
          format={write}
          formatAxis={writeAxis}
          {...(name === 'clicks' || name === 'salesVolume' ? { minInterval: 1 } : {})}
          {...(name === 'conversion' ? { limit: 100 } : {})}
          summary={`${t(name)}, ${words.now}: ${orDash(figure.value)}; ${words.before}: ${orDash(figure.previous)}`}
        />
      </div>
      <div className="chart-foot">
        <span className="keys">
          <span>
            <i />
            {words.now}
          </span>
          <span>
            <i className="dotted" />
            {words.before}
          </span>
        </span>
        {data.averageBloggerRevenue && (
          <Tooltip title={t('averageCreatorHint')} trigger={['hover', 'focus']}>
            <button type="button">
              <Users size={14} aria-hidden /> {t('averageCreator')}{' '}
              <b>
                <Money value={data.averageBloggerRevenue} />
              </b>
            </button>
          </Tooltip>
        )}
      </div>
    </section>
  );
}
