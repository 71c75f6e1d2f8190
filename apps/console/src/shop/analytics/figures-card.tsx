import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { DashboardWindow, readDashboard, WindowFigures } from '@vitrine/contract/shop/analytics.ts';
import { Segmented, Tooltip } from 'antd';
import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';

export type Dashboard = EndpointAnswer<typeof readDashboard>;
type FigureName = Exclude<keyof WindowFigures, 'steps'>;
const names: readonly FigureName[] = ['earnings', 'clicks', 'salesVolume', 'conversion'];

/** The one large chart: four figures as tabs, 24 hours or 7 days, the period before behind it. */
export function FiguresCard({ data, timeZone }: { data: Dashboard; timeZone: string }) {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const [window, setWindow] = useState<DashboardWindow>('week');
  const [name, setName] = useState<FigureName>('earnings');
  const figures = data.windows[window];
  const figure = figures[name];
  const { currency } = data;

  const formatOf = useCallback(
    (which: FigureName) => (value: number) => {
      if (which === 'earnings') return money({ amount: Math.round(value), currency });
      const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value);
      return which === 'conversion' ? `${number} %` : number;
    },
    [money, currency, tag],
  );
  const format = useMemo(() => formatOf(name), [formatOf, name]);
  const { labels, titles } = useMemo(() => {
    const short = new Intl.DateTimeFormat(
      tag,
      window === 'day' ? { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } : { weekday: 'short', day: 'numeric', timeZone },
    );
    const long = new Intl.DateTimeFormat(
      tag,
      window === 'day'
        ? { weekday: 'long', hour: '2-digit', minute: '2-digit', hour12: false, timeZone }
        : { weekday: 'long', day: 'numeric', month: 'long', timeZone },
    );
    const steps = figures.steps.map((step) => new Date(step));
    return { labels: steps.map((step) => short.format(step)), titles: steps.map((step) => long.format(step)) };
  }, [figures.steps, tag, timeZone, window]);

  return (
    <section className="card">
      <div className="chart-head">
        <div className="chart-tabs" role="tablist">
          {names.map((one) => (
            <Tooltip key={one} title={t(`${one}Hint`)} placement="topLeft">
              <button type="button" role="tab" aria-selected={one === name} onClick={() => setName(one)}>
                {t(one)}
                <b className="num">
                  {figures[one].value === null ? '–' : formatOf(one)(figures[one].value)}
                  <ChangeMark percent={figures[one].change} unit={one === 'conversion' ? 'points' : 'percent'} />
                </b>
              </button>
            </Tooltip>
          ))}
        </div>
        <Segmented<DashboardWindow>
          value={window}
          onChange={setWindow}
          options={[
            { value: 'day', label: t('hours24') },
            { value: 'week', label: t('days7') },
          ]}
        />
      </div>
      <div className="chart-body">
        <LineChart
          labels={labels}
          titles={titles}
          now={figure.series}
          before={figure.previousSeries}
          nowName={t('now')}
          beforeName={t('before')}
          format={format}
          summary={`${t(name)}: ${figure.value === null ? '–' : format(figure.value)}; ${t('before')}: ${figure.previous === null ? '–' : format(figure.previous)}`}
        />
      </div>
      <div className="chart-foot">
        <span className="keys">
          <span>
            <i />
            {t('now')}
          </span>
          <span>
            <i className="dotted" />
            {t('before')}
          </span>
        </span>
        {data.averageBloggerRevenue && (
          <Tooltip title={t('averageCreatorHint')}>
            <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
              <Users size={14} aria-hidden /> {t('averageCreator')}{' '}
              <b className="num" style={{ color: 'var(--ink)' }}>
                <Money value={data.averageBloggerRevenue} />
              </b>
            </span>
          </Tooltip>
        )}
      </div>
    </section>
  );
}
