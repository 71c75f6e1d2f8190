import { placePoints, scaleOf, softLine } from './trend.rules.ts';

const box = { width: 320, height: 84 };

/** A small chart: this period as a line, the one before behind it as dots. */
export function TrendChart({
  now,
  before,
  labels,
  summary,
}: {
  now: readonly (number | null)[];
  before: readonly (number | null)[];
  labels: readonly string[];
  /** The same in words, for those who do not see it. */
  summary: string;
}) {
  const scale = scaleOf(now, before);
  const points = placePoints(now, scale, box);
  const line = softLine(points);
  const last = points.at(-1);
  return (
    <div className="m-trend">
      <svg viewBox={`0 -4 ${box.width} ${box.height + 8}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        <defs>
          <linearGradient id="m-trend-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--primary)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--primary)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {last && <path d={`${line}L${last.x},${box.height}L0,${box.height}Z`} fill="url(#m-trend-fill)" />}
        <path className="before" d={softLine(placePoints(before, scale, box))} />
        <path className="now" d={line} />
      </svg>
      <div className="axis num" aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
