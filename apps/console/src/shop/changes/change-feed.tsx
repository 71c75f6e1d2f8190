import { newsKinds } from '@vitrine/contract/shop/catalogue-news.ts';
import { ArrowRight, PackagePlus } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { goodsNewsTexts } from '../../texts/goods-news.ts';
import type { FeedFiltersProps } from '../../ui/list/feed-filters.ts';
import { FeedList } from '../../ui/list/feed-list.tsx';
import { useCategories } from '../pricing/use-products.ts';
import { ChangeItem } from './change-item.tsx';
import { useChanges, useMarking, useOpenChanges } from './use-changes.ts';
import './changes.css';

/** The way to the products of the catalogue that did not join the store. */
function NewInCatalogue() {
  const t = useText(goodsNewsTexts);
  const count = useCategories().data?.additionCount ?? 0;
  if (!count) return null;
  return (
    <Link className="card change-new line gap-12" to="/product?show=new">
      <PackagePlus size={20} strokeWidth={1.75} aria-hidden />
      <span className="grow">{t('newInCatalogue', { count })}</span>
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
}

/** The changes of the products that the store sells, with their filters; desk and phone differ in the controls of the filters alone. */
export function ChangeFeed({ Filters }: { Filters: ComponentType<FeedFiltersProps> }) {
  const t = useText(goodsNewsTexts);
  const open = useOpenChanges();
  const { feed, rows, state, kind, chooseState, chooseKind } = useChanges();
  const { mark, busyId } = useMarking();
  return (
    <>
      <NewInCatalogue />
      <Filters
        choices={[
          {
            label: t('stateFilter'),
            value: state,
            options: [
              { value: 'open', label: t('state_openN', { count: open }) },
              { value: 'done', label: t('state_done') },
              { value: 'all', label: t('state_all') },
            ],
            onChange: chooseState,
          },
          {
            label: t('kindFilter'),
            value: kind ?? '',
            options: [
              { value: '', label: t('anyKind') },
              ...newsKinds.map((one) => ({ value: one, label: t(`kind_${one}`) })),
            ],
            onChange: chooseKind,
          },
        ]}
      />
      <FeedList
        feed={feed}
        isEmpty={!rows.length}
        emptyText={t(state === 'open' && !kind ? 'none' : 'noneFound')}
        skeletonHeight={96}
        className="stack gap-12"
        label={t('title')}
      >
        {rows.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            isBusy={busyId === change.id}
            onMark={(isDone) => void mark(isDone, [change.id])}
          />
        ))}
      </FeedList>
    </>
  );
}
