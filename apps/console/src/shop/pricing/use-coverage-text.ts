import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import type { Coverage } from './price-input.rules.ts';

/** Which variants a price typed for the product sets, before it is saved. */
export function useCoverageText() {
  const t = useText(productTexts);
  return ({ covered, all }: Coverage) =>
    covered === 0
      ? t('coversNone')
      : covered === all
        ? t('coversAll', { count: all })
        : t('coversSome', { covered, all });
}
