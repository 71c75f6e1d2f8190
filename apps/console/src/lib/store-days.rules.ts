/** A first and a last day, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 86_400_000;

/** A day some days later (or, below zero, earlier); calendar days, whatever the clocks do. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const dayRangeNames = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'last90',
] as const;
export type DayRangeName = (typeof dayRangeNames)[number];

/** The days of a named range, seen from today. */
export function dayRangeOf(name: DayRangeName, today: string): DayRange {
  if (name === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  if (name === 'thisMonth') return { from: `${today.slice(0, 8)}01`, to: today };
  const back = { today: 0, last7: 6, last30: 29, last90: 89 }[name];
  return { from: shiftDay(today, -back), to: today };
}

/** A range as the API takes it. */
export const dayQuery = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  ...(from ? { dayFrom: from } : {}),
  ...(to ? { dayTo: to } : {}),
});
