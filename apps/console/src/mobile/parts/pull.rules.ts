/** From here on letting go reads the page again. */
export const enoughPullPx = 56;
const mostPullPx = 96;

/** How far the mark follows a finger: ever more slowly, and not at all upwards. */
export function pullOf(fingerPx: number): number {
  if (fingerPx <= 0) return 0;
  return Math.round(mostPullPx * (1 - Math.exp(-fingerPx / 160)));
}

/** A pull begins only straight down from the very top; a sideways move belongs to what scrolls sideways. */
export const isPull = (downPx: number, sidePx: number): boolean =>
  downPx > 6 && downPx > Math.abs(sidePx) * 1.5;
