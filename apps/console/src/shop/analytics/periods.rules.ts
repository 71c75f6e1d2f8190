const dayMs = 86_400_000;

export interface Periods {
  now: readonly [Date, Date];
  before: readonly [Date, Date];
}

/**
 * The first and last day of a row of days, and of as many days before. Midday is taken, so that a day of 23 or 25 hours
 * (summer time begins or ends) does not move the date.
 */
export function periodsOf(steps: readonly string[]): Periods | undefined {
  const middays = steps.map((step) => Date.parse(step) + dayMs / 2);
  const first = middays[0];
  const last = middays.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const back = steps.length * dayMs;
  return {
    now: [new Date(first), new Date(last)],
    before: [new Date(first - back), new Date(last - back)],
  };
}

/** The part of the day, for the greeting. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
