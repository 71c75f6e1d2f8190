import { useQuery } from '@tanstack/react-query';
import {
  bookSupplierUpdate,
  costAlarmPercent,
  type PriceRule,
  readSupplierUpdate,
  rejectSupplierUpdate,
  type SupplierUpdate,
  updateRowsShown,
} from '@vitrine/contract/shop/supplier-updates.ts';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { callEndpoint, useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys, supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { platformKeys } from '../../../lib/query-keys/platform.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';
import { useHasPerm } from '../../../ui/has-perm.tsx';
import { useTrueMoneyText } from '../../../ui/money.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../../ui/page-state.tsx';
import { SkeletonRows } from '../../../ui/skeletons.tsx';
import { bookWhole } from './book-update.rules.ts';
import '../../purchase-orders/purchase-orders.css';

/** These warnings are shown before the costs are booked. */
function Alarms({ update, priceRule }: { update: SupplierUpdate; priceRule: PriceRule }) {
  const t = useText(suppliersTexts);
  const { risenCount, belowCostCount, effects, heldCount } = update;
  return (
    <>
      {risenCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('alarmRisen', { count: risenCount, percent: costAlarmPercent })}
          description={
            belowCostCount > 0 ? t('alarmBelowCost', { count: belowCostCount }) : undefined
          }
        />
      )}
      {risenCount === 0 && belowCostCount > 0 && (
        <Alert type="warning" showIcon title={t('alarmBelowCost', { count: belowCostCount })} />
      )}
      {priceRule === 'raise' && effects.raisedCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('alarmFloor', { count: effects.raisedCount, stores: effects.storeCount })}
          description={[...new Set(effects.list.map(({ storeName }) => storeName))]
            .slice(0, 10)
            .join(', ')}
        />
      )}
      {heldCount > 0 && <Alert type="info" showIcon title={t('heldN', { count: heldCount })} />}
    </>
  );
}

function Rows({ update }: { update: SupplierUpdate }) {
  const t = useText(suppliersTexts);
  const write = useTrueMoneyText();
  const hasMore = update.rows.length === updateRowsShown;
  return (
    <>
      <ul className="purchase-lines">
        {update.rows.map((row) => (
          <li className="line gap-12 between" key={row.row}>
            <span className="slim">
              {row.product
                ? [row.product.name, row.product.label].filter(Boolean).join(' · ')
                : row.given}
              <small className="block">
                {t('rowN', { row: row.row })}
                {row.product && ` · ${row.product.sku}`}
              </small>
            </span>
            <span className="num slim to-end">
              {row.problem && <span className="danger-text">{t(`problem_${row.problem}`)}</span>}
              {row.stockAfter !== null && row.stockAfter !== row.stockBefore && (
                <span className="block">
                  {t('stockChange', { before: row.stockBefore ?? 0, after: row.stockAfter })}
                </span>
              )}
              {row.costBefore &&
                row.costAfter &&
                row.costBefore.amount !== row.costAfter.amount && (
                  <span className="block">
                    {t('costChange', {
                      before: write(row.costBefore),
                      after: write(row.costAfter),
                    })}
                    {row.risePercent !== null && (
                      <span
                        className={row.risePercent > costAlarmPercent ? 'danger-text' : undefined}
                      >
                        {' '}
                        {t('rise', { percent: row.risePercent })}
                      </span>
                    )}
                  </span>
                )}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && <p className="small muted">{t('rowsCut', { count: updateRowsShown })}</p>}
    </>
  );
}

/** The changes of a table: before the decision those that it would make, afterwards those that it made. */
export function UpdateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(suppliersTexts);
  const mayEdit = useHasPerm('platform:supplier:edit');
  const [priceRule, setPriceRule] = useState<PriceRule>('keep');
  const found = useQuery({
    queryKey: supplierKeys.list({ update: id }),
    queryFn: ({ signal }) => api.read(readSupplierUpdate, { params: { id } }, signal),
  });
  const options = {
    invalidates: [supplierKeys.all, catalogueKeys.all, platformKeys.stock()],
  };
  const [leftCount, setLeftCount] = useState<number>();
  const booking = useApiMutation(
    (rule: PriceRule) =>
      bookWhole(
        () => callEndpoint(bookSupplierUpdate, { params: { id }, body: { priceRule: rule } }),
        setLeftCount,
      ),
    {
      ...options,
      success: ({ state, costCount }) =>
        state === 'waiting' ? t('bookedPart', { count: costCount }) : t('booked'),
      onSuccess: ({ state }) => state !== 'waiting' && onClose(),
    },
  );
  const rejecting = useApiMutation(rejectSupplierUpdate, {
    ...options,
    success: ({ stockCount, costCount }) =>
      t(stockCount + costCount > 0 ? 'rejectedRest' : 'rejected'),
    onSuccess: onClose,
  });
  const update = found.data;
  const isOpen = update?.state === 'waiting' && mayEdit;
  const changesSomething = update && update.stockCount + update.costCount > 0;
  return (
    <Overlay
      isOpen
      size={720}
      title={update?.fileName ?? '…'}
      note={update && t(`update_${update.state}`)}
      onClose={onClose}
      foot={
        isOpen && (
          <>
            <Button
              danger
              disabled={booking.isBusy}
              loading={rejecting.isBusy}
              onClick={() => void rejecting.run({ params: { id } })}
            >
              {t('reject')}
            </Button>
            <Button
              type="primary"
              disabled={!changesSomething}
              loading={booking.isBusy}
              onClick={() => void booking.run(priceRule)}
            >
              {t('book')}
            </Button>
          </>
        )
      }
    >
      {found.isError && !update && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!update && !found.isError && <SkeletonRows rows={6} />}
      {update && (
        <div className="stack gap-16">
          <p>
            {[
              t('rowsN', { count: update.rowCount }),
              t('stockN', { count: update.stockCount }),
              t('costN', { count: update.costCount }),
              t('wrongN', { count: update.wrongCount }),
            ].join(' · ')}
          </p>
          {booking.isBusy && update.costCount > 0 && (
            <p role="status">{t('bookingLeft', { count: leftCount ?? update.costCount })}</p>
          )}
          {isOpen && update.costCount > 0 && (
            <Radio.Group
              aria-label={t('priceRule')}
              value={priceRule}
              disabled={booking.isBusy}
              onChange={(event) => setPriceRule(event.target.value as PriceRule)}
              options={(['keep', 'raise'] as const).map((value) => ({
                value,
                label: t(`rule_${value}`),
              }))}
            />
          )}
          <Alarms update={update} priceRule={update.state === 'waiting' ? priceRule : 'raise'} />
          <Rows update={update} />
        </div>
      )}
    </Overlay>
  );
}
