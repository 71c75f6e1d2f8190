export interface Point {
  x: number;
  y: number;
}

/** The values of both lines on one scale, in a box of the given size; what is not known yet has no point. */
export function placePoints(
  values: readonly (number | null)[],
  scale: { low: number; top: number },
  box: { width: number; height: number },
): Point[] {
  const span = scale.top - scale.low || 1;
  const step = box.width / Math.max(values.length - 1, 1);
  return values.flatMap((value, index) =>
    value === null
      ? []
      : [{ x: index * step, y: box.height - ((value - scale.low) / span) * box.height }],
  );
}

/** From nothing (or from below nothing) up to the highest value of both lines. */
export function scaleOf(...lines: readonly (readonly (number | null)[])[]): {
  low: number;
  top: number;
} {
  const known = lines.flat().filter((value) => value !== null);
  const low = Math.min(0, ...known);
  return { low, top: Math.max(...known, low + 1) };
}

const round = (value: number) => Number(value.toFixed(1));

/** A line that is soft and yet never higher or lower than the points it joins (monotone cubic). */
export function softLine(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    return (point.y - before.y) / (point.x - before.x || 1);
  });
  const tangents = points.map((_, index) => {
    const [left, right] = [slopes[index - 1], slopes[index]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    const third = (point.x - before.x) / 3;
    const out = before.y + third * (tangents[index] ?? 0);
    const into = point.y - third * (tangents[index + 1] ?? 0);
    return `C${round(before.x + third)},${round(out)} ${round(point.x - third)},${round(into)} ${round(point.x)},${round(point.y)}`;
  });
  return `M${round(first.x)},${round(first.y)}${curves.join('')}`;
}
