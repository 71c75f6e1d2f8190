import type { OwnCategory } from '@vitrine/contract/shop/own-categories.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Switch } from '../../ui/plain/switch.tsx';
import { useCategorySwitch } from '../topics/use-topics.ts';
import './new-products.css';

/**
 * The categories that have new products which did not join the store: how many, the way to them, and whether further ones shall
 * join by themselves.
 */
export function NewProducts({
  categories,
  onChoose,
}: {
  categories: readonly OwnCategory[];
  onChoose: (categoryId: string) => void;
}) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const { change, busyId } = useCategorySwitch();
  const found = categories
    .flatMap(({ children }) => children)
    .filter(({ additionCount }) => additionCount > 0);
  if (!found.length) return null;
  return (
    <section className="new-products small" aria-label={t('newInCatalogue')}>
      <p className="line between muted">
        <span>{t('newInCatalogue')}</span>
        <span>{t('newJoin')}</span>
      </p>
      <ul>
        {found.map(({ id, name, additionCount, isChosen, joinsNew }) => (
          <li key={id} className="line between">
            <span>
              <button type="button" className="link" onClick={() => onChoose(id)}>
                {name}
              </button>{' '}
              <span className="muted num">· {t('newProducts', { count: additionCount })}</span>
            </span>
            <Switch
              isOn={joinsNew}
              isDisabled={!mayEdit || !isChosen || busyId === id}
              label={t('newJoinSwitch', { name })}
              onChange={(isOn) => void change(id, { joinsNew: isOn })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
