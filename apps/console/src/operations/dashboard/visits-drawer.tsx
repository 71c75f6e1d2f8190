import { useQuery } from '@tanstack/react-query';
import { listVisitsToday } from '@vitrine/contract/shop/analytics.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useAddress } from '../use-address.ts';

/** The rows behind the figure "Visits today": how many came to each store. */
export function VisitsDrawer() {
  const t = useText(operationsTexts);
  const tHint = useText(operationsDashboardTexts);
  const number = new Intl.NumberFormat(useIntlTag());
  const { read, change } = useAddress();
  const isOpen = read('visits') === 'today';
  const visits = useQuery({
    queryKey: ['operations', 'visits-today'],
    queryFn: ({ signal }) => api.call(listVisitsToday, {}, { signal, quiet: true }),
    enabled: isOpen,
  });
  return (
    <SideDrawer isOpen={isOpen} onClose={() => change({ visits: undefined })} title={t('visits')}>
      <p className="t2">{tHint('visitsHint')}</p>
      {visits.isPending && <SkeletonRows rows={6} />}
      {visits.isError && !visits.data && <ErrorState error={visits.error} onRetry={() => void visits.refetch()} />}
      {visits.data?.length === 0 && <EmptyState text={tHint('noVisits')} />}
      {visits.data && visits.data.length > 0 && (
        <ul className="op-todo">
          {visits.data.map(({ store, visits: count }) => (
            <li key={store.id}>
              <Link to={`/operations/stores?store=${store.id}`}>
                {store.name}
                <b className="num">{number.format(count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}
