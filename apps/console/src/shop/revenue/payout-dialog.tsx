import type { Currency, Money as MoneyValue } from '@vitrine/contract/money.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { intents } from '../../lib/intents.ts';
import { queryClient } from '../../lib/queries.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { parseAmount, writeAmount } from '../pricing/price-input.rules.ts';

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
  const [text, setText] = useState(() => writeAmount(amount));
  const [isSending, setSending] = useState(false);
  const typed = parseAmount(text, amount.currency as Currency);
  const isWrong = typed === undefined || typed > amount.amount;
  const send = async () => {
    if (isWrong) return;
    setSending(true);
    try {
      const body = typed === amount.amount ? {} : { amount: { amount: typed, currency: amount.currency } };
      // A second click or a lost answer is the same payout.
      await intents.once('payout', typed, (idempotencyKey) => api.call(requestPayout, { body }, { idempotencyKey }));
      notify({ type: 'success', title: t('payouts'), text: t('payOutAsked') });
      await queryClient.invalidateQueries({ queryKey: ['revenue'] });
      onClose();
    } catch {
      // The toast has said why; the amount stays.
    }
    setSending(false);
  };
  return (
    <Modal
      open
      title={t('payOutTitle')}
      onCancel={onClose}
      onOk={() => void send()}
      okText={t('payOut')}
      cancelText={tUi('cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: isWrong }}
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
          status={isWrong ? 'error' : ''}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => void send()}
        />
      </label>
      <p className="t2" style={{ marginTop: 8 }}>
        {isWrong ? t('amountWrong') : t('payOutLine', { amount: money({ amount: typed, currency: amount.currency }), account })}
      </p>
    </Modal>
  );
}
