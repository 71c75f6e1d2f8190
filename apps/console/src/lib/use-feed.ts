import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface FeedOptions<Page> {
  queryKey: QueryKey;
  /** Reads the page that begins after a cursor; the first page has none. */
  read: (after: { cursor?: string }, signal: AbortSignal) => Promise<Page>;
  isEnabled?: boolean;
  /** The rows of the previous filters stay until those of the new ones have come. */
  keepsRows?: boolean;
}

/** A list that is read page after page by a cursor. */
export function useFeed<Row, Page extends { list: Row[]; nextCursor: string | null }>({
  queryKey,
  read,
  isEnabled = true,
  keepsRows = false,
}: FeedOptions<Page & { list: Row[] }>) {
  const feed = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isEnabled,
    ...(keepsRows ? { placeholderData: keepPreviousData } : {}),
  });
  const rows: Row[] = feed.data?.pages.flatMap(({ list }) => list) ?? [];
  return { feed, rows };
}
