import { useQuery } from '@tanstack/react-query';
import { pageMyNotices } from '@vitrine/contract/admin/own-notices.ts';
import { Link } from 'react-router';
import { NoticeType } from '../../admin/notices/notice-words.tsx';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

const query = { pageNum: 1, pageSize: 10 } as const;

/** The newest notices that are addressed to the signed-in person; the page of all of them opens each. */
export function LatestNotices() {
  const t = useText(operationsHomeTexts);
  const { data, error, refetch } = useQuery({
    queryKey: noticeKeys.mine(query),
    queryFn: ({ signal }) => api.read(pageMyNotices, { query }, signal),
  });
  return (
    <SectionCard title={t('myNotices')} beside={<Link to="/notices">{t('moreNotices')}</Link>}>
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} />
        ))}
      {data?.list.length === 0 && <p className="op-clear line muted">{t('noNotices')}</p>}
      {data && data.list.length > 0 && (
        <ul className="op-todo">
          {data.list.map(({ id, title, type, publishTime, isRead }) => (
            <li key={id}>
              <Link to={`/notices?notice=${id}`}>
                <span className={isRead ? 'truncate' : 'truncate unread semibold'}>
                  {title}
                  {!isRead && <span className="visually-hidden"> ({t('unread')})</span>}
                </span>
                <NoticeType type={type} />
                <small className="faint">
                  <DateTime value={publishTime} />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
