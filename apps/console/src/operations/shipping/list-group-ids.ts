import { listShipQueue, type QueueGroup } from '@vitrine/contract/shop/ship-queue.ts';
import { api } from '../../lib/api.ts';

const atOnce = 100;

/** The orders of these groups in the order of the queue, up to a number, and whether there are more. */
export async function listGroupIds(
  groups: readonly QueueGroup[],
  maximum: number,
): Promise<{ orderIds: string[]; hasMore: boolean }> {
  const ids: string[] = [];
  for (const group of groups) {
    let cursor: string | undefined;
    do {
      const page = await api.call(listShipQueue, {
        query: { group, limit: String(atOnce) as never, ...(cursor ? { cursor } : {}) },
      });
      ids.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor && ids.length <= maximum);
  }
  return { orderIds: ids.slice(0, maximum), hasMore: ids.length > maximum };
}
