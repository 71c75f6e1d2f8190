import type { Money as MoneyValue } from '@vitrine/contract/money.ts';
import { Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { usePayoutRequest } from './use-payout-request.ts';

/** Asks for a payout of all that is available, or less of it. */
export function PayoutDialog({
  amount,
  minimum,
  account,
  isOpen,
  onClose,
}: {
  amount: MoneyValue;
  minimum: MoneyValue;
  account: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const isShown = useIsShown();
  return isOpen && isShown ? (
    <Body amount={amount} minimum={minimum} account={account} onClose={onClose} />
  ) : null;
}

function Body({
  amount,
  minimum,
  account,
  onClose,
}: {
  amount: MoneyValue;
  minimum: MoneyValue;
  account: string;
  onClose: () => void;
}) {
  const t = useText(revenueTexts);
  const tUi = useText(uiTexts);
  const money = useTrueMoneyText();
  const {
    amount: typedAmount,
    setAmount,
    typed,
    isSending,
    send,
  } = usePayoutRequest(amount, onClose);
  return (
    <Modal
      open
      title={t('payOutTitle')}
      onCancel={onClose}
      onOk={() => void send()}
      okText={t('payOut')}
      cancelText={tUi('cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: typed === undefined }}
      width={420}
    >
      <label htmlFor="payout-amount" style={{ display: 'grid', gap: 4 }}>
        <span className="faint">{t('amountToPay')}</span>
        <NumberField
          id="payout-amount"
          field="payout"
          currency={amount.currency}
          min={minimum.amount}
          max={amount.amount}
          value={typedAmount}
          onChange={setAmount}
          onPressEnter={() => void send()}
        />
      </label>
      <p className="muted" style={{ marginTop: 8 }}>
        {typed && t('payOutLine', { amount: money(typed), account })}
      </p>
    </Modal>
  );
}
