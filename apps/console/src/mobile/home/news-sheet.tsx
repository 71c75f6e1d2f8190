import { Bell, ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useUnreadNotices } from '../../admin/notices/use-notices.ts';
import { useText } from '../../lib/i18n.ts';
import { clearNews, removeNews, useNews } from '../../lib/live-news.ts';
import { shellTexts } from '../../texts/shell.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/page-state.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';

/** The bell with unread notices and what happened while the site was open. */
export function News() {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  const sheet = useSheet('news');
  const list = useNews((news) => news.list);
  const { data: unread, isLoading } = useUnreadNotices();
  const count = list.length + (unread?.total ?? 0);
  return (
    <>
      <button
        type="button"
        className="m-icon"
        aria-label={`${t('news')}: ${count}`}
        onClick={() => sheet.open()}
      >
        <Bell size={24} strokeWidth={1.75} aria-hidden />
        {count > 0 && <b className="m-badge num">{count > 99 ? '99+' : count}</b>}
      </button>
      <Sheet
        // A page that is opened with the sheet shows it once its rows are known, so that they do not move what is below them.
        isOpen={sheet.value !== null && !isLoading}
        onClose={sheet.close}
        title={t('news')}
        foot={
          list.length > 0 && (
            <button type="button" className="btn" onClick={clearNews}>
              {t('newsClear')}
            </button>
          )
        }
      >
        <ul className="m-rows" aria-label={t('notices')}>
          {unread?.list.map((notice) => (
            <li key={notice.id}>
              <Link className="m-row" to={`/notices?notice=${notice.id}`} replace>
                <span className="grow">
                  {notice.title}
                  <small>
                    <DateTime value={notice.publishTime} />
                  </small>
                </span>
              </Link>
            </li>
          ))}
          <li>
            <Link className="m-row" to="/notices" replace>
              <span className="grow">{t('allNotices')}</span>
              <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
            </Link>
          </li>
        </ul>
        <h3 className="h3">{t('events')}</h3>
        {list.length === 0 && <EmptyState text={t('newsNone')} />}
        <ul className="m-rows" aria-label={t('events')}>
          {list.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="m-row"
                onClick={() => {
                  removeNews(item.id);
                  // The sheet's own entry in the history becomes the page that the news is about.
                  void navigate(item.path, { replace: true });
                }}
              >
                <span className="grow">
                  {item.title}
                  {item.detail && <small>{item.detail}</small>}
                  <small>
                    <DateTime value={new Date(item.at).toISOString()} />
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
