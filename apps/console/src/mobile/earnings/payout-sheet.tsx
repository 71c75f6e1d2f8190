import type { Money } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { usePayoutRequest } from '../../shop/revenue/use-payout-request.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { PlainNumberField } from '../../ui/plain/number-field.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

interface PayoutProps {
  available: Money;
  minimum: Money;
  account: string;
  onClose: () => void;
}

/** Asks for a payout of all that is available, or less of it. */
export function PayoutSheet({ available, minimum, account, onClose }: PayoutProps) {
  const t = useText(revenueTexts);
  const money = useTrueMoneyText();
  const { amount, setAmount, typed, isSending, send } = usePayoutRequest(available, onClose);
  return (
    <Sheet
      onClose={onClose}
      title={t('payOutTitle')}
      foot={
        <Button
          className="btn primary"
          isBusy={isSending}
          disabled={!typed}
          onClick={() => void send()}
        >
          {t('payOut')} {typed && <span className="num">{money(typed)}</span>}
        </Button>
      }
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
    </Sheet>
  );
}
