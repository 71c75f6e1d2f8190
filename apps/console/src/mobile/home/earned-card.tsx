import type { DashboardWindow } from '@vitrine/contract/shop/dashboard.ts';
import { ImageDown, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { type FigureName, figureNames } from '../../shop/analytics/points.rules.ts';
import { useChartPicture, useFigureChart } from '../../shop/analytics/use-chart.ts';
import type { Dashboard } from '../../shop/analytics/use-figure-words.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { uiTexts } from '../../texts/ui.ts';
import { BigMoney } from '../../ui/big-money.tsx';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { writeLastShown } from '../last-shown.ts';
import { PointRow } from './point-row.tsx';
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

const unitOf = (name: FigureName) => (name === 'conversion' ? 'points' : 'percent');

/** What the owner earned, how that compares, and three more figures; the one that is tapped is drawn, and each point leads to its orders. */
export function EarnedCard({ data, first }: { data: Dashboard; first: FigureName }) {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const tUi = useText(uiTexts);
  const [window, setWindow] = useState<DashboardWindow>('day');
  const [name, setName] = useState<FigureName>(first);
  const [chosen, setChosen] = useState<number>();
  const [isExplained, setExplained] = useState(false);
  const figures = data.windows[window];
  const chart = useFigureChart(data, window, name);
  const picture = useChartPicture(chart, name);
  const labels = useAxis(window, figures.steps);
  const { figure, words, write } = chart;
  const isDay = window === 'day';
  const title = name === 'earnings' ? t(isDay ? 'earnedDay' : 'earnedWeek') : tDash(name);
  const nameOf = (one: FigureName) => (one === 'salesVolume' ? t('sold') : tDash(one));
  // As it opens the next time.
  const isFirst = isDay && name === first;
  useEffect(() => {
    if (!isFirst) return;
    const four = figureNames.map((one) => ({
      name: nameOf(one),
      value: chart.format(one)(figures[one].value),
    }));
    writeLastShown(title, write(figure.value), four);
  });
  const show = (next: DashboardWindow) => {
    setWindow(next);
    setChosen(undefined);
  };
  return (
    <section className="card section m-earned" aria-label={title}>
      <div className="top line between">
        <button
          type="button"
          className="what"
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {title}
          <Info className="rigid" size={16} aria-label={t('whatIsIt')} />
        </button>
        <span className="m-segment rigid">
          <button type="button" aria-pressed={isDay} onClick={() => show('day')}>
            {t('hours')}
          </button>
          <button type="button" aria-pressed={!isDay} onClick={() => show('week')}>
            {t('week')}
          </button>
        </span>
      </div>
      {isExplained && <p className="hint">{tDash(`${name}Hint`)}</p>}
      <Link className="inherit" to={chart.wholePath()}>
        {name === 'earnings' ? (
          <BigMoney value={{ amount: Math.round(figure.value ?? 0), currency: data.currency }} />
        ) : (
          <b className="big-money num">{write(figure.value)}</b>
        )}
      </Link>
      <p className="versus above-2 text-14 muted">
        {figure.change === null ? (
          tDash('noBase')
        ) : (
          <>
            <ChangeMark percent={figure.change} unit={unitOf(name)} />{' '}
            {tDash(isDay ? 'vsDay' : 'vsWeek')}
          </>
        )}
      </p>
      <TrendChart
        now={figure.series}
        before={figure.previousSeries}
        labels={labels}
        summary={chart.summary}
        chosen={chosen}
        label={tDash('point')}
        nameOf={(index) => `${words.titles[index]}: ${write(figure.series[index])}`}
        onChoose={setChosen}
      />
      <PointRow chart={chart} chosen={chosen} />
      <fieldset className="four columns gap-8 num">
        <legend className="visually-hidden">{tDash('figures')}</legend>
        {figureNames.map((one) => (
          <button key={one} type="button" aria-pressed={one === name} onClick={() => setName(one)}>
            <span>{nameOf(one)}</span>
            <b>{chart.format(one)(figures[one].value)}</b>
            <ChangeMark percent={figures[one].change} unit={unitOf(one)} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="m-save line medium"
        disabled={picture.isBusy}
        onClick={() => void picture.run()}
      >
        <ImageDown size={18} aria-hidden />
        {tUi('savePicture')}
      </button>
    </section>
  );
}
