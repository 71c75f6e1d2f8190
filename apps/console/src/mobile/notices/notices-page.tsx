import { useInfiniteQuery } from '@tanstack/react-query';
import { pageMyNotices } from '@vitrine/contract/admin/own-notices.ts';
import { ChevronRight } from 'lucide-react';
import { NoticeLevel, NoticeType, NoticeWords } from '../../admin/notices/notice-words.tsx';
import { useNotice, useReadAll, useUnreadNotices } from '../../admin/notices/use-notices.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { MoreButton } from '../../ui/plain/more-button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PageTop } from '../parts/page-top.tsx';

const pageSize = 20;

/** One notice over the list. */
function NoticeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const notice = useNotice(id);
  return (
    <Sheet isOpen={id !== ''} onClose={onClose} title={notice.data?.title ?? ''}>
      {notice.data && <NoticeWords notice={notice.data} />}
      {notice.isPending && <SkeletonRows rows={3} height={40} />}
      {notice.isError && <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />}
    </Sheet>
  );
}

/** The owner's notices on the phone. */
export default function NoticesPage() {
  const t = useText(noticeTexts);
  const opened = useSheet('notice');
  const unread = useUnreadNotices().data?.total ?? 0;
  const reading = useReadAll();
  const page = useInfiniteQuery({
    queryKey: noticeKeys.mine('phone'),
    queryFn: ({ pageParam, signal }) =>
      api.read(pageMyNotices, { query: { pageNum: pageParam, pageSize } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });
  const list = page.data?.pages.flatMap((part) => part.list) ?? [];
  return (
    <>
      <PageTop title={t('notices')} />
      <section className="m-card" aria-label={t('notices')}>
        {page.isPending && <SkeletonRows rows={4} height={60} />}
        {page.isError && !page.data && (
          <ErrorState error={page.error} onRetry={() => void page.refetch()} />
        )}
        {page.isSuccess && !list.length && <EmptyState text={t('none')} />}
        <ul className="m-rows" aria-label={t('notices')}>
          {list.map((notice) => (
            <li key={notice.id}>
              <button type="button" className="m-row" onClick={() => opened.open(notice.id)}>
                <span className="grow">
                  <b className={notice.isRead ? 'notice-title weight-400 muted' : 'notice-title'}>
                    {notice.title}
                  </b>
                  <small>
                    {notice.publisherName} · <DateTime value={notice.publishTime} /> ·{' '}
                    {t(notice.isRead ? 'read' : 'unread')}
                  </small>
                  <span className="cluster stretched gap-6 above-6">
                    <NoticeType type={notice.type} />
                    {notice.level !== 'L' && <NoticeLevel level={notice.level} />}
                  </span>
                </span>
                <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {page.hasNextPage && (
          <MoreButton
            label={t('more')}
            isBusy={page.isFetchingNextPage}
            hasFailed={page.isFetchNextPageError}
            onMore={() => void page.fetchNextPage()}
          />
        )}
      </section>
      {unread > 0 && (
        <div className="m-over">
          <div>
            <Button
              className="btn wide"
              isBusy={reading.isBusy}
              onClick={() => void reading.run({})}
            >
              {t('readAll')}
            </Button>
          </div>
        </div>
      )}
      <NoticeSheet id={opened.value ?? ''} onClose={opened.close} />
    </>
  );
}
