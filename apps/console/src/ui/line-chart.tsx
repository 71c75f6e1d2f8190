import { useEffect, useRef } from 'react';
import { useSettings } from '../lib/settings.ts';
import { readTokens } from '../lib/theme.ts';

export interface LineChartProps {
  labels: readonly string[];
  /** Long labels for the tooltip. */
  titles: readonly string[];
  now: readonly (number | null)[];
  before: readonly (number | null)[];
  nowName: string;
  beforeName: string;
  format: (value: number) => string;
  /** Read to people who do not see the picture. */
  summary: string;
  height?: number;
}

type Echarts = typeof import('./echarts.ts');

/** One line with the period before as a dotted line behind it, in the theme's colours. The chart library loads when it is first needed. */
export function LineChart({ labels, titles, now, before, nowName, beforeName, format, summary, height = 240 }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useSettings((settings) => `${settings.theme}|${settings.themeColor}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's colours are read from the page, so its change must draw anew
  useEffect(() => {
    let chart: ReturnType<Echarts['init']> | undefined;
    let isGone = false;
    const resize = new ResizeObserver(() => chart?.resize());
    void import('./echarts.ts').then(({ init, graphic }) => {
      if (isGone || !box.current) return;
      const t = readTokens(['primary', 'ink', 'ink-2', 'ink-3', 'text-3', 'line', 'line-2', 'card', 'font', 'shadow-float']);
      chart = init(box.current);
      chart.setOption({
        animationDuration: 200,
        textStyle: { fontFamily: t.font },
        grid: { left: 4, right: 16, top: 12, bottom: 4, containLabel: true },
        tooltip: {
          trigger: 'axis',
          backgroundColor: t.card,
          borderColor: t.line,
          padding: [8, 12],
          textStyle: { color: t.ink, fontSize: 12 },
          extraCssText: `box-shadow:${t['shadow-float']};border-radius:8px`,
          axisPointer: { lineStyle: { color: t['line-2'] } },
          formatter: (points: unknown) => {
            const list = points as { dataIndex: number; seriesIndex: number; value: number | null; seriesName: string }[];
            const index = list[0]?.dataIndex ?? 0;
            const row = (mark: string, name: string, value: number | null | undefined) =>
              `<div style="display:flex;gap:16px;justify-content:space-between"><span>${mark} ${name}</span><b>${value === null || value === undefined ? '–' : format(value)}</b></div>`;
            return `<div style="color:${t['text-3']};margin-bottom:4px">${titles[index] ?? ''}</div>${row('—', nowName, now[index])}${row('⋯', beforeName, before[index])}`;
          },
        },
        xAxis: {
          type: 'category',
          data: [...labels],
          boundaryGap: false,
          axisLine: { lineStyle: { color: t.line } },
          axisTick: { show: false },
          axisLabel: { color: t['text-3'], fontSize: 12, hideOverlap: true },
        },
        yAxis: {
          type: 'value',
          splitNumber: 4,
          axisLabel: { color: t['text-3'], fontSize: 12, formatter: (value: number) => format(value) },
          splitLine: { lineStyle: { color: t.line, type: 'dashed' } },
        },
        series: [
          {
            name: beforeName,
            type: 'line',
            data: [...before],
            smooth: 0.3,
            symbol: 'none',
            lineStyle: { color: t['ink-3'], width: 1.5, type: 'dotted' },
            silent: true,
          },
          {
            name: nowName,
            type: 'line',
            data: [...now],
            smooth: 0.3,
            symbol: 'circle',
            symbolSize: 6,
            showSymbol: false,
            connectNulls: true,
            lineStyle: { color: t.primary, width: 2 },
            itemStyle: { color: t.primary },
            areaStyle: {
              color: new graphic.LinearGradient(0, 0, 0, 1, [
                { offset: 0, color: `${t.primary}30` },
                { offset: 1, color: `${t.primary}00` },
              ]),
            },
          },
        ],
      });
      resize.observe(box.current);
    });
    return () => {
      isGone = true;
      resize.disconnect();
      chart?.dispose();
    };
  }, [labels, titles, now, before, nowName, beforeName, format, theme]);
  return (
    <figure role="img" aria-label={summary}>
      <div ref={box} style={{ height }} aria-hidden="true" />
    </figure>
  );
}

/** A line of a few points, for cards. */
export function Sparkline({ values, width = 76, height = 28 }: { values: readonly (number | null)[]; width?: number; height?: number }) {
  const points = values.map((value) => value ?? 0);
  const top = Math.max(...points, 1);
  const low = Math.min(...points, 0);
  const at = (value: number, index: number) =>
    `${((index / Math.max(points.length - 1, 1)) * (width - 4) + 2).toFixed(1)},${(height - 3 - ((value - low) / (top - low || 1)) * (height - 6)).toFixed(1)}`;
  const line = points.map(at).join(' ');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
      <polyline points={line} stroke="var(--primary)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={line.split(' ').at(-1)?.split(',')[0]} cy={line.split(' ').at(-1)?.split(',')[1]} r="2" fill="var(--primary)" />
    </svg>
  );
}
