import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { clearNews, newsPath, newsText, removeNews, useNews } from '../../lib/live-news.ts';
import { shellTexts } from '../../texts/shell.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/page-state.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';

/** The bell with what happened while the site was open, and its list. */
export function News() {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  const sheet = useSheet('news');
  const list = useNews((news) => news.list);
  return (
    <>
      <button type="button" className="m-icon" aria-label={`${t('news')}: ${list.length}`} onClick={() => sheet.open()}>
        <Bell size={24} strokeWidth={1.75} aria-hidden />
        {list.length > 0 && <b className="m-badge num">{list.length}</b>}
      </button>
      <Sheet
        isOpen={sheet.value !== null}
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
        {list.length === 0 && <EmptyState text={t('newsNone')} />}
        <ul className="m-rows">
          {list.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="m-row"
                onClick={() => {
                  removeNews(item.id);
                  // The sheet's own entry in the history becomes the page that the news is about.
                  void navigate(newsPath(item, false), { replace: true });
                }}
              >
                <span className="grow">
                  {newsText(item)}
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
