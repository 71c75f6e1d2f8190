import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import type {
  DashboardWindow,
  readDashboard,
  WindowFigures,
} from '@vitrine/contract/shop/dashboard.ts';
import { useCallback, useMemo } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { periodsOf } from './periods.rules.ts';
import type { FigureName } from './points.rules.ts';

export type Dashboard = EndpointAnswer<typeof readDashboard>;

/** How each figure is written, in full and on the axis; a figure without a value is a dash. */
export function useFigureFormats(currency: Dashboard['currency']) {
  const tag = useIntlTag();
  const money = useTrueMoneyText();
  const format = useCallback(
    (name: FigureName) => (value: number | null | undefined) => {
      if (value === null || value === undefined) return '–';
      if (name === 'earnings') return money({ amount: Math.round(value), currency });
      const digits = { maximumFractionDigits: 1 };
      if (name === 'conversion')
        return findNumberFormat(tag, { style: 'percent', ...digits }).format(value / 100);
      return findNumberFormat(tag, digits).format(value);
    },
    [money, currency, tag],
  );
  const formatAxis = useCallback(
    (name: FigureName) => {
      if (name !== 'earnings') return format(name);
      const short = findNumberFormat(tag, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
      return (value: number) => short.format(Number(toDecimal(Math.round(value), currency)));
    },
    [format, currency, tag],
  );
  return { format, formatAxis };
}

/** The words of a chart: short ones for the axis, long ones for each point of both periods, and the names of the periods. */
export function useChartWords(
  window: DashboardWindow,
  { steps, previousSteps }: Pick<WindowFigures, 'steps' | 'previousSteps'>,
) {
  const t = useText(dashboardTexts);
  const clock = useClock();
  return useMemo(() => {
    if (window === 'day') {
      const title = (step: string) => clock.write('weekdayTime', step);
      return {
        labels: steps.map((step) => clock.write('time', step)),
        titles: steps.map(title),
        previousTitles: previousSteps.map(title),
        now: t('last24'),
        before: t('before24'),
      };
    }
    const periods = periodsOf(steps);
    const title = (step: string) => clock.write('longDay', step);
    return {
      labels: steps.map((step, index) =>
        index === steps.length - 1
          ? t('todayShort')
          : `${clock.write('weekday', step)} ${clock.write('dayNumber', step)}`,
      ),
      titles: steps.map(title),
      previousTitles: previousSteps.map(title),
      now: periods ? clock.writeRange('monthDay', ...periods.now) : '',
      before: periods ? clock.writeRange('monthDay', ...periods.before) : '',
    };
  }, [steps, previousSteps, clock, window, t]);
}
