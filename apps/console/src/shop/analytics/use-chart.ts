import type { DashboardWindow } from '@vitrine/contract/shop/dashboard.ts';
import { useMemo } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import type { ChartParts } from '../../ui/chart-option.ts';
import { type FigureName, ordersPath, pointsOf, wholeOf } from './points.rules.ts';
import { type Dashboard, useChartWords, useFigureFormats } from './use-figure-words.ts';

/** One series of the dashboard as its charts need it, on the desktop and on the phone. */
export function useFigureChart(data: Dashboard, window: DashboardWindow, name: FigureName) {
  const t = useText(dashboardTexts);
  const clock = useClock();
  const figures = data.windows[window];
  const figure = figures[name];
  const { format, formatAxis } = useFigureFormats(data.currency);
  const words = useChartWords(window, figures);
  const write = useMemo(() => format(name), [format, name]);
  const writeAxis = useMemo(() => formatAxis(name), [formatAxis, name]);
  const points = useMemo(() => pointsOf(figures), [figures]);
  const parts: ChartParts = {
    labels: words.labels,
    titles: words.titles,
    now: figure.series,
    before: figure.previousSeries,
    nowName: t(name),
    beforeName: t('before'),
    format: write,
    formatAxis: writeAxis,
    minInterval: name === 'clicks' || name === 'salesVolume' ? 1 : undefined,
    limit: name === 'conversion' ? 100 : undefined,
  };
  return {
    figure,
    format,
    write,
    words,
    parts,
    summary: `${t(name)}, ${words.now}: ${write(figure.value)}; ${words.before}: ${write(figure.previous)}`,
    pathOf: (period: 'now' | 'before', index: number) => {
      const step = points[period][index];
      return step && ordersPath(name, window, step, clock.dayOf);
    },
    /** The orders of the whole window. */
    wholePath: () => {
      const whole = wholeOf(points.now);
      return whole ? ordersPath(name, window, whole, clock.dayOf) : '';
    },
  };
}

/** Saves a series as a picture to post or to keep: the chart with its name, its value and both periods. */
export function useChartPicture(
  { parts, words, figure, write }: ReturnType<typeof useFigureChart>,
  name: FigureName,
) {
  const t = useText(dashboardTexts);
  const clock = useClock();
  const store = useOwnStore().data;
  return useApiMutation(async () => {
    const { saveChartPicture } = await import('../../ui/save-chart-picture.ts');
    await saveChartPicture({
      parts,
      title: `${t(name)}: ${write(figure.value)}`,
      line: [store?.name, words.now].filter(Boolean).join(' · '),
      fileName: `${[store?.slug ?? 'store', name.toLowerCase(), clock.dayOf(new Date())].join('-')}.png`,
      before: words.before,
    });
  });
}
