/** The colours that a chart takes from the theme. */
export const chartTokens = [
  'primary',
  'ink',
  'ink-2',
  'ink-3',
  'text-3',
  'line',
  'line-2',
  'card',
  'font',
  'shadow-float',
] as const;
type Tokens = Record<(typeof chartTokens)[number], string>;

export interface ChartParts {
  labels: readonly string[];
  /** Long labels for the tooltip. */
  titles: readonly string[];
  now: readonly (number | null)[];
  nowName: string;
  /** The period before, as a dotted line behind. */
  before?: readonly (number | null)[] | undefined;
  beforeName?: string | undefined;
  format: (value: number) => string;
  /** Shorter words for the axis. */
  formatAxis?: ((value: number) => string) | undefined;
  /** The smallest step of the axis: 1 for things that are counted. */
  minInterval?: number | undefined;
  /** What cannot be exceeded, 100 for a share: the axis ends there instead of at a round number above. */
  limit?: number | undefined;
  /** The last step is not over yet: the line to it is dashed, so that it does not look like a fall. */
  isLastOpen?: boolean | undefined;
  /** The last line of the tooltip: what a click does. */
  openHint?: string | undefined;
}
interface Size {
  contentSize: readonly [number, number];
  viewSize: readonly [number, number];
}
interface Point {
  dataIndex: number;
}

const gapPx = 12;
const axisPx = 24;

/** Beside the pointer, and below the lines where there is room, so that the words hide no number. */
function placeTooltip(
  pointerX: number,
  lines: readonly number[],
  { contentSize, viewSize }: Size,
): [number, number] {
  const [width, height] = contentSize;
  const lowest = Math.max(...lines);
  const highest = Math.min(...lines);
  const left = Math.min(Math.max(pointerX - width / 2, 0), viewSize[0] - width);
  if (lowest + gapPx + height <= viewSize[1] - axisPx) return [left, lowest + gapPx];
  if (highest - gapPx - height >= 0) return [left, highest - gapPx - height];
  const isRight = pointerX + gapPx + width <= viewSize[0];
  return [
    isRight ? pointerX + gapPx : pointerX - gapPx - width,
    Math.max(0, viewSize[1] - axisPx - height),
  ];
}

/** What the chart library draws: the lines, a light grid, a tooltip with our own texts. `at` is the position of a value. */
export function chartOption(parts: ChartParts, t: Tokens, at: (value: number) => number) {
  const {
    labels,
    titles,
    now,
    nowName,
    before,
    beforeName,
    format,
    formatAxis = format,
    minInterval,
    limit,
    isLastOpen,
    openHint,
  } = parts;
  const stroke = (style: string, color: string) =>
    `<i style="display:inline-block;width:14px;border-top:2px ${style} ${color};vertical-align:middle;margin-right:8px"></i>`;
  const row = (mark: string, name: string, value: number | null | undefined, weight: number) =>
    `<div style="display:flex;gap:20px;justify-content:space-between;line-height:20px"><span>${mark}${name}</span><b style="font-weight:${weight};font-variant-numeric:tabular-nums">${value === null || value === undefined ? '–' : format(value)}</b></div>`;
  const words = (index: number) =>
    `<div style="color:${t['text-3']};margin-bottom:4px">${titles[index] ?? ''}</div>${row(stroke('solid', t.primary), nowName, now[index], 600)}${before ? row(stroke('dotted', t['ink-3']), beforeName ?? '', before[index], 500) : ''}${openHint ? `<div style="color:${t['text-3']};margin-top:4px">${openHint}</div>` : ''}`;
  const indexOf = (points: unknown) => ((points as Point[])[0] ?? { dataIndex: 0 }).dataIndex;
  // Without any value the steps of the axis would be fractions of the smallest unit: only its zero is named.
  const isFlat = [...now, ...(before ?? [])].every((value) => !value);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    animation: !isStill,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: { fontFamily: t.font },
    grid: { left: 4, right: 4, top: 12, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: t.card,
      borderColor: t.line,
      padding: [8, 12],
      transitionDuration: isStill ? 0 : 0.12,
      textStyle: { color: t.ink, fontSize: 12 },
      extraCssText: `box-shadow:${t['shadow-float']};border-radius:8px`,
      axisPointer: { lineStyle: { color: t['line-2'], type: 'solid' as const } },
      formatter: (points: unknown) => words(indexOf(points)),
      position: (
        pointer: [number, number],
        points: unknown,
        _box: unknown,
        _shape: unknown,
        size: Size,
      ) => {
        const index = indexOf(points);
        const values = [now[index], before?.[index]].filter(
          (value): value is number => typeof value === 'number',
        );
        return placeTooltip(pointer[0], values.length ? values.map(at) : [0], size);
      },
    },
    xAxis: {
      type: 'category' as const,
      data: [...labels],
      axisLine: { lineStyle: { color: t.line } },
      axisTick: { show: false },
      axisLabel: { color: t['text-3'], fontSize: 12, hideOverlap: true, margin: 12 },
    },
    yAxis: {
      type: 'value' as const,
      splitNumber: 4,
      minInterval: minInterval ?? 0,
      ...(limit === undefined
        ? {}
        : { max: ({ max }: { max: number }) => (max > limit * 0.8 ? limit : null) }),
      axisLabel: {
        color: t['text-3'],
        fontSize: 12,
        formatter: (value: number) => (isFlat && value ? '' : formatAxis(value)),
      },
      splitLine: { lineStyle: { color: t.line, type: 'dashed' as const } },
    },
    series: [
      {
        id: 'before',
        type: 'line' as const,
        data: before ? [...before] : [],
        smooth: 0.3,
        smoothMonotone: 'x' as const,
        symbol: 'none',
        connectNulls: true,
        lineStyle: { color: t['ink-3'], width: 1.5, type: 'dotted' as const },
        silent: true,
      },
      {
        id: 'now',
        type: 'line' as const,
        data: isLastOpen ? [...now.slice(0, -1), null] : [...now],
        smooth: 0.3,
        smoothMonotone: 'x' as const,
        symbol: 'circle',
        symbolSize: 7,
        showSymbol: false,
        connectNulls: true,
        lineStyle: { color: t.primary, width: 2 },
        itemStyle: { color: t.primary },
        areaStyle: {
          color: {
            type: 'linear' as const,
            x: 0,
            y: 0,
            x2: 0,
            y2: 1,
            colorStops: [
              { offset: 0, color: `${t.primary}2e` },
              { offset: 1, color: `${t.primary}00` },
            ],
          },
        },
      },
      {
        id: 'open',
        type: 'line' as const,
        data: isLastOpen ? now.map((value, index) => (index < now.length - 2 ? null : value)) : [],
        symbol: 'circle',
        symbolSize: 7,
        showSymbol: false,
        lineStyle: { color: t.primary, width: 2, type: 'dashed' as const },
        itemStyle: { color: t.primary },
      },
    ],
  };
}
