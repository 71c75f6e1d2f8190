import type { Money as MoneyValue } from '@vitrine/contract/money.ts';
import { Input, Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { usePayoutRequest } from './use-payout-request.ts';

/** Asks for a payout of all that is available, or less of it. */
export function PayoutDialog({
  amount,
  account,
  isOpen,
  onClose,
}: {
  amount: MoneyValue;
  account: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const isShown = useIsShown();
  return isOpen && isShown ? <Body amount={amount} account={account} onClose={onClose} /> : null;
}

function Body({ amount, account, onClose }: { amount: MoneyValue; account: string; onClose: () => void }) {
  const t = useText(revenueTexts);
  const tUi = useText(uiTexts);
  const money = useMoneyText();
  const { text, setText, typed, isSending, send } = usePayoutRequest(amount, onClose);
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
        <span className="t3">{t('amountToPay')}</span>
        <Input
          id="payout-amount"
          className="num"
          inputMode="decimal"
          suffix={amount.currency}
          value={text}
          status={typed === undefined ? 'error' : ''}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => void send()}
        />
      </label>
      <p className="t2" style={{ marginTop: 8 }}>
        {typed ? t('payOutLine', { amount: money(typed), account }) : t('amountWrong')}
      </p>
    </Modal>
  );
}
