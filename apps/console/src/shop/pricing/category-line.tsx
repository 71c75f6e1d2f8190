import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listOwnCategories } from '@vitrine/contract/shop/own-categories.ts';
import { Shapes } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Switch } from '../../ui/plain/switch.tsx';
import { useCategorySwitch } from '../topics/use-topics.ts';
import './category-line.css';

type Categories = EndpointAnswer<typeof listOwnCategories>;

/** What the store sells of the chosen category and of its new products; without one, the way to the topics. */
export function CategoryLine({
  categories,
  chosenId,
}: {
  categories: Categories;
  chosenId: string | undefined;
}) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const { change, busyId } = useCategorySwitch();
  const chosen = categories.list
    .flatMap((primary) => [primary, ...primary.children])
    .find(({ id }) => id === chosenId);
  if (!chosen) {
    const count = categories.list.filter(({ isChosen }) => isChosen).length;
    return (
      <div className="category-line cluster muted small">
        <Shapes size={18} strokeWidth={1.75} aria-hidden />
        <span>
          {categories.sellsAll
            ? t('sellsAll')
            : t('topicsChosen', { count, all: categories.list.length })}
        </span>
        {mayEdit && (
          <Link className="medium" to="/topics">
            {t(categories.sellsAll ? 'chooseTopics' : 'changeTopics')}
          </Link>
        )}
      </div>
    );
  }
  const { id, name, isChosen, joinsNew, inStoreCount, productCount } = chosen;
  return (
    <div className="category-line cluster muted small" role="group" aria-label={name}>
      <span>
        <b>{name}</b>
        <small className="num">{t('inStoreOf', { count: inStoreCount, all: productCount })}</small>
      </span>
      <span className="category-switch inline-line">
        <span>{t('categoryInStore')}</span>
        <Switch
          isOn={isChosen}
          isDisabled={!mayEdit || busyId === id}
          label={t('inStoreSwitch', { name })}
          onChange={(isOn) => void change(id, { isChosen: isOn })}
        />
      </span>
      <span className="category-switch inline-line">
        <span>{t('newJoin')}</span>
        <Switch
          isOn={joinsNew}
          isDisabled={!mayEdit || !isChosen || busyId === id}
          label={t('newJoinSwitch', { name })}
          onChange={(isOn) => void change(id, { joinsNew: isOn })}
        />
      </span>
    </div>
  );
}
