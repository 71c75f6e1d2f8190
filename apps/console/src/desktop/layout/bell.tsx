import { Badge, Popover } from 'antd';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReadAll, useUnreadNotices } from '../../admin/notices/use-notices.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { clearNews, removeNews, useNews } from '../../lib/live-news.ts';
import { shellTexts } from '../../texts/shell.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** Unread notices, and what happened while the console was open; a click opens it and takes it off the list. */
export function Bell() {
  const t = useText(shellTexts);
  const label = useLabelText();
  const navigate = useNavigate();
  const list = useNews((news) => news.list);
  const unread = useUnreadNotices().data;
  const reading = useReadAll();
  const [isOpen, setOpen] = useState(false);
  const openPath = (path: string) => {
    setOpen(false);
    void navigate(path);
  };
  const count = list.length + (unread?.total ?? 0);
  const content = (
    <div className="news">
      <div className="news-head">
        <b>{t('notices')}</b>
        {unread && unread.total > 0 && (
          <button
            type="button"
            className="link text-13 primary-text"
            disabled={reading.isBusy}
            onClick={() => void reading.run({})}
          >
            {t('newsClear')}
          </button>
        )}
      </div>
      <ul>
        {unread?.list.map((notice) => (
          <li key={notice.id}>
            <button type="button" onClick={() => openPath(`/notices?notice=${notice.id}`)}>
              <span>{notice.title}</span>
              <small className="text-12">
                <DateTime value={notice.publishTime} />
              </small>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="link above-8 below-16 text-13 primary-text"
        onClick={() => openPath('/notices')}
      >
        {t('allNotices')}
      </button>
      <div className="news-head">
        <b>{t('events')}</b>
        {list.length > 0 && (
          <button type="button" className="link text-13 primary-text" onClick={clearNews}>
            {t('newsClear')}
          </button>
        )}
      </div>
      {list.length === 0 && <p className="muted">{t('newsNone')}</p>}
      <ul>
        {list.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => {
                removeNews(item.id);
                openPath(item.path);
              }}
            >
              <span>{item.title}</span>
              {item.detail && <small className="text-12">{item.detail}</small>}
              <small className="text-12">
                <DateTime value={new Date(item.at).toISOString()} />
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={content}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <button
        type="button"
        className="quiet square"
        aria-label={label(t('news'), count)}
        title={t('news')}
      >
        <Badge dot={count > 0} offset={[-2, 2]}>
          <BellIcon size={16} strokeWidth={1.75} color="var(--ink-2)" aria-hidden />
        </Badge>
      </button>
    </Popover>
  );
}
