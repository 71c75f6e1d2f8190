import type { ReturnSide } from './return-side.ts';
import { useWaitingReturns } from './use-waiting-returns.ts';

/** Keeps the count beside "Returns" in the menu, whatever page is open. Shows nothing itself. */
export default function WaitingReturnsBadge({ side }: { side: ReturnSide }) {
  useWaitingReturns(side);
  return null;
}
