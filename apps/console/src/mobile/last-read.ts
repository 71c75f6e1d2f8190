import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query';
import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import { useAccount } from '../lib/account.ts';
import { lastReadStore } from '../lib/last-read-store.ts';
import { queryClient } from '../lib/queries.ts';
import { session } from '../lib/session.ts';
import { parseJson } from '../lib/stored.ts';
import { isLastRead } from './last-read.rules.ts';

interface LastRead {
  /** The build that wrote it: another one may expect other answers. */
  build: string;
  user: UserInfo;
  state: DehydratedState;
}

const settleMs = 500;
const build = () =>
  document.querySelector<HTMLMetaElement>('meta[name="next-files"]')?.content ?? '';

/** The first page of a list is enough: the last orders. */
function firstPageOf(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  return pages && pageParams
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data;
}

function write(): void {
  const { user } = useAccount.getState();
  if (!user || !session.isSignedIn()) return;
  const shouldDehydrateQuery = ({ queryKey, state }: Query) =>
    state.status === 'success' && isLastRead(queryKey);
  const state = dehydrate(queryClient, { shouldDehydrateQuery, serializeData: firstPageOf });
  lastReadStore.write(JSON.stringify({ build: build(), user, state } satisfies LastRead));
}

function read(): LastRead | undefined {
  const stored = parseJson(lastReadStore.read()) as LastRead | null | undefined;
  return stored?.build === build() ? stored : undefined;
}

let isKeeping = false;

/** Keeps what the home and the list of orders showed last on this phone, and shows it until it is read again. */
export function keepLastRead(): void {
  if (isKeeping) return;
  isKeeping = true;
  const last = read();
  if (last) {
    hydrate(queryClient, last.state);
    // It may be older than what another page of this phone has changed since: it is shown, and read again at once.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isLastRead(queryKey),
      refetchType: 'none',
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isLastRead(query.queryKey))
      return;
    clearTimeout(timer);
    timer = setTimeout(write, settleMs);
  });
}

/** The person who was read last on this phone. */
export const lastUser = (): UserInfo | undefined => read()?.user;
