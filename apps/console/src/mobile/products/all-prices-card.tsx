import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listOwnCategories } from '@vitrine/contract/shop/own-categories.ts';
import { ChevronRight, Percent } from 'lucide-react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { usePercentText } from '../../ui/percent.ts';
import { writeTyped } from './keypad.rules.ts';

interface AllPricesProps {
  categories: EndpointAnswer<typeof listOwnCategories>;
  onOpen: () => void;
}

/** What prices follow where nothing else is set, and how many categories differ; opens the percentages. */
export function AllPricesCard({ categories, onOpen }: AllPricesProps) {
  const t = useText(mobilePriceTexts);
  const tag = useIntlTag();
  const percent = usePercentText({ most: 2 });
  const store = useOwnStore().data;
  const percentage = categories.defaultPercentage;
  const others = categories.list
    .flatMap((one) => [one, ...one.children])
    .filter((one) => (one.percentage ?? percentage) !== percentage);
  const decimalSign = writeTyped('0.', store?.baseCurrency ?? 'USD', tag).digits.slice(1);
  const ending =
    store && store.priceEnding !== 'none'
      ? t('allPricesEnding', { ending: `${decimalSign}${store.priceEnding}` })
      : '';
  return (
    <button type="button" className="m-card m-row m-all-prices" onClick={onOpen}>
      <Percent size={20} aria-hidden />
      <span className="grow">
        <b className="num">
          {t(others.length ? 'mostPrices' : 'allPrices', { percent: percent(percentage) })}
        </b>
        <small>
          {[
            t('allPricesLine'),
            ending,
            others.length ? t('differing', { count: others.length }) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <ChevronRight size={20} color="var(--ink-3)" aria-hidden />
    </button>
  );
}
