import type { Money } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { PlainNumberField } from '../../ui/plain/number-field.tsx';
import { usePayoutRequest } from './use-payout-request.ts';

interface PayoutRequestProps {
  available: Money;
  minimum: Money;
  account: string;
  onClose: () => void;
}

/** Requests a payout of all that is available, or less of it. */
export function PayoutRequest({ available, minimum, account, onClose }: PayoutRequestProps) {
  const t = useText(ledgerTexts);
  const money = useTrueMoneyText();
  const { amount, setAmount, typed, isSending, send } = usePayoutRequest(available, onClose);
  return (
    <Overlay
      as="dialog"
      size={420}
      onClose={onClose}
      title={t('payOutTitle')}
      action={{
        label: typed ? `${t('payOut')} ${money(typed)}` : t('payOut'),
        onPress: () => void send(),
        isBusy: isSending,
        isDisabled: !typed,
      }}
    >
      <PlainNumberField
        field="payout"
        currency={available.currency}
        min={minimum.amount}
        max={available.amount}
        label={t('amountToPay')}
        value={amount}
        onChange={setAmount}
        onEnter={() => void send()}
      />
      {typed && <p className="muted">{t('payOutLine', { amount: money(typed), account })}</p>}
    </Overlay>
  );
}
