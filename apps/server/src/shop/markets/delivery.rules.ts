/** A day of a calendar, `YYYY-MM-DD`. */
export type Day = string;

/** Parcels neither leave nor arrive on Saturdays and Sundays. */
export const isWeekday = (day: Day): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0;

/** A calendar without a working day ends the count after so many days. */
const closedDaysMax = 400;

/** Counts working days on: weekdays, or those of a calendar. */
export function addWorkingDays(day: Day, count: number, isWorking = isWeekday): Day {
  const at = new Date(`${day}T12:00:00Z`);
  const today = () => at.toISOString().slice(0, 10);
  let closed = 0;
  for (let left = count; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (isWorking(today()) || closed >= closedDaysMax) left -= 1;
    else closed += 1;
  }
  return today();
}

/** Working days until the last of some goods leaves the warehouse: one at least. */
export function leadDaysOf(leadTimes: readonly number[]): number {
  return Math.max(1, ...leadTimes);
}
