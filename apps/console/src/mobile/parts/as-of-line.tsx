import { hashKey } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { WifiOff } from 'lucide-react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { configKeys } from '../../lib/query-keys/system.ts';
import { useOnline } from '../../lib/use-online.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { shellTexts } from '../../texts/shell.ts';
import { asOfShown } from '../last-read.rules.ts';

const isUnreachable = (error: unknown) =>
  error instanceof CallFailed && error.code === 'unreachable';
const platformKey = hashKey(configKeys.platform);
const subscribe = (onChange: () => void) =>
  queryClient.getQueryCache().subscribe(() => queueMicrotask(onChange));

/** As of when the open page is, while it cannot be read again. */
function useAsOf(isOnline: boolean): number | undefined {
  const find = useCallback(() => {
    // The platform's name is on every page, and no page is as old as it.
    const active = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => hashKey(queryKey) !== platformKey });
    return asOfShown(
      active.map(({ state }) => ({
        dataUpdatedAt: state.dataUpdatedAt,
        hasFailed: isUnreachable(state.error),
      })),
      isOnline,
    );
  }, [isOnline]);
  return useSyncExternalStore(subscribe, find);
}

const retryMs = 4_000;
const refetchUnreached = () =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isUnreachable(state.error),
  });

/** Says that nothing can be reached, and as of when what is shown is. */
export function AsOfLine() {
  const t = useText(mobileTexts);
  const tShell = useText(shellTexts);
  const clock = useClock();
  const isOnline = useOnline();
  const asOf = useAsOf(isOnline);
  const isStale = isOnline && asOf !== undefined;
  // A read that began before the network was back fails after it: nothing else would read it again.
  useEffect(() => {
    if (!isStale) return undefined;
    const timer = setInterval(refetchUnreached, retryMs);
    return () => clearInterval(timer);
  }, [isStale]);
  return (
    <div role="status">
      {(!isOnline || asOf !== undefined) && (
        <div className="m-offline">
          <WifiOff size={16} aria-hidden />
          {asOf === undefined
            ? tShell('offline')
            : t('asOf', { time: clock.write('moment', asOf) })}
        </div>
      )}
    </div>
  );
}
