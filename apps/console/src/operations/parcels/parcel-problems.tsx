import { parcelProblemKinds } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import { pageParcelProblems, parcelProblemStates } from '@vitrine/contract/shop/parcel-problems.ts';
import { useText } from '../../lib/i18n.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { useAddress } from '../../lib/use-address.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { ProblemOverlay } from './problem-overlay.tsx';
import { ProblemStateTag } from './problem-state.tsx';

/** Parcels of all stores that went wrong. */
export default function ParcelProblems() {
  const t = useText(parcelTexts);
  const address = useAddress();
  return (
    <>
      <ListPage
        name="operations-parcels"
        list={pageParcelProblems}
        keyOf={parcelKeys.page}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={980}
        nameOf={({ trackingNumber }) => trackingNumber}
        onOpen={({ id }) => address.change({ parcel: id })}
        filters={[
          { name: 'keywords', kind: 'words', label: t('search') },
          {
            name: 'state',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: parcelProblemStates.map((state) => ({
              value: state,
              label: t(`state_${state}`),
            })),
          },
          {
            name: 'kind',
            kind: 'choice',
            label: t('kind'),
            any: t('anyKind'),
            options: parcelProblemKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
          },
        ]}
        columns={[
          {
            key: 'parcel',
            title: t('parcel'),
            render: (_value, row) => (
              <>
                <RowLink>{row.trackingNumber}</RowLink>
                <small>{row.carrier}</small>
              </>
            ),
          },
          { key: 'kind', title: t('kind'), render: (_value, row) => t(`kind_${row.kind}`) },
          {
            key: 'order',
            title: t('order'),
            render: (_value, row) => (
              <>
                {row.order.number}
                <small>{t('units', { count: row.units })}</small>
              </>
            ),
          },
          { key: 'store', title: t('store'), render: (_value, row) => row.store.name },
          {
            key: 'reportedAt',
            title: t('since'),
            width: 150,
            render: (_value, row) => <DateTime value={row.reportedAt} />,
          },
          {
            key: 'state',
            title: t('state'),
            width: 150,
            render: (_value, row) => <ProblemStateTag state={row.state} />,
          },
        ]}
      />
      <ProblemOverlay
        id={address.read('parcel') || undefined}
        onClose={() => address.change({ parcel: undefined })}
      />
    </>
  );
}
