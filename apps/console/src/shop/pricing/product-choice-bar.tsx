import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { FloatingBar, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useDisplayChange } from './use-products.ts';

/** What is done with the chosen products; the last part of the page. */
export function ProductChoiceBar({
  chosen,
  isNew,
  onClear,
}: {
  chosen: readonly OwnProductRow[];
  /** They are new in the catalogue: the owner adds them or decides against them. */
  isNew: boolean;
  onClear: () => void;
}) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const change = async (isHidden: boolean) => {
    if (
      await changeDisplay(
        chosen.map(({ id }) => id),
        { isHidden },
      )
    )
      onClear();
  };
  const canShow = chosen.some(({ isHidden }) => isHidden);
  const canHide = isNew || chosen.some(({ isHidden }) => !isHidden);
  return (
    <FloatingBar isShown={chosen.length > 0} label={t('chosen', { count: chosen.length })}>
      <b>{t('chosen', { count: chosen.length })}</b>
      <FloatingBarRule />
      <button type="button" className="quiet" onClick={onClear}>
        {t('clearChoice')}
      </button>
      <Button disabled={!canHide} onClick={() => void change(true)}>
        {t(isNew ? 'notForMe' : 'hideChosen')}
      </Button>
      <Button type="primary" disabled={!canShow} onClick={() => void change(false)}>
        {t('showChosen')}
      </Button>
    </FloatingBar>
  );
}
