import { useQuery } from '@tanstack/react-query';
import { type DashboardWindow, type Figure, readDashboard } from '@vitrine/contract/shop/analytics.ts';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { BigMoney } from '../../ui/big-money.tsx';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import { TrendChart } from './trend-chart.tsx';

/** Four moments under the chart, the last of them now. */
function useAxis(window: DashboardWindow, steps: readonly string[]): string[] {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const clock = useClock();
  const shown = [0, 1, 2].flatMap((part) => steps[Math.round((part * steps.length) / 3)] ?? []);
  return [
    ...shown.map((step) => clock.write(window === 'day' ? 'time' : 'weekdayNumber', step)),
    window === 'day' ? t('now') : tDash('todayShort'),
  ];
}

function FigureCell({ name, text, change, unit, to }: { name: string; text: string; change: number | null; unit?: 'points'; to: string }) {
  return (
    <Link to={to}>
      <span>{name}</span>
      <b>{text}</b>
      <ChangeMark percent={change} {...(unit ? { unit } : {})} />
    </Link>
  );
}

function Waiting() {
  return (
    <section className="card section m-earned" aria-busy="true">
      <div className="top">
        <SkeletonLine width={120} />
        <SkeletonLine width={104} height={38} />
      </div>
      <div style={{ display: 'grid', gap: 14, padding: '14px 0' }}>
        <SkeletonLine width="52%" height={42} />
        <SkeletonLine width="38%" />
        <SkeletonLine height={104} />
      </div>
      <div className="three">
        {[0, 1, 2].map((cell) => (
          <span key={cell} style={{ display: 'grid', gap: 8, padding: '2px 0' }}>
            <SkeletonLine width="60%" height={12} />
            <SkeletonLine width="76%" height={20} />
            <SkeletonLine width="44%" height={12} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** What the owner earned, how that compares, and the figures behind it; each leads to its rows. */
export function EarnedCard() {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const percent = usePercentText({ most: 1 });
  const [window, setWindow] = useState<DashboardWindow>('day');
  const [isExplained, setExplained] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: storeKeys.dashboard,
    queryFn: ({ signal }) => api.read(readDashboard, {}, signal),
  });
  const figures = data?.windows[window];
  const labels = useAxis(window, figures?.steps ?? []);
  if (!data || !figures)
    return error ? (
      <section className="card section">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    ) : (
      <Waiting />
    );
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const count = ({ value }: Figure) => number.format(value ?? 0);
  const isDay = window === 'day';
  // Sum, change, chart and the figures below are all of the same hours or days.
  const versus = isDay ? figures.earnings.change : data.comparisons.lastWeek;
  const shown = isDay ? { amount: Math.round(figures.earnings.value ?? 0), currency: data.currency } : data.revenue.week;
  return (
    <section className="card section m-earned" aria-label={t(isDay ? 'earnedDay' : 'earnedWeek')}>
      <div className="top">
        <button type="button" className="what" aria-expanded={isExplained} onClick={() => setExplained(!isExplained)}>
          {t(isDay ? 'earnedDay' : 'earnedWeek')}
          <Info size={16} aria-label={t('whatIsIt')} />
        </button>
        <span className="m-segment">
          <button type="button" aria-pressed={isDay} onClick={() => setWindow('day')}>
            {t('hours')}
          </button>
          <button type="button" aria-pressed={!isDay} onClick={() => setWindow('week')}>
            {t('week')}
          </button>
        </span>
      </div>
      {isExplained && <p className="hint">{tDash(isDay ? 'earningsHint' : 'weekHint')}</p>}
      <Link className="figure" to={`/earnings?view=sales${isDay ? '' : '&range=week'}`}>
        <BigMoney value={shown} />
      </Link>
      {versus !== null && (
        <p className="versus">
          <ChangeMark percent={versus} /> {tDash(isDay ? 'vsDay' : 'vsWeek')}
        </p>
      )}
      <TrendChart
        now={figures.earnings.series}
        before={figures.earnings.previousSeries}
        labels={labels}
        summary={`${tDash(isDay ? 'last24' : 'week')}: ${money({ amount: Math.round(figures.earnings.value ?? 0), currency: data.currency })}`}
      />
      <div className="three num">
        <FigureCell name={tDash('clicks')} text={count(figures.clicks)} change={figures.clicks.change} to="/share" />
        <FigureCell name={t('sold')} text={count(figures.salesVolume)} change={figures.salesVolume.change} to="/tableme" />
        <FigureCell
          name={tDash('conversion')}
          text={figures.conversion.value === null ? '–' : percent(figures.conversion.value)}
          change={figures.conversion.change}
          unit="points"
          to="/share"
        />
      </div>
    </section>
  );
}
