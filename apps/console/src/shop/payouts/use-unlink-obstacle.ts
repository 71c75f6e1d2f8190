import { useOwnStore } from '../../lib/own-store.ts';
import { usePayoutState } from './use-earnings.ts';

/** Why the payment account cannot be disconnected now, as far as the page can check; the server decides. */
export function useUnlinkObstacle(): 'unlinkDirect' | 'unlinkPayout' | undefined {
  const store = useOwnStore().data;
  const state = usePayoutState().data;
  if (store?.settlementMode === 'direct') return 'unlinkDirect';
  return state?.open ? 'unlinkPayout' : undefined;
}
