import { Button } from 'antd';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';

interface CursorPagesProps {
  nextCursor: string | null;
  previousCursor: string | null;
  isBusy: boolean;
  /** Nothing for the first page, `last` for the last one. */
  onPage: (cursor: string | undefined) => void;
}

export const lastPageMark = 'last';

/** The pages of a list that is read by cursor: the last one is read from the end, however long the list is. */
export function CursorPages({ nextCursor, previousCursor, isBusy, onPage }: CursorPagesProps) {
  const t = useText(catalogueTexts);
  if (!nextCursor && !previousCursor) return null;
  const button = (
    label: string,
    Icon: typeof ChevronLeft,
    isPossible: boolean,
    cursor: string | undefined,
  ) => (
    <Button
      type="text"
      aria-label={label}
      title={label}
      disabled={!isPossible || isBusy}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => onPage(cursor)}
    />
  );
  return (
    <nav className="list-pages line gap-4 at-end" aria-label={t('pages')}>
      {button(t('firstPage'), ChevronFirst, previousCursor !== null, undefined)}
      {button(t('previousPage'), ChevronLeft, previousCursor !== null, previousCursor ?? undefined)}
      {button(t('nextPage'), ChevronRight, nextCursor !== null, nextCursor ?? undefined)}
      {button(t('lastPage'), ChevronLast, nextCursor !== null, lastPageMark)}
    </nav>
  );
}
