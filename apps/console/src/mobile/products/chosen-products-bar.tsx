import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { useDisplayChange } from '../../shop/pricing/use-products.ts';
import { productTexts } from '../../texts/products.ts';

/** The chosen products, to be shown in the store or hidden together. */
export function ChosenProductsBar({
  chosen,
  isNew,
  onEnd,
}: {
  chosen: readonly OwnProductRow[];
  /** They are new in the catalogue: the owner adds them or decides against them. */
  isNew: boolean;
  onEnd: () => void;
}) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const change = async (isHidden: boolean) => {
    const ids = chosen.map(({ id }) => id);
    if (await changeDisplay(ids, { isHidden })) onEnd();
  };
  return (
    <section className="m-over" aria-label={t('chooseProducts')}>
      <div className="m-choosing">
        <b className="grow num" aria-live="polite">
          {t('chosen', { count: chosen.length })}
        </b>
        <button type="button" className="m-icon" aria-label={t('clearChoice')} onClick={onEnd}>
          <X size={22} aria-hidden />
        </button>
        <button
          type="button"
          className="btn"
          disabled={!chosen.some((row) => isNew || !row.isHidden)}
          onClick={() => void change(true)}
        >
          {t(isNew ? 'notForMe' : 'hideChosen')}
        </button>
        <button
          type="button"
          className="btn primary"
          disabled={!chosen.some((row) => row.isHidden)}
          onClick={() => void change(false)}
        >
          {t('showChosen')}
        </button>
      </div>
    </section>
  );
}
