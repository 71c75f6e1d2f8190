import { useQuery } from '@tanstack/react-query';
import { listFeeSums } from '@vitrine/contract/shop/reconciliation.ts';
import { Alert } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { feeTexts } from '../../texts/fees.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';

/** Accounts whose records could not be read at the last try: their fees are missing in the sums. */
function Refusals() {
  const t = useText(feeTexts);
  const { data } = useQuery({
    queryKey: platformKeys.paymentFees('refusals'),
    queryFn: ({ signal }) => api.read(listFeeSums, { query: { pageNum: 1, pageSize: 1 } }, signal),
  });
  if (!data?.refusals.length) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('importsFailed')}
      description={
        <ul>
          {data.refusals.map(({ provider, account, storeName, code }) => {
            const isRefused = code.startsWith('refused');
            const values = {
              provider: nameProvider(provider),
              account: account ?? '',
              store: storeName ?? '',
            };
            const key =
              account === null
                ? isRefused
                  ? 'refusedPlatform'
                  : 'noAnswerPlatform'
                : isRefused
                  ? 'refused'
                  : 'noAnswer';
            return (
              <li key={`${provider} ${account}`}>
                {t(key, values)} <small className="faint anywhere">{code}</small>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

/** The fees that providers took in a period, beside the planned ones. */
export function FeeSums() {
  const t = useText(feeTexts);
  const tBooks = useText(reconciliationTexts);
  return (
    <>
      <Refusals />
      <ListPage
        name="fee-sums"
        list={listFeeSums}
        keyOf={platformKeys.paymentFees}
        emptyText={t('noTotals')}
        minWidth={820}
        filters={[{ name: 'day', kind: 'days', label: tBooks('day') }]}
        bar={
          // The title is before the filter, as in the tab beside it.
          <div style={{ flex: '1 1 260px', order: -1 }}>
            <h2 className="h3">{t('totals')}</h2>
            <p className="faint">{t('totalsLine')}</p>
          </div>
        }
        columns={[
          {
            key: 'provider',
            title: t('provider'),
            render: (_value, row) => nameProvider(row.provider),
          },
          {
            key: 'mode',
            title: t('mode'),
            width: 120,
            render: (_value, { settlementMode }) =>
              t(settlementMode === 'direct' ? 'toOwners' : 'toPlatform'),
          },
          {
            key: 'payments',
            title: t('payments'),
            width: 110,
            align: 'end',
            className: 'num',
            dataIndex: 'payments',
          },
          {
            key: 'planned',
            title: t('plannedFee'),
            width: 140,
            align: 'end',
            render: (_value, { planned }) => <Money value={planned} />,
          },
          {
            key: 'taken',
            title: t('takenFee'),
            width: 170,
            align: 'end',
            render: (_value, { taken, settledFee }) => (
              <>
                <Money value={taken} />
                {settledFee.currency !== taken.currency && (
                  <small>
                    <Money value={settledFee} />
                  </small>
                )}
              </>
            ),
          },
          {
            key: 'difference',
            title: t('difference'),
            width: 140,
            align: 'end',
            render: (_value, { difference }) => <Money value={difference} isSigned />,
          },
        ]}
      />
    </>
  );
}
