import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { exportVisits, listVisits, visitDays } from '@vitrine/contract/shop/visits.ts';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { visitTexts } from '../../texts/visits.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { StoreSelect } from '../table/store-select.tsx';
import './visits-drawer.css';

type Visits = EndpointAnswer<typeof listVisits>;
const lists = ['store', 'user', 'page'] as const;

interface Row {
  key: string;
  name: ReactNode;
  visits: number;
  orders: number;
}

/** Visits today or over days, by store and by the sources of their addresses, with the paid orders they led to. */
export function VisitsDrawer() {
  const t = useText(visitTexts);
  const tStore = useText(storeDecisionTexts);
  const tOps = useText(operationsTexts);
  const number = findNumberFormat(useIntlTag());
  const { read, change } = useAddress();
  const shown = read('visits');
  const days = visitDays.find((known) => String(known) === shown) ?? 1;
  const by = lists.find((known) => known === read('by')) ?? 'store';
  const storeId = /^[1-9]\d{0,17}$/.exec(read('store'))?.[0] ?? '';
  const query = { days, ...(storeId ? { storeId } : {}) };
  const visits = useQuery({
    queryKey: platformKeys.visits(query),
    queryFn: ({ signal }) => api.read(listVisits, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: shown !== '',
  });
  const heads = { store: tOps('store'), user: tStore('userSource'), page: tStore('pageSource') };
  const nameSource = (source: string | null) =>
    source || <span className="faint">{t(source === null ? 'others' : 'noSource')}</span>;
  const rowsOf = (data: Visits): Row[] =>
    by === 'store'
      ? data.stores.map(({ store, ...counts }) => ({
          key: store?.id ?? '',
          name: store ? (
            <Link to={`/operations/stores?store=${store.id}`}>{store.name}</Link>
          ) : (
            nameSource(null)
          ),
          ...counts,
        }))
      : data[by === 'user' ? 'userSources' : 'pageSources'].map(({ source, ...counts }) => ({
          key: source === null ? ' others' : source,
          name: nameSource(source),
          ...counts,
        }));
  return (
    <Overlay
      isOpen={shown !== ''}
      onClose={() => change({ visits: undefined, by: undefined, store: undefined })}
      title={t('title')}
      extra={
        <HasPerm value="platform:visit:export">
          <ExportButton onExport={() => api.download(exportVisits, { query })} />
        </HasPerm>
      }
      size={600}
    >
      <p className="muted">{t('hint')}</p>
      <div className="visit-filters cluster stretched gap-12 above-16 below-16">
        <Segmented<number>
          aria-label={t('range')}
          value={days}
          onChange={(value) => change({ visits: String(value) })}
          options={visitDays.map((value) => ({
            value,
            label: value === 1 ? t('today') : t('days', { count: value }),
          }))}
        />
        <StoreSelect value={storeId} onChange={(value) => change({ store: value })} />
        <Segmented<(typeof lists)[number]>
          aria-label={t('by')}
          value={by}
          onChange={(value) => change({ by: value })}
          options={lists.map((value) => ({ value, label: heads[value] }))}
        />
      </div>
      {visits.isPending && <SkeletonRows rows={6} />}
      {visits.isError && !visits.data && (
        <ErrorState error={visits.error} onRetry={() => void visits.refetch()} />
      )}
      {visits.data?.total.visits === 0 && <EmptyState text={t('none')} />}
      {visits.data && visits.data.total.visits > 0 && (
        <table className="visit-table">
          <thead>
            <tr>
              <th className="faint small nowrap" scope="col">
                {heads[by]}
              </th>
              <th className="faint small nowrap" scope="col">
                {tOps('visitsSeries')}
              </th>
              <th className="faint small nowrap" scope="col">
                {tOps('ordersSeries')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(visits.data).map(({ key, name, visits: count, orders }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="num">{number.format(count)}</td>
                <td className="num">{number.format(orders)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className="num">{number.format(visits.data.total.visits)}</td>
              <td className="num">{number.format(visits.data.total.orders)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Overlay>
  );
}
