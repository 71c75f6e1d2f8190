import { ordersPerPaymentMax } from '@vitrine/contract/shop/payments.ts';
import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { FloatingBar, FloatingBarFigure, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { usePayPreview } from '../payments/use-pay-preview.ts';
import { type ChosenOrders, isChoiceFull, sumOf } from './order-choice.rules.ts';

/** The orders chosen for payment: their number, the amount due and the profit. It is the last part of the page. */
export function OrderChoiceBar({
  chosen,
  onClear,
  onPay,
}: {
  chosen: ChosenOrders;
  onClear: () => void;
  onPay: () => void;
}) {
  const t = useText(orderTexts);
  const money = useTrueMoneyText();
  const rows = [...chosen.values()];
  const due = sumOf(rows, (row) => row.due);
  const profit = sumOf(rows, (row) => row.profit);
  const preview = usePayPreview([...chosen.keys()]);
  return (
    <FloatingBar isShown={rows.length > 0} label={t('chosen', { count: rows.length })}>
      <span className="order-chosen stack gap-0">
        <b>{t('chosen', { count: rows.length })}</b>
        {isChoiceFull(chosen) && (
          <small role="status">{t('choiceFull', { count: ordersPerPaymentMax })}</small>
        )}
      </span>
      <FloatingBarRule />
      {due && (
        <FloatingBarFigure label={t('toPay')}>
          <Money kind="total" value={due} />
        </FloatingBarFigure>
      )}
      {preview?.offer && (
        <FloatingBarFigure label={t('welcomeOffer')}>
          <Money
            value={{
              amount: -preview.offer.amount.amount,
              currency: preview.offer.amount.currency,
            }}
          />
        </FloatingBarFigure>
      )}
      {profit && (
        <FloatingBarFigure label={t('youEarn')}>
          <Money kind="total" value={profit} />
        </FloatingBarFigure>
      )}
      <FloatingBarRule />
      <button type="button" className="quiet" onClick={onClear}>
        {t('clear')}
      </button>
      <Button type="primary" onClick={onPay}>
        {preview ? t('payNow', { amount: money(preview.total) }) : t('paySeveral')}
      </Button>
    </FloatingBar>
  );
}
