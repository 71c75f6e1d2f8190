import { formatRange } from '../../lib/format-range.ts';
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
  return ({ value: { currency }, live }: EditablePrice) => {
    const least = money({ amount: live.earns, currency });
    return live.best.earns === live.earns
      ? `${t('youEarn')} ${least} (${percent(live.share)})`
      : `${t('youEarn')} ${formatRange(least, money({ amount: live.best.earns, currency }))}`;
  };
}
