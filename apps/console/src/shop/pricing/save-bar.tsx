import { Button } from 'antd';
import { X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { FloatingBar, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { discardPrices, unstagePrice } from './staged-prices.ts';
import { useSavePrices } from './use-save-prices.ts';

/** Everything that is staged, each with a way back, and one button that saves it together. */
export function SaveBar() {
  const t = useText(productTexts);
  const money = useMoneyText();
  const { staged, count, lowCount, savableCount, isSaving, save } = useSavePrices();
  return (
    <FloatingBar isShown={count > 0} label={t('changed', { count })}>
      <span>
        <b>{t('changed', { count })}</b>
        {lowCount > 0 && (
          <>
            <br />
            <small className="too-low">{t('tooLow', { count: lowCount })}</small>
          </>
        )}
      </span>
      <FloatingBarRule />
      <span className="staged-chips">
        {staged.slice(0, 4).map((entry) => {
          const first = entry.edits[0];
          return (
            <span className="staged-chip" key={entry.id}>
              {entry.imageUrl && <img src={`${entry.imageUrl}?w=320`} alt={entry.name} />}
              {entry.before && <s className="num">{money(entry.before)}</s>}
              {first?.fixed && <b className="num">{money(first.fixed as never)}</b>}
              <button type="button" aria-label={`${t('undoOne')}: ${entry.name}`} onClick={() => unstagePrice(entry.id)}>
                <X size={14} aria-hidden />
              </button>
            </span>
          );
        })}
        {staged.length > 4 && <span className="staged-chip num">+{staged.length - 4}</span>}
      </span>
      <FloatingBarRule />
      <button type="button" className="quiet" onClick={() => void discardPrices()}>
        {t('discard')}
      </button>
      <Button type="primary" loading={isSaving} disabled={savableCount === 0} onClick={() => void save()}>
        {t('save', { count: savableCount || count })}
      </Button>
    </FloatingBar>
  );
}
