/** A line of a few points, for cards. */
export function Sparkline({
  values,
  width = 68,
  height = 28,
}: {
  values: readonly (number | null)[];
  width?: number;
  height?: number;
}) {
  const points = values.map((value) => value ?? 0);
  const top = Math.max(...points, 1);
  const low = Math.min(...points, 0);
  const places = points.map((value, index) => ({
    x: Number(((index / Math.max(points.length - 1, 1)) * (width - 6) + 3).toFixed(1)),
    y: Number((height - 4 - ((value - low) / (top - low || 1)) * (height - 8)).toFixed(1)),
  }));
  const last = places.at(-1);
  const line = places.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <polygon
        points={`3,${height} ${line} ${last?.x ?? 3},${height}`}
        fill="var(--primary)"
        fillOpacity=".1"
      />
      <polyline
        points={line}
        stroke="var(--primary)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last?.x} cy={last?.y} r="2" fill="var(--primary)" />
    </svg>
  );
}
