import { decimalSignOf } from '@vitrine/contract/number-input.ts';
import {
  listPriceChanges,
  type PriceChange,
  type PriceSetting,
} from '@vitrine/contract/shop/price-history.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { useFeed } from '../../lib/use-feed.ts';
import { productTexts } from '../../texts/products.ts';
import { LoadMore } from '../../ui/list/feed-end.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';

/** A setting in words: an amount, a percentage or an ending. */
function useSettingText(): (setting: PriceSetting | null) => string {
  const t = useText(productTexts);
  const tag = useIntlTag();
  const money = useMoneyText();
  const percent = usePercentText({ most: 2 });
  return (setting) => {
    if (!setting) return t('historyUnset');
    if ('fixed' in setting) return money(setting.fixed);
    if ('platform' in setting) return money(setting.platform);
    if ('percentage' in setting) return percent(setting.percentage);
    return setting.ending === 'none' ? t('endingNone') : `${decimalSignOf(tag)}${setting.ending}`;
  };
}

function useSubjectText(): (change: PriceChange) => string {
  const t = useText(productTexts);
  return ({ level, label, before, after }) => {
    if (level === 'variant') return label ? t('historyVariant', { label }) : t('historyOneVariant');
    if (level === 'product') return t('historyProduct');
    if (level === 'category') return t('historyCategory', { label });
    if (level === 'platform')
      return label ? t('historyPlatformOf', { label }) : t('historyPlatform');
    return 'ending' in (after ?? before ?? {}) ? t('historyEnding') : t('historyStore');
  };
}

const pageSize = 10;

/** What moved the prices of a product, newest first: for the drawer of the desktop and the sheet of the phone. */
export function PriceHistory({ productId }: { productId: string }) {
  const t = useText(productTexts);
  const clock = useClock();
  const settingText = useSettingText();
  const subjectText = useSubjectText();
  const { feed, rows: changes } = useFeed({
    queryKey: priceKeys.history(productId),
    read: (after, signal) =>
      api.read(
        listPriceChanges,
        { params: { id: productId }, query: { limit: pageSize, ...after } },
        signal,
      ),
  });
  return (
    <section className="above-24" aria-label={t('history')}>
      <h3 className="h3">{t('history')}</h3>
      {feed.isPending && <SkeletonRows rows={3} height={44} />}
      {feed.isError && !changes.length && (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      )}
      {feed.isSuccess && (
        <p className="faint">{changes.length ? t('historyRates') : t('historyEmpty')}</p>
      )}
      <ul className="rows">
        {changes.map((change) => (
          <li key={change.id} className="row">
            <span className="grow">
              {subjectText(change)}
              <small className="faint num">
                {clock.write('moment', change.at)} ·{' '}
                {t(change.level === 'platform' ? 'byPlatform' : 'byYou')}
              </small>
            </span>
            <span className="end num to-end">
              <s className="faint">{settingText(change.before)}</s>{' '}
              <b className="medium to-right">{settingText(change.after)}</b>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore feed={feed} />
    </section>
  );
}
