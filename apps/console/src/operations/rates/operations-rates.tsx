import { useQuery } from '@tanstack/react-query';
import { type ExchangeRate, listRates } from '@vitrine/contract/shop/exchange-rates.ts';
import { fetchRatesNow } from '@vitrine/contract/shop/rate-fetches.ts';
import { exportRates } from '@vitrine/contract/shop/rate-sheets.ts';
import { Button, Tabs } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { rateKeys } from '../../lib/query-keys/rates.ts';
import { useAddress } from '../../lib/use-address.ts';
import { rateTexts } from '../../texts/rates.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { firstPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { RateForm } from './rate-form.tsx';
import { RateImport } from './rate-import.tsx';
import { RateFetches, RateHistory } from './rate-lists.tsx';
import { showRate } from './rate-value.ts';

function FetchButton() {
  const t = useText(rateTexts);
  const fetching = useApiMutation(fetchRatesNow, {
    onSuccess: ({ outcome, problem, changed }) =>
      outcome === 'failed'
        ? toast.warning(t(`problem_${problem ?? 'no-answer'}`))
        : toast.success(t(`outcome_${outcome}`, { count: changed })),
    invalidates: [rateKeys.all],
  });
  return (
    <Button
      icon={<RefreshCw size={16} aria-hidden />}
      loading={fetching.isBusy}
      onClick={() => void fetching.run({ body: {} })}
    >
      {t('fetchNow')}
    </Button>
  );
}

function NewestRates() {
  const t = useText(rateTexts);
  const tag = useIntlTag();
  const mayEdit = useHasPerm('platform:rate:edit');
  const [edited, setEdited] = useState<ExchangeRate>();
  const rates = useQuery({
    queryKey: rateKeys.list,
    queryFn: ({ signal }) => api.read(listRates, {}, signal),
  });
  const feed = rates.data?.feed;
  return (
    <>
      <ListCard
        query={rates}
        rows={rates.data?.list ?? []}
        emptyText={t('noHistory')}
        minWidth={750}
        bar={
          <>
            <p className="faint" style={{ flex: '1 1 240px' }}>
              {rates.data &&
                t(feed ? 'feedLine' : 'noFeedLine', {
                  host: feed?.host ?? '',
                  hours: rates.data.hoursMax,
                })}
            </p>
            <ExportButton onExport={() => api.download(exportRates, {})} />
            <HasPerm value="platform:rate:edit">
              <RateImport />
              {feed && <FetchButton />}
            </HasPerm>
          </>
        }
        columns={[
          {
            key: 'currency',
            title: t('currency'),
            width: 160,
            render: (_value, { currency, name }) => (
              <>
                {currency}
                <small>{name}</small>
              </>
            ),
          },
          {
            key: 'perUsd',
            title: t('perUsd'),
            width: 130,
            align: 'end',
            className: 'num',
            render: (_value, row) => showRate(row.perUsd, tag),
          },
          {
            key: 'state',
            title: t('state'),
            width: 130,
            render: (_value, { isCurrent }) => (
              <StatusTag meaning={isCurrent ? 'done' : 'failed'}>
                {t(isCurrent ? 'current' : 'tooOld')}
              </StatusTag>
            ),
          },
          {
            key: 'confirmed',
            title: t('confirmedAt'),
            width: 124,
            render: (_value, row) => <DateTime value={row.confirmedAt} />,
          },
          {
            key: 'source',
            title: t('source'),
            width: 110,
            render: (_value, row) => row.by ?? t(`source_${row.source}`),
          },
          ...(mayEdit
            ? [
                {
                  key: 'change',
                  fixed: 'end' as const,
                  width: 96,
                  align: 'end' as const,
                  render: (_value: unknown, row: ExchangeRate) => (
                    <Button
                      size="small"
                      aria-label={t('change', { currency: row.currency })}
                      onClick={() => setEdited(row)}
                    >
                      {t('edit')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <RateForm rate={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const views = { now: NewestRates, history: RateHistory, fetches: RateFetches } as const;
const tabs = ['now', 'history', 'fetches'] as const;

/** Exchange rates: the newest of each currency, their history, and the runs of the feed. */
export default function OperationsRates() {
  const t = useText(rateTexts);
  const address = useAddress();
  const tab = tabs.find((one) => one === address.read('tab')) ?? 'now';
  const View = views[tab];
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, currency: undefined, ...firstPage })}
        items={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
      />
      <View key={tab} />
    </>
  );
}
