import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countDisputes, exportDisputes, pageDisputes } from '@vitrine/contract/shop/disputes.ts';
import { Tabs } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { disputeKeys } from '../../lib/query-keys/disputes.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { disputeTexts } from '../../texts/disputes.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { type ListFilter, readListQuery } from '../../ui/list/list-filters.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { storeFilter } from '../table/store-select.tsx';
import { DisputePage } from './dispute-page.tsx';
import { DisputeTag } from './dispute-tag.tsx';

const tabs = ['waiting', 'answered', 'ended', 'all'] as const;

function DisputeList() {
  const t = useText(disputeTexts);
  const address = useAddress();
  const navigate = useNavigate();
  const clock = useClock();
  const filters: readonly ListFilter[] = [
    { name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 },
    storeFilter,
    { name: 'opened', kind: 'days', label: t('openedAt'), params: ['from', 'to'] },
  ];
  const search = readListQuery(filters, address.read, clock.zone);
  const counts = useQuery({
    queryKey: disputeKeys.counts(search),
    queryFn: ({ signal }) => api.read(countDisputes, { query: search }, signal),
    placeholderData: keepPreviousData,
  }).data;
  // A search, as from a message about a dispute, finds every state.
  const tab =
    tabs.find((one) => one === address.read('tab')) ??
    (address.read('keywords') ? 'all' : 'waiting');
  return (
    <>
      <PageHead
        title={t('title')}
        line={t('line')}
        actions={
          counts?.bankUrl && (
            <a className="btn" href={counts.bankUrl} target="_blank" rel="noreferrer">
              {t('bankPages')}
              <ExternalLink size={16} aria-hidden />
            </a>
          )
        }
      />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, ...firstPage })}
        items={tabs.map((key) => ({
          key,
          label: (
            <CountedLabel
              text={t(`group_${key}`)}
              count={counts?.[key]}
              isWaiting={key === 'waiting' && (counts?.waiting ?? 0) > 0}
            />
          ),
        }))}
      />
      <ListPage
        key={tab}
        name="operations-disputes"
        list={pageDisputes}
        keyOf={disputeKeys.page}
        fixed={tab === 'all' ? {} : { group: tab }}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={1080}
        nameOf={({ order }) => order.number}
        onOpen={({ id }) => void navigate(`/operations/disputes?dispute=${id}`)}
        filters={filters}
        exporting={{
          perm: 'platform:dispute:query',
          run: (query) =>
            api.download(exportDisputes, { query: { ...query, timeZone: clock.zone } }),
        }}
        columns={[
          {
            key: 'order',
            title: t('order'),
            width: 210,
            render: (_value, row) => (
              <>
                <RowLink>{row.order.number}</RowLink>
                <small>{t(`${row.reason}_reason`)}</small>
              </>
            ),
          },
          { key: 'store', title: t('store'), render: (_value, row) => row.store.name },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            width: 140,
            render: (_value, row) => <Money kind="total" value={row.amount} />,
          },
          {
            key: 'provider',
            title: t('provider'),
            width: 150,
            render: (_value, row) => (
              <>
                {nameProvider(row.provider)}
                {row.isTest && <small>{t('test')}</small>}
              </>
            ),
          },
          {
            key: 'openedAt',
            title: t('openedAt'),
            width: 160,
            render: (_value, row) => <DateTime value={row.openedAt} />,
          },
          {
            key: 'state',
            title: t('state'),
            width: 250,
            render: (_value, row) => <DisputeTag dispute={row} />,
          },
        ]}
      />
    </>
  );
}

/** Disputes of payments in all stores: those that wait for an answer first. The address names the one that is open. */
export default function OperationsDisputes() {
  const opened = useAddress().read('dispute');
  return opened ? <DisputePage key={opened} id={opened} /> : <DisputeList />;
}
