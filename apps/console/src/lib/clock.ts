import { useMemo } from 'react';
import { useUser } from './account.ts';
import { type Clock, createClock } from './clock.rules.ts';
import { useIntlTag } from './i18n.ts';
import { useOwnStore } from './own-store.ts';

/**
 * The clock of the signed-in person: an owner reads every time on the store's clock, wherever he travels, because the days
 * of his figures are the store's; everybody else reads the browser's.
 */
export function useClock(): Clock {
  const tag = useIntlTag();
  const known = useUser()?.timeZone ?? undefined;
  const timeZone = useOwnStore().data?.timeZone ?? known;
  return useMemo(() => createClock(tag, timeZone), [tag, timeZone]);
}
