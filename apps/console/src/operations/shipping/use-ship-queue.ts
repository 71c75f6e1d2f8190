import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  listShipQueue,
  type QueueGroup,
  queueGroups,
  readShipQueue,
} from '@vitrine/contract/shop/ship-queue.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { hasLeft, type Left, type ListedRow } from './queue-order.rules.ts';

const moreRows = 50;

/** The rows of a group once it is opened, page by page. */
function useGroupRows(group: QueueGroup, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: platformKeys.shipQueue('rows', group),
    queryFn: ({ pageParam, signal }) =>
      api.read(
        listShipQueue,
        {
          query: {
            group,
            limit: String(moreRows) as never,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isOpen,
  });
}

export interface ShownGroup {
  group: QueueGroup;
  count: number;
  rows: ListedRow[];
  more: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The queue by groups: their first rows at once, and more of a group when it is opened. */
export function useShipQueue(left: Left) {
  const [open, setOpen] = useState<ReadonlySet<QueueGroup>>(new Set());
  const queue = useQuery({
    queryKey: platformKeys.shipQueue('groups'),
    queryFn: ({ signal }) => api.read(readShipQueue, {}, signal),
  });
  const opened = {
    late: useGroupRows('late', open.has('late')),
    today: useGroupRows('today', open.has('today')),
    tomorrow: useGroupRows('tomorrow', open.has('tomorrow')),
    later: useGroupRows('later', open.has('later')),
    held: useGroupRows('held', open.has('held')),
  };
  const groups = queueGroups.map((group): ShownGroup => {
    const first = queue.data?.groups.find((one) => one.group === group);
    const pages = opened[group];
    const read = pages.data?.pages.flatMap(({ list }) => list) ?? first?.list ?? [];
    const readAt = pages.data ? pages.dataUpdatedAt : queue.dataUpdatedAt;
    const rows = read
      .filter((row) => !hasLeft(row, readAt, left))
      .map((row) => ({ ...row, group }));
    const hasMore = pages.data ? pages.hasNextPage : Boolean(first?.nextCursor);
    return {
      group,
      count: Math.max(rows.length, (first?.count ?? 0) - (read.length - rows.length)),
      rows,
      more: hasMore
        ? () =>
            pages.data ? void pages.fetchNextPage() : setOpen((was) => new Set([...was, group]))
        : undefined,
      isLoadingMore: pages.isFetchingNextPage || (open.has(group) && pages.isPending),
    };
  });
  return { queue, groups, rows: groups.flatMap(({ rows }) => rows) };
}
