import { useText } from '../../lib/i18n.ts';
import { goodsNewsTexts } from '../../texts/goods-news.ts';
import { DeskFilters } from '../../ui/list/desk-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AllDone } from './all-done.tsx';
import { ChangeFeed } from './change-feed.tsx';

/** Changes of the products that the own store sells, each with its next step. */
export default function ChangesPage() {
  const t = useText(goodsNewsTexts);
  return (
    <>
      <PageHead title={t('title')} line={t('line')} actions={<AllDone />} />
      <ChangeFeed Filters={DeskFilters} />
    </>
  );
}
