import type { EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitForFirstPage } from '../lib/first-page.ts';
import { useSettings } from '../lib/settings.ts';
import { readTokens, useShownTheme } from '../lib/theme.ts';
import { type ChartParts, chartOption, chartTokens } from './chart-option.ts';
import './chart.css';

interface LineChartProps extends ChartParts {
  /** Read to people who do not see the picture. */
  summary: string;
  height?: number;
  /** Opens what is behind a point, by a click anywhere above or below it. */
  onOpen?: (index: number) => void;
}

/** The chart in a box, once the library is there and the box has a size (a kept page may be hidden meanwhile). */
function useChart(box: React.RefObject<HTMLDivElement | null>): EChartsType | undefined {
  const [chart, setChart] = useState<EChartsType>();
  useEffect(() => {
    let made: EChartsType | undefined;
    let isGone = false;
    const watch = new ResizeObserver(() => draw());
    let draw: () => void = () => undefined;
    // It weighs more than the page: the figures come first.
    const library = waitForFirstPage().then(() => import('./echarts.ts'));
    void library.then(({ init }) => {
      const element = box.current;
      if (isGone || !element) return;
      draw = () => {
        if (element.clientWidth === 0) return;
        if (made) return made.resize();
        made = init(element);
        setChart(made);
      };
      watch.observe(element);
    });
    return () => {
      isGone = true;
      watch.disconnect();
      setChart(undefined);
      made?.dispose();
    };
  }, [box]);
  return chart;
}

/** One line with the period before behind it, in the theme's colours. The chart library loads when it is first needed. */
export function LineChart({ summary, height = 216, onOpen, ...parts }: LineChartProps) {
  const {
    labels,
    titles,
    now,
    nowName,
    before,
    beforeName,
    format,
    formatAxis,
    minInterval,
    limit,
    isLastOpen,
    openHint,
  } = parts;
  const box = useRef<HTMLDivElement>(null);
  const chart = useChart(box);
  const theme = useShownTheme();
  const themeColor = useSettings((settings) => settings.themeColor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read from the page, so its change must draw anew
  useEffect(() => {
    if (!chart) return;
    const at = (value: number) => Number(chart.convertToPixel({ yAxisIndex: 0 }, value));
    // Changed numbers move the line that stands; the chart is not built anew.
    chart.setOption(
      chartOption(
        {
          labels,
          titles,
          now,
          nowName,
          before,
          beforeName,
          format,
          formatAxis,
          minInterval,
          limit,
          isLastOpen,
          openHint,
        },
        readTokens(chartTokens),
        at,
      ),
    );
  }, [
    chart,
    labels,
    titles,
    now,
    nowName,
    before,
    beforeName,
    format,
    formatAxis,
    minInterval,
    limit,
    isLastOpen,
    openHint,
    theme,
    themeColor,
  ]);
  const open = useEffectEvent((x: number, y: number) => {
    const index = Number(chart?.convertFromPixel({ xAxisIndex: 0 }, x));
    if (chart?.containPixel('grid', [x, y]) && index in labels) onOpen?.(index);
  });
  useEffect(() => {
    const canvas = chart?.getZr();
    canvas?.on('click', ({ offsetX, offsetY }) => open(offsetX, offsetY));
  }, [chart]);
  return (
    <figure
      className={onOpen ? 'line-chart slim opens' : 'line-chart slim'}
      role="img"
      aria-label={summary}
    >
      <div ref={box} style={{ height }} aria-hidden="true" />
    </figure>
  );
}
