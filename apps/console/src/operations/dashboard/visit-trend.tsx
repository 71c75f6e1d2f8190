import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { readOperationsDashboard, trendDays } from '@vitrine/contract/shop/operations-dashboard.ts';
import { readVisitTrend } from '@vitrine/contract/shop/visit-figures.ts';
import { Segmented } from 'antd';
import { ImageDown } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { shiftDay } from '../../lib/store-days.rules.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { uiTexts } from '../../texts/ui.ts';
import { ChartTabs } from '../../ui/chart-tabs.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ErrorState } from '../../ui/page-state.tsx';

type Days = (typeof trendDays)[number];
const figures = ['pv', 'uv', 'ip', 'orders'] as const;
type Figure = (typeof figures)[number];
const none: readonly number[] = [];

/** What people looked at and paid over the last days, by UTC day; each figure has a scale of its own, so each has a tab. */
function useTrend(days: Days) {
  const endDate = new Date().toISOString().slice(0, 10);
  const query = { startDate: shiftDay(endDate, 1 - days), endDate };
  const visits = useQuery({
    queryKey: platformKeys.visitTrend(query),
    queryFn: ({ signal }) => api.read(readVisitTrend, { query }, signal),
    placeholderData: keepPreviousData,
  });
  const sales = useQuery({
    queryKey: platformKeys.today(days),
    queryFn: ({ signal }) =>
      api.read(readOperationsDashboard, { query: { trendDays: days } }, signal),
    placeholderData: keepPreviousData,
  });
  const orders = useMemo(() => sales.data?.trend.map((day) => day.orders) ?? none, [sales.data]);
  const { pvList = none, uvList = none, ipList = none, dates } = visits.data ?? {};
  return { visits, dates, series: { pv: pvList, uv: uvList, ip: ipList, orders } };
}

/** The visit trend of 7, 30 or 90 days, which can be saved as a picture. */
export function VisitTrend() {
  const t = useText(operationsHomeTexts);
  const tOps = useText(operationsTexts);
  const tHint = useText(operationsDashboardTexts);
  const tUi = useText(uiTexts);
  const tag = useIntlTag();
  const clock = useClock();
  const panelId = useId();
  const [figure, setFigure] = useState<Figure>('pv');
  const [days, setDays] = useState<Days>(7);
  const { visits, dates, series } = useTrend(days);
  const format = useCallback(
    (value: number) => findNumberFormat(tag).format(Math.round(value)),
    [tag],
  );
  const { labels, titles } = useMemo(() => {
    const write = (style: 'shortDay' | 'longDay') =>
      (dates ?? []).map((day) => clock.writeDay(style, day));
    const long = write('longDay');
    const today = long.pop();
    return {
      labels: write('shortDay'),
      titles: today === undefined ? [] : [...long, tHint('soFar', { day: today })],
    };
  }, [dates, clock, tHint]);
  const nameOf = (one: Figure) => (one === 'orders' ? tOps('ordersSeries') : t(one));
  const totalOf = (one: Figure) => format(series[one].reduce((sum, value) => sum + value, 0));
  const parts = {
    labels,
    titles,
    now: series[figure],
    nowName: nameOf(figure),
    format,
    minInterval: 1,
    isLastOpen: true,
  };
  const saving = useApiMutation(async () => {
    const { saveChartPicture } = await import('../../ui/save-chart-picture.ts');
    await saveChartPicture({
      parts,
      title: `${nameOf(figure)}: ${totalOf(figure)}`,
      line: [t('allStores'), t('lastDays', { count: days })].join(' · '),
      fileName: `${['visits', figure, dates?.at(-1)].filter(Boolean).join('-')}.png`,
    });
  });
  return (
    <section className="card" aria-label={t('visitTrend')}>
      <div className="chart-head">
        <ChartTabs
          label={t('visitTrend')}
          active={figure}
          panelId={panelId}
          onChange={setFigure}
          tabs={figures.map((key) => ({
            key,
            name: nameOf(key),
            hint: key === 'orders' ? tHint('ordersTabHint') : t(`${key}Hint`),
            value: dates ? totalOf(key) : '–',
          }))}
        />
        <Segmented<Days>
          aria-label={t('range')}
          value={days}
          onChange={setDays}
          options={trendDays.map((value) => ({ value, label: t('lastDays', { count: value }) }))}
        />
      </div>
      <div className="chart-body" id={panelId} role="tabpanel" aria-label={nameOf(figure)}>
        {!dates && visits.isError ? (
          <ErrorState error={visits.error} onRetry={() => void visits.refetch()} />
        ) : (
          <LineChart
            {...parts}
            height={300}
            summary={`${nameOf(figure)}, ${t('lastDays', { count: days })}: ${dates ? totalOf(figure) : ''}`}
          />
        )}
      </div>
      <div className="chart-foot">
        <span />
        <span className="chart-tools">
          <button
            type="button"
            disabled={saving.isBusy || !dates}
            onClick={() => void saving.run()}
          >
            <ImageDown size={14} aria-hidden />
            {tUi('savePicture')}
          </button>
        </span>
      </div>
    </section>
  );
}
