import { useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { readVisitStats } from '@vitrine/contract/shop/visit-figures.ts';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { Stat, StatsSkeleton } from '../../ui/stat.tsx';

const percentPerShare = 100;

/** Visitors and page views: today, the growth since yesterday at this time, and all days together. */
export function VisitCards() {
  const t = useText(operationsHomeTexts);
  const tHint = useText(operationsDashboardTexts);
  const number = findNumberFormat(useIntlTag());
  const { data, error, refetch } = useQuery({
    queryKey: platformKeys.visitStats,
    queryFn: ({ signal }) => api.read(readVisitStats, {}, signal),
  });
  if (!data && error)
    return (
      <section className="card">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  const cards = data && [
    {
      key: 'visitors',
      today: data.todayUvCount,
      growth: data.uvGrowthRate,
      total: data.totalUvCount,
    } as const,
    {
      key: 'pageViews',
      today: data.todayPvCount,
      growth: data.pvGrowthRate,
      total: data.totalPvCount,
    } as const,
  ];
  return (
    <div className="columns">
      {cards
        ? cards.map(({ key, today, growth, total }) => (
            <section key={key} className="card stats" aria-label={t(key)}>
              <Stat
                to="/index?visits=1"
                name={t(key)}
                hint={t(`${key}Hint`)}
                value={number.format(today)}
              >
                <ChangeMark percent={growth === 0 ? null : growth * percentPerShare} />{' '}
                {tHint('vsYesterday')} · {t('total', { count: number.format(total) })}
              </Stat>
            </section>
          ))
        : [1, 2].map((place) => <StatsSkeleton key={place} count={1} />)}
    </div>
  );
}
