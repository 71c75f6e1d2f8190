import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

/** A card of the account page: title, a word beside it, and the content. */
export function AccountCard({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card account-card" aria-labelledby={id}>
      <header>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}

/** What is read for a card: its skeleton, its failure with the way to try again, or its content. */
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
