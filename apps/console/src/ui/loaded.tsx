import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './page-state.tsx';
import { SkeletonRows } from './skeletons.tsx';

/** The content of a query: its skeleton, its failure with the way to try again, or the data. */
export function Loaded<Data>({
  query,
  rows,
  children,
}: {
  query: UseQueryResult<Data>;
  rows: number;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows rows={rows} height={52} />;
}
