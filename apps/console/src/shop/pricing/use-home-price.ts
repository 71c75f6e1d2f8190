import { type Money, percentToBasisPoints } from '@vitrine/contract/money.ts';
import { shownFixedPrice } from '@vitrine/contract/shop/price-rules.ts';
import type { OwnProduct, OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import type { EditablePrice } from './use-row-price.ts';

const noteKeys = { none: null, included: 'homeIncluded', added: 'homeAdded' } as const;

/** What buyers in the store's own country see: owners set prices before tax. */
export function useHomePrice({ home }: OwnProduct) {
  const t = useText(productTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const percent = usePercentText({ most: 2 });
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(home.countryCode) ?? home.countryCode;
  const isOwnTax = home.taxTreatment === 'included' && home.taxPercent === 0;
  const key = isOwnTax ? 'homeOwn' : noteKeys[home.taxTreatment];
  const shownAt = ({ value }: EditablePrice): Money => ({
    amount: Number(shownFixedPrice(BigInt(value.amount), percentToBasisPoints(home.taxPercent), home.priceEnding, value.currency)),
    currency: value.currency,
  });
  return {
    /** One sentence above all prices; nothing where there is no tax. */
    note: key && t(key, { country, percent: percent(home.taxPercent) }),
    /** The price with tax, staged or sold at; nothing where buyers see the price before tax. */
    lineOf: (variant: OwnVariant, price: EditablePrice): string | null =>
      home.taxTreatment === 'included' && !isOwnTax
        ? t('homePrice', { country, price: money(price.isStaged ? shownAt(price) : variant.homePrice) })
        : null,
  };
}
