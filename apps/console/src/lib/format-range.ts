/**
 * Two formatted figures as a range; the same twice is one figure. The dash stays beside the first one, so that a narrow column breaks it
 * into two lines and no more.
 */
export const formatRange = (from: string, to: string): string =>
  from === to ? from : `${from}\u00a0– ${to}`;
