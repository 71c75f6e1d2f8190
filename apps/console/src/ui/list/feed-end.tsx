import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { tableTexts } from '../../texts/tables.ts';
import { Button } from '../plain/button.tsx';
import { MoreButton } from '../plain/more-button.tsx';
import './feed-end.css';

interface LoadMoreProps {
  feed: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** How many rows are loaded at once, for example. */
  children?: ReactNode;
}

/** The end of a feed that goes on by itself: its next rows come before the person is there. */
export function FeedEnd({
  feed,
}: {
  feed: LoadMoreProps['feed'] & { isFetchNextPageError: boolean };
}) {
  const t = useText(tableTexts);
  if (!feed.hasNextPage) return null;
  return (
    <div className="list-more">
      <MoreButton
        label={t('loadMore')}
        isBusy={feed.isFetchingNextPage}
        hasFailed={feed.isFetchNextPageError}
        onMore={feed.fetchNextPage}
      />
    </div>
  );
}

/** The end of a feed: its next rows, by a cursor. */
export function LoadMore({ feed, children }: LoadMoreProps) {
  const t = useText(tableTexts);
  if (!feed.hasNextPage && !children) return null;
  return (
    <div className="list-more">
      {feed.hasNextPage && (
        <Button
          className="btn"
          isBusy={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      )}
      {children}
    </div>
  );
}
