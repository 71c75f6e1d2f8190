import { Button } from 'antd';
import { X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { productTexts } from '../../texts/products.ts';
import { FloatingBar, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { listEdits } from './staged-prices.rules.ts';
import { discardPrices, unstagePrice } from './staged-prices.ts';
import { useSavePrices } from './use-save-prices.ts';

const chipsMax = 3;

/** Everything that is staged, each with a way back, and one button that saves it together. */
export function SaveBar() {
  const t = useText(productTexts);
  const money = useTrueMoneyText();
  const { staged, count, lowCount, savableCount, isSaving, save } = useSavePrices();
  const edits = listEdits(staged);
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
      <span className="staged-chips line stretched clip">
        {edits
          .slice(0, chipsMax)
          .map(({ key, productId, name, label, imageUrl, before, edit, ...focus }) => {
            const what = label ? `${name} · ${label}` : name;
            return (
              <span className="staged-chip" key={key} title={what}>
                {imageUrl && (
                  <img src={`${imageUrl}?w=320`} style={getFocusStyle(focus)} alt={name} />
                )}
                {edit.kind === 'variant' && (
                  <small className="truncate">{label || t('oneVariant')}</small>
                )}
                {before && <s className="num">{money(before)}</s>}
                <b className="num">{edit.fixed ? money(edit.fixed as never) : t('byPercentage')}</b>
                <button
                  type="button"
                  aria-label={`${t('undoOne')}: ${what}`}
                  onClick={() => unstagePrice(productId, edit)}
                >
                  <X size={14} aria-hidden />
                </button>
              </span>
            );
          })}
        {edits.length > chipsMax && (
          <span className="staged-chip num">+{edits.length - chipsMax}</span>
        )}
      </span>
      <FloatingBarRule />
      <button type="button" className="quiet" onClick={() => void discardPrices()}>
        {t('discard')}
      </button>
      <Button
        type="primary"
        loading={isSaving}
        disabled={savableCount === 0}
        onClick={() => void save()}
      >
        {t('save', { count: savableCount || count })}
      </Button>
    </FloatingBar>
  );
}
