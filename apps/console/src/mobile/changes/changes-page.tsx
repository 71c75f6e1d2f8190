import { useText } from '../../lib/i18n.ts';
import { AllDone } from '../../shop/changes/all-done.tsx';
import { ChangeFeed } from '../../shop/changes/change-feed.tsx';
import { goodsNewsTexts } from '../../texts/goods-news.ts';
import { PhoneFilters } from '../../ui/plain/phone-filters.tsx';
import { PageTop } from '../parts/page-top.tsx';

/** Changes of the products that the own store sells, on the phone. */
export default function ChangesPage() {
  const t = useText(goodsNewsTexts);
  return (
    <>
      <PageTop title={t('title')}>
        <AllDone isShort />
      </PageTop>
      <ChangeFeed Filters={PhoneFilters} />
    </>
  );
}
