import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { failDemoItems, listDemoItems, pageDemoItems } from '@vitrine/contract/admin/demo.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { useId, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';

export const listStates = ['filled', 'loading', 'empty', 'nothing', 'failed'] as const;
export type ListState = (typeof listStates)[number];

/** Words that no item has. */
const noItem = 'no item is called so';
/** Never answers, until the page asks no more. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

/** Answers of the server for a state: all items, those of a filter that leaves none, or a failure, which a second attempt does not have. */
function useReading<Answer>(
  state: ListState,
  read: (keywords: string, signal: AbortSignal) => Promise<Answer>,
) {
  const hasFailed = useRef(false);
  return async (signal: AbortSignal): Promise<Answer> => {
    if (state === 'loading') return never(signal);
    if (state === 'failed' && !hasFailed.current) {
      hasFailed.current = true;
      await api.read(failDemoItems, {}, signal);
    }
    return read(state === 'empty' || state === 'nothing' ? noItem : '', signal);
  };
}

/** What a list without rows says: nothing there yet, or nothing that a filter leaves. */
export function useEmptyText(state: ListState): string {
  const t = useText(demoTexts);
  return t(state === 'nothing' ? 'itemsNotFound' : 'itemsNone');
}

export function useItemsInState(state: ListState) {
  const id = useId();
  const read = useReading(state, (keywords, signal) =>
    api.read(pageDemoItems, { query: { pageNum: 1, pageSize: 5, keywords } }, signal),
  );
  const query = useQuery({
    queryKey: demoKeys.itemsInState(id, state),
    queryFn: ({ signal }) => read(signal),
    retry: false,
    gcTime: 0,
  });
  return { query, rows: query.data?.list ?? [] };
}

type Feed = EndpointAnswer<typeof listDemoItems>;

export function useFeedInState(state: ListState) {
  const id = useId();
  const cursor = useRef<string>(undefined);
  const read = useReading<Feed>(state, (keywords, signal) =>
    api.read(
      listDemoItems,
      { query: { limit: 4, keywords, ...(cursor.current ? { cursor: cursor.current } : {}) } },
      signal,
    ),
  );
  const feed = useInfiniteQuery({
    queryKey: demoKeys.itemsInState(id, state),
    queryFn: ({ signal, pageParam }) => {
      cursor.current = pageParam;
      return read(signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    retry: false,
    gcTime: 0,
  });
  return { feed, rows: feed.data?.pages.flatMap(({ list }) => list) ?? [] };
}
