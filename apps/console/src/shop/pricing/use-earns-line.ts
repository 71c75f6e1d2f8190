import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import type { EditablePrice } from './use-row-price.ts';

/** What a sale at a price earns, as one line. */
export function useEarnsLine() {
  const t = useText(productTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  return ({ value, live }: EditablePrice) =>
    live.best.earns === live.earns
      ? `${t('youEarn')} ${money({ amount: live.earns, currency: value.currency })} (${percent(live.share)})`
      : `${t('youEarn')} ${money({ amount: live.earns, currency: value.currency })} – ${money({ amount: live.best.earns, currency: value.currency })}`;
}
