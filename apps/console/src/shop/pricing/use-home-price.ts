import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { percentToBasisPoints, toMoney } from '@vitrine/contract/money.ts';
import { earns, shownFixedPrice } from '@vitrine/contract/shop/price-rules.ts';
import type { OwnVariant } from '@vitrine/contract/shop/price-shapes.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { removeTax } from '@vitrine/contract/shop/tax-rules.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { toFees } from './price-input.rules.ts';
import type { EditablePrice } from './use-row-price.ts';

const noteKeys = { none: null, included: 'homeIncluded', added: 'homeAdded' } as const;

/** What buyers in the store's own country see: owners set prices before tax. */
export function useHomePrice({ home, fees }: OwnProduct) {
  const t = useText(productTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const percent = usePercentText({ most: 2 });
  const country =
    findDisplayNames(tag, { type: 'region' }).of(home.countryCode) ?? home.countryCode;
  const isOwnTax = home.taxTreatment === 'included' && home.taxPercent === 0;
  const key = isOwnTax ? 'homeOwn' : noteKeys[home.taxTreatment];
  const basisPoints = percentToBasisPoints(home.taxPercent);
  const shownAt = (variant: OwnVariant, { isStaged, value }: EditablePrice): bigint =>
    isStaged
      ? shownFixedPrice(BigInt(value.amount), basisPoints, home.priceEnding, value.currency)
      : BigInt(variant.homePrice.amount);
  return {
    /** One sentence above all prices; nothing where there is no tax. */
    note: key && t(key, { country, percent: percent(home.taxPercent) }),
    /** The price with tax, staged or sold at, and what it earns; nothing where buyers see the price before tax. */
    lineOf(variant: OwnVariant, price: EditablePrice): string | null {
      if (home.taxTreatment !== 'included' || isOwnTax) return null;
      const { currency } = price.value;
      const shown = shownAt(variant, price);
      const earned = earns(
        removeTax(shown, basisPoints),
        BigInt(variant.platformPrice.amount),
        toFees(fees),
      );
      return t('homePrice', {
        country,
        price: money(toMoney(shown, currency)),
        earned: money(toMoney(earned, currency)),
      });
    },
  };
}
