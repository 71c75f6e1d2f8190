import { useUser } from './account.ts';
import { type Clock, createClock } from './clock.rules.ts';
import { useIntlTag } from './i18n.ts';
import { useOwnStore } from './own-store.ts';

/** Most rows of a list write a time: one clock serves all of them. */
const clocks = new Map<string, Clock>();

function clockOf(tag: string, timeZone: string | undefined): Clock {
  const key = `${tag} ${timeZone}`;
  const clock = clocks.get(key) ?? createClock(tag, timeZone);
  clocks.set(key, clock);
  return clock;
}

/**
 * The clock of the signed-in person: an owner reads every time on the store's clock, wherever he travels, because the days
 * of his figures are the store's; everybody else reads the browser's.
 */
export function useClock(): Clock {
  const tag = useIntlTag();
  const known = useUser()?.timeZone ?? undefined;
  const timeZone = useOwnStore().data?.timeZone ?? known;
  return clockOf(tag, timeZone);
}
