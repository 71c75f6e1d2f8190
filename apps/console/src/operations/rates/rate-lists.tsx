import { currencies } from '@vitrine/contract/money.ts';
import { pageRateHistory } from '@vitrine/contract/shop/exchange-rates.ts';
import { pageRateFetches } from '@vitrine/contract/shop/rate-fetches.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { rateKeys } from '../../lib/query-keys/rates.ts';
import { rateTexts } from '../../texts/rates.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showRate } from './rate-value.ts';

/** Every rate that ever counted. */
export function RateHistory() {
  const t = useText(rateTexts);
  const tag = useIntlTag();
  return (
    <ListPage
      name="rate-history"
      list={pageRateHistory}
      keyOf={rateKeys.history}
      emptyText={t('noHistory')}
      minWidth={700}
      filters={[
        {
          name: 'currency',
          kind: 'choice',
          label: t('currency'),
          any: t('anyCurrency'),
          options: currencies
            .filter((code) => code !== 'USD')
            .map((code) => ({ value: code, label: code })),
        },
      ]}
      columns={[
        { key: 'currency', title: t('currency'), dataIndex: 'currency', width: 110 },
        {
          key: 'perUsd',
          title: t('perUsd'),
          width: 160,
          align: 'end',
          className: 'num',
          render: (_value, row) => showRate(row.perUsd, tag),
        },
        {
          key: 'asOf',
          title: t('asOf'),
          width: 170,
          render: (_value, row) => <DateTime value={row.asOf} />,
        },
        {
          key: 'source',
          title: t('source'),
          render: (_value, row) => row.by ?? t(`source_${row.source}`),
        },
      ]}
    />
  );
}

const meanings = { changed: 'done', unchanged: 'neutral', failed: 'failed' } as const;

/** When the feed was asked, and what came of it. */
export function RateFetches() {
  const t = useText(rateTexts);
  const clock = useClock();
  return (
    <ListPage
      name="rate-fetches"
      list={pageRateFetches}
      keyOf={rateKeys.fetches}
      emptyText={t('noFetches')}
      minWidth={700}
      columns={[
        {
          key: 'at',
          title: t('at'),
          width: 170,
          render: (_value, row) => <DateTime value={row.at} />,
        },
        {
          key: 'outcome',
          title: t('outcome'),
          render: (_value, { outcome, problem, changed }) => (
            <>
              <StatusTag meaning={meanings[outcome]}>
                {t(`outcome_${outcome}`, { count: changed })}
              </StatusTag>
              {problem && <small>{t(`problem_${problem}`)}</small>}
            </>
          ),
        },
        {
          key: 'published',
          title: t('publishedOn'),
          width: 170,
          render: (_value, { publishedOn }) =>
            publishedOn && clock.writeDay('mediumDate', publishedOn),
        },
      ]}
    />
  );
}
