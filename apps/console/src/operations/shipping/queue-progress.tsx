import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { queueCountMax, type readShipQueue } from '@vitrine/contract/shop/ship-queue.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';

/** The title of the page, and how far the day's work has come: what left today, of that and all that is late or due today. */
export function QueueProgress({
  data,
}: {
  data: EndpointAnswer<typeof readShipQueue> | undefined;
}) {
  const t = useText(shipQueueTexts);
  const number = findNumberFormat(useIntlTag());
  const countOf = (name: string) => data?.groups.find(({ group }) => group === name)?.count ?? 0;
  const late = countOf('late');
  const due = late + countOf('today');
  const shipped = data?.shippedToday ?? 0;
  const all = shipped + due;
  const isMany = due > queueCountMax;
  return (
    <div className="page-head-words">
      <h1 className="h1 cluster gap-2-12">
        {t('title')}
        {data && all > 0 && (
          <>
            <progress
              className="ship-progress"
              max={all}
              value={shipped}
              aria-label={t('progress')}
            />
            <small className="num ink nowrap">
              {t('shippedOf', {
                shipped: number.format(shipped),
                all: isMany ? `${number.format(shipped + queueCountMax)}+` : number.format(all),
              })}
            </small>
            {late > 0 && (
              <small className="num danger-text nowrap">
                {late > queueCountMax
                  ? t('lateMany', { count: `${number.format(queueCountMax)}+` })
                  : t('late', { count: late })}
              </small>
            )}
          </>
        )}
      </h1>
    </div>
  );
}
