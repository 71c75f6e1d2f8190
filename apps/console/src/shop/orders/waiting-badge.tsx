import { noFilters } from './order-filters.rules.ts';
import { useOrderCounts } from './use-order-list.ts';

/** Keeps the count beside "Orders" in the menu, whatever page is open. Shows nothing itself. */
export default function WaitingBadge() {
  useOrderCounts(noFilters);
  return null;
}
