/** An article on the screen: where its text begins, measured from the top of the window, and how tall it is, in pixels. */
interface ShownText {
  top: number;
  height: number;
}

/** Where the line that is being read is, below the bars at the top of the window. */
export const readingLinePx = 96;

/** The second of an article's reading time at the top of the window; 0 where its end is in view: the next reading starts over. */
export function readingPositionOf(
  { top, height }: ShownText,
  windowHeight: number,
  durationSeconds: number,
): number {
  if (height <= 0 || top + height <= windowHeight) return 0;
  const read = (readingLinePx - top) / height;
  return Math.round(Math.min(1, Math.max(0, read)) * durationSeconds);
}

/** How far the window is scrolled from here to show the text at a position. */
export const scrollToPosition = (
  { top, height }: ShownText,
  positionSeconds: number,
  durationSeconds: number,
): number => top + (positionSeconds / durationSeconds) * height - readingLinePx;
