import {
  exportPayments,
  listPayments,
  type PaymentStatus,
  type PlatformPayment,
  paymentStatuses,
} from '@vitrine/contract/shop/payments.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { paymentHoldTexts } from '../../texts/payment-holds.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { ProviderId } from './provider-id.tsx';
import { useMoneyFilters } from './use-money-filters.ts';
import './money-links.css';

const meanings: Readonly<Record<PaymentStatus, Meaning>> = {
  created: 'neutral',
  pending: 'waiting',
  authorized: 'moving',
  captured: 'done',
  failed: 'failed',
  expired: 'neutral',
  unknown: 'failed',
  part_refunded: 'done',
  refunded: 'neutral',
};

/** As many as fit a row; the others are counted. */
const shownOrders = 2;

function Orders({ orders }: Pick<PlatformPayment, 'orders'>) {
  const t = useText(platformPaymentTexts);
  return (
    <>
      {orders.slice(0, shownOrders).map(({ orderId, number }) => (
        <span key={orderId} className="block money-link">
          <Link to={`/operations/orders?order=${number}`}>{number}</Link>
        </span>
      ))}
      {orders.length > shownOrders && (
        <small>{t('more', { count: orders.length - shownOrders })}</small>
      )}
    </>
  );
}

/** The state, and why the payment failed or is held. */
function State({ payment }: { payment: PlatformPayment }) {
  const t = useText(platformPaymentTexts);
  const tPayment = useText(paymentTexts);
  const tHold = useText(paymentHoldTexts);
  const { status, failure, pendingReason } = payment;
  return (
    <>
      <StatusTag meaning={meanings[status]}>{t(`state_${status}`)}</StatusTag>
      {failure && <small>{tPayment(failure)}</small>}
      {pendingReason && (
        <small>{tHold(pendingReason, { provider: nameProvider(payment.provider) })}</small>
      )}
    </>
  );
}

/** Payments of all stores, with ways to their orders, to the provider’s events about them and to their journals. */
export default function OperationsPayments() {
  const t = useText(platformPaymentTexts);
  const tOperations = useText(operationsTexts);
  const clock = useClock();
  const money = useTrueMoneyText();
  const { search, store, provider, days } = useMoneyFilters('created');
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <ListPage
        name="operations-payments"
        list={listPayments}
        keyOf={platformKeys.payments}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={1160}
        canChooseColumns
        exporting={{
          perm: 'platform:ledger:query',
          run: (query) =>
            api.download(exportPayments, { query: { ...query, timeZone: clock.zone } }),
        }}
        filters={[
          search,
          store,
          provider,
          {
            name: 'status',
            param: 'state',
            kind: 'choice',
            label: tOperations('state'),
            any: tOperations('anyState'),
            options: paymentStatuses.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            name: 'side',
            kind: 'choice',
            label: t('side'),
            any: t('anySide'),
            options: [
              { value: 'buyer', label: t('buyer') },
              { value: 'seller', label: t('seller') },
            ],
          },
          {
            name: 'settlementMode',
            param: 'account',
            kind: 'choice',
            label: t('account'),
            any: t('anyAccount'),
            options: [
              { value: 'platform', label: t('platform') },
              { value: 'direct', label: t('direct') },
            ],
          },
          {
            name: 'refundDue',
            param: 'refund',
            kind: 'choice',
            label: t('refundDue'),
            any: t('anyRefund'),
            options: [{ value: 'true', label: t('refundDue') }],
          },
          days,
        ]}
        columns={[
          {
            key: 'created',
            title: t('created'),
            width: 150,
            render: (_value, row) => (
              <>
                <DateTime value={row.createdAt} />
                <small>
                  {t('payment', { id: row.id })} <TestMark isTest={row.isTest} />
                </small>
              </>
            ),
          },
          {
            key: 'orders',
            title: t('orders'),
            width: 120,
            render: (_value, row) => <Orders orders={row.orders} />,
          },
          { key: 'store', title: tOperations('store'), render: (_value, row) => row.store.name },
          { key: 'side', title: t('side'), width: 100, render: (_value, row) => t(row.side) },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            width: 130,
            render: (_value, row) => (
              <>
                <Money kind="true" value={row.amount} />
                {row.refunded.amount > 0 && (
                  <small className="num">{t('refunded', { amount: money(row.refunded) })}</small>
                )}
              </>
            ),
          },
          {
            key: 'provider',
            title: t('provider'),
            width: 250,
            render: (_value, row) =>
              row.method === 'card' ? (
                <>
                  <Link to="/operations/providers">{nameProvider(row.provider)}</Link>
                  {row.providerRef && <ProviderId id={row.providerRef} />}
                  {row.account && <ProviderId id={row.account} label={t('ownersAccount')} />}
                </>
              ) : (
                t(row.method)
              ),
          },
          {
            key: 'state',
            title: tOperations('state'),
            width: 170,
            render: (_value, row) => <State payment={row} />,
          },
          {
            key: 'more',
            title: '',
            width: 110,
            render: (_value, row) => (
              <>
                <span className="block money-link">
                  <Link to={`/operations/ledger?keywords=${row.id}`}>{t('journals')}</Link>
                </span>
                {row.method === 'card' && (
                  <span className="block money-link">
                    <Link to={`/operations/webhooks?keywords=${row.id}`}>{t('events')}</Link>
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
