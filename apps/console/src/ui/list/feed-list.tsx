import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { tableTexts } from '../../texts/tables.ts';
import { EmptyState, ErrorState } from '../page-state.tsx';
import { MoreButton } from '../plain/more-button.tsx';
import { SkeletonRows } from '../skeletons.tsx';

interface FeedListProps {
  feed: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    data: unknown;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  isEmpty: boolean;
  emptyText: string;
  skeletonHeight: number;
  className: string;
  label: string;
  /** The rows, as items of a list. */
  children: ReactNode;
}

/** The rows of a feed with its states: loading, failed, empty, and more to come. */
export function FeedList({
  feed,
  isEmpty,
  emptyText,
  skeletonHeight,
  className,
  label,
  children,
}: FeedListProps) {
  const t = useText(tableTexts);
  return (
    <>
      {feed.isPending && <SkeletonRows rows={4} height={skeletonHeight} />}
      {feed.isError && !feed.data && (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      )}
      {feed.isSuccess && isEmpty && <EmptyState text={emptyText} />}
      <ul className={className} aria-label={label}>
        {children}
      </ul>
      {feed.hasNextPage && (
        <MoreButton
          label={t('loadMore')}
          isBusy={feed.isFetchingNextPage}
          hasFailed={feed.isFetchNextPageError}
          onMore={() => void feed.fetchNextPage()}
        />
      )}
    </>
  );
}
