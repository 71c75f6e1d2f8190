import type { Money } from '@vitrine/contract/money.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Switch } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { useDisplayChange } from './use-products.ts';
import type { EditablePrice } from './use-row-price.ts';

/** The lowest price that can be, in place of a price below it: taking it is one click. */
export function FloorButton({ price, floor }: { price: EditablePrice; floor: Money }) {
  const t = useText(productTexts);
  const money = useTrueMoneyText();
  return (
    <button type="button" onClick={() => price.change(floor.amount)}>
      {t('atLeast', { amount: money(floor) })}
    </button>
  );
}

/** Whether the product is in the owner's store. */
export function InStoreSwitch({ row }: { row: OwnProductRow }) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const mayEdit = useHasPerm('shop:price:edit');
  return (
    <Switch
      size="small"
      checked={!row.isHidden}
      disabled={!mayEdit}
      aria-label={t('inStoreSwitch', { name: row.name })}
      onChange={(isShown) => void changeDisplay([row.id], { isHidden: !isShown })}
    />
  );
}
