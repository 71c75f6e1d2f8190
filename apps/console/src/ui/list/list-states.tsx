import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../page-state.tsx';
import { SkeletonRows } from '../skeletons.tsx';

/** What the states of a list are read from: a query, of one page or of a feed. */
interface ListQuery {
  data: unknown;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

export interface ListStatesProps {
  query: ListQuery;
  isEmpty: boolean;
  emptyText: string;
  emptyAction?: ReactNode;
  /** Of the rows before they arrive. */
  rowHeight?: number;
  rowCount?: number;
  hasPicture?: boolean;
}

/** The states of a list: loading, failed, empty (also under filters), or its rows; rows that cannot be read again stay. */
export function ListStates({
  query,
  isEmpty,
  emptyText,
  emptyAction,
  rowHeight = 57,
  rowCount = 8,
  hasPicture,
  children,
}: ListStatesProps & { children: ReactNode }) {
  if (query.isPending)
    return <SkeletonRows rows={rowCount} height={rowHeight} hasPicture={hasPicture ?? false} />;
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (isEmpty) return <EmptyState text={emptyText} action={emptyAction} />;
  return children;
}
