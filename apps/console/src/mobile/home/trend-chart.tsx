import { placePoints, scaleOf, softLine } from './trend.rules.ts';

const box = { width: 320, height: 84 };

interface TrendChartProps {
  now: readonly (number | null)[];
  before: readonly (number | null)[];
  labels: readonly string[];
  /** The same in words, for those who do not see it. */
  summary: string;
  /** The point that is looked at. */
  chosen: number | undefined;
  /** A point in words. */
  nameOf: (index: number) => string;
  /** What the control of the points is called. */
  label: string;
  onChoose: (index: number) => void;
}

/** A small chart: this period as a line, the one before behind it as dots. A finger or the arrow keys choose a point. */
export function TrendChart({
  now,
  before,
  labels,
  summary,
  chosen,
  nameOf,
  label,
  onChoose,
}: TrendChartProps) {
  const scale = scaleOf(now, before);
  const points = placePoints(now, scale, box);
  const line = softLine(points);
  const last = points.at(-1);
  const lastIndex = Math.max(now.length - 1, 0);
  const x = chosen === undefined ? undefined : (chosen * box.width) / Math.max(lastIndex, 1);
  return (
    <div className="m-trend above-14">
      <svg
        viewBox={`0 -4 ${box.width} ${box.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <defs>
          <linearGradient id="m-trend-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--primary)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--primary)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {last && (
          <path d={`${line}L${last.x},${box.height}L0,${box.height}Z`} fill="url(#m-trend-fill)" />
        )}
        <path className="before" d={softLine(placePoints(before, scale, box))} />
        <path className="now" d={line} />
        {x !== undefined && <path className="chosen" d={`M${x},-4V${box.height}`} />}
      </svg>
      <input
        type="range"
        min={0}
        max={lastIndex}
        value={chosen ?? lastIndex}
        aria-label={label}
        aria-valuetext={nameOf(chosen ?? lastIndex)}
        // A tap on the point where the control is already changes nothing, but it is a choice all the same.
        onFocus={({ target }) => onChoose(target.valueAsNumber)}
        onChange={({ target }) => onChoose(target.valueAsNumber)}
      />
      <div className="axis num" aria-hidden="true">
        {labels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
}
