import type { EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../lib/settings.ts';
import { readTokens, useShownTheme } from '../lib/theme.ts';
import { chartOption } from './chart-option.ts';
import './chart.css';

export interface LineChartProps {
  labels: readonly string[];
  /** Long labels for the tooltip. */
  titles: readonly string[];
  now: readonly (number | null)[];
  nowName: string;
  /** The period before, as a dotted line behind. */
  before?: readonly (number | null)[];
  beforeName?: string;
  format: (value: number) => string;
  /** Shorter words for the axis. */
  formatAxis?: (value: number) => string;
  /** The smallest step of the axis: 1 for things that are counted. */
  minInterval?: number;
  /** The end of the axis where nothing can be more: 100 for a share. */
  limit?: number;
  /** The last step is not over yet: the line to it is dashed, so that it does not look like a fall. */
  isLastOpen?: boolean;
  /** Read to people who do not see the picture. */
  summary: string;
  height?: number;
}

/** The chart in a box, once the library is there and the box has a size (a kept page may be hidden meanwhile). */
function useChart(box: React.RefObject<HTMLDivElement | null>): EChartsType | undefined {
  const [chart, setChart] = useState<EChartsType>();
  useEffect(() => {
    let made: EChartsType | undefined;
    let isGone = false;
    const watch = new ResizeObserver(() => draw());
    let draw: () => void = () => undefined;
    void import('./echarts.ts').then(({ init }) => {
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
export function LineChart(props: LineChartProps) {
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
    isLastOpen = false,
    summary,
    height = 216,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const chart = useChart(box);
  const theme = useShownTheme();
  const themeColor = useSettings((settings) => settings.themeColor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read from the page, so its change must draw anew
  useEffect(() => {
    if (!chart) return;
    const tokens = readTokens(['primary', 'ink', 'ink-2', 'ink-3', 'text-3', 'line', 'line-2', 'card', 'font', 'shadow-float']);
    const at = (value: number) => Number(chart.convertToPixel({ yAxisIndex: 0 }, value));
    // Changed numbers move the line that stands; the chart is not built anew.
    chart.setOption(
      chartOption(
        { labels, titles, now, nowName, before, beforeName, format, formatAxis: formatAxis ?? format, minInterval, limit, isLastOpen },
        tokens,
        at,
      ),
    );
  }, [chart, labels, titles, now, nowName, before, beforeName, format, formatAxis, minInterval, limit, isLastOpen, theme, themeColor]);
  return (
    <figure className="line-chart" role="img" aria-label={summary}>
      <div ref={box} style={{ height }} aria-hidden="true" />
    </figure>
  );
}
