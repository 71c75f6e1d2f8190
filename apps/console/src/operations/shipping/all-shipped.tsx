import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { EmptyState } from '../../ui/page-state.tsx';
import { LastShipped } from './last-shipped.tsx';
import type { useShipping } from './use-shipping.ts';

/** Nothing is left that could be packed now. */
export function AllShipped({
  shipped,
  held,
  shipping,
}: {
  shipped: number;
  /** Orders on hold, which are not packed. */
  held: number;
  shipping: ReturnType<typeof useShipping>;
}) {
  const t = useText(shipQueueTexts);
  const number = findNumberFormat(useIntlTag());
  return (
    <section className="card packing-desk" aria-label={t('allDone')}>
      <div className="packing-empty">
        <EmptyState
          text={
            <>
              <b className="block medium">{t('allDone')}</b>
              {shipped > 0 && t('shippedToday', { count: shipped })}
              {held > 0 && (
                <span className="block">
                  {t('group_held')}: {number.format(held)}
                </span>
              )}
            </>
          }
        />
      </div>
      {shipping.last && (
        <footer className="packing-keys">
          <LastShipped shipping={shipping} />
        </footer>
      )}
    </section>
  );
}
