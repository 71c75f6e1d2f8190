import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { Term } from '../../ui/term.tsx';

type Summed = Pick<
  OrderDetail,
  | 'cost'
  | 'buyerPays'
  | 'sellingTotal'
  | 'profit'
  | 'refundsOfProfit'
  | 'cancelReason'
  | 'awaiting'
  | 'settlementMode'
  | 'sellerPayment'
>;

/** How the owner's payment is called: what was paid, and what is still due. */
export interface PaymentLabels {
  paid: string;
  due: string;
}

const isPaidByOwner = ({ sellerPayment }: Summed) =>
  sellerPayment !== 'not_due' && sellerPayment !== 'unpaid';

/** True if the owner's payment differs from the cost: an offer paid a part, or the provider takes the fee. */
function differsFromCost(order: Summed): boolean {
  const { cost, settlementMode, cancelReason } = order;
  if (cost.offer) return true;
  const isOwed = isPaidByOwner(order) || cancelReason === null;
  return settlementMode === 'direct' && isOwed && cost.due.amount !== cost.total.amount;
}

/** What the order brings: selling total, cost in its parts, profit. */
export function OrderSums({
  order,
  labels,
  profitLabel,
}: {
  order: Summed;
  labels: PaymentLabels;
  profitLabel: string;
}) {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const { cost, buyerPays } = order;
  const isNeverPaid = order.cancelReason !== null && !order.refundsOfProfit;
  const isSame =
    buyerPays?.total.currency === order.sellingTotal?.currency &&
    buyerPays?.total.amount === order.sellingTotal?.amount;
  return (
    <>
      <div className="terms order-sums">
        {buyerPays && !isSame && (
          <div>
            <span>
              {t('buyerPays')}{' '}
              {buyerPays.tax.amount > 0 && (
                <small className="faint">
                  {t('taxIncluded', { amount: money(buyerPays.tax) })}
                </small>
              )}
            </span>
            <Money value={buyerPays.total} />
          </div>
        )}
        {order.sellingTotal && (
          <div>
            <span>
              {t('sellingTotal')}{' '}
              {cost.shipping.amount > 0 && (
                <small className="faint">
                  {t('withShipping', { amount: money(cost.shipping) })}
                </small>
              )}
              {buyerPays && buyerPays.tax.amount > 0 && (
                <small className="faint">
                  {cost.shipping.amount > 0 && '· '}
                  {t('beforeTax')}
                </small>
              )}
            </span>
            <Money value={order.sellingTotal} />
          </div>
        )}
        <div>
          <span>{t('cost')}</span>
          <Money value={{ amount: -cost.total.amount, currency: cost.total.currency }} />
        </div>
        <div className="parts">
          <div>
            {t('platformGoods')} <Money kind="inline" value={cost.platform} />
          </div>
          <div>
            {t('shipping')} <Money kind="inline" value={cost.shipping} />
          </div>
          {cost.fees.amount > 0 && (
            <div>
              {t('fees')} <Money kind="inline" value={cost.fees} />
            </div>
          )}
        </div>
        {cost.offer && (
          <div className="parts">
            <div>
              {t('welcomeOffer')}{' '}
              <Money
                kind="inline"
                value={{ amount: -cost.offer.amount, currency: cost.offer.currency }}
              />
            </div>
          </div>
        )}
        {differsFromCost(order) && (
          <div>
            <span>{isPaidByOwner(order) ? labels.paid : labels.due}</span>
            <Money
              value={{
                amount: (cost.offer?.amount ?? 0) - cost.due.amount,
                currency: cost.due.currency,
              }}
            />
          </div>
        )}
      </div>
      {/* What was never paid earned nothing. */}
      {order.profit && !isNeverPaid && (
        <dl className="terms order-sums whole">
          {order.refundsOfProfit && (
            <Term label={t('refundsOfProfit')} className="refunds weight-400 muted">
              <Money value={order.refundsOfProfit} isSigned />
            </Term>
          )}
          <Term label={profitLabel}>
            <Money value={order.profit} className={order.awaiting ? '' : 'earned'} />
          </Term>
        </dl>
      )}
    </>
  );
}
