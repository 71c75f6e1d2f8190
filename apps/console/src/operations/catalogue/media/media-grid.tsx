import { Pagination } from 'antd';
import { Check } from 'lucide-react';
import { useText } from '../../../lib/i18n.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { ListStates } from '../../../ui/list/list-states.tsx';
import type { useMediaPage } from './use-media-page.ts';
import { type MediaRow, mediaPageSize } from './use-media-page.ts';

interface MediaGridProps {
  page: ReturnType<typeof useMediaPage>;
  pageNum: number;
  onPage: (pageNum: number) => void;
  emptyText: string;
  isChosen: (row: MediaRow) => boolean;
  onPress: (row: MediaRow) => void;
}

/** Pictures as tiles that are pressed: to choose them, or to open one. */
export function MediaGrid({ page, pageNum, onPage, emptyText, isChosen, onPress }: MediaGridProps) {
  const t = useText(mediaTexts);
  const rows = page.data?.list ?? [];
  const total = page.data?.total ?? 0;
  return (
    <ListStates query={page} isEmpty={rows.length === 0} emptyText={emptyText} rowHeight={140}>
      <ul className="media-grid" aria-label={t('pictures')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="media-item"
              aria-pressed={isChosen(row)}
              onClick={() => onPress(row)}
            >
              <img
                src={`${row.image.url}?w=320`}
                alt=""
                loading="lazy"
                decoding="async"
                style={row.image.tone ? { background: row.image.tone } : {}}
              />
              {isChosen(row) && (
                <span className="media-chosen" aria-hidden>
                  <Check size={14} />
                </span>
              )}
              <span className="truncate small">{row.name}</span>
              <small className={row.useCount === 0 ? 'amber-text' : 'faint'}>
                {row.useCount === 0 ? t('unused') : t('uses', { count: row.useCount })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        className="push"
        size="small"
        showLessItems
        current={pageNum}
        pageSize={mediaPageSize}
        total={total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onPage}
      />
    </ListStates>
  );
}
