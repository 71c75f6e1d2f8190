import type { Money } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { usePayoutRequest } from '../../shop/revenue/use-payout-request.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface PayoutProps {
  available: Money;
  account: string;
  onClose: () => void;
}

/** Asks for a payout of all that is available, or less of it. */
export function PayoutSheet({ isOpen, ...props }: PayoutProps & { isOpen: boolean }) {
  return isOpen ? <OpenPayoutSheet {...props} /> : null;
}

function OpenPayoutSheet({ available, account, onClose }: PayoutProps) {
  const t = useText(revenueTexts);
  const money = useMoneyText();
  const { text, setText, typed, isSending, send } = usePayoutRequest(available, onClose);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('payOutTitle')}
      foot={
        <button type="button" className="m-btn primary" disabled={isSending || !typed} onClick={() => void send()}>
          {isSending && <span className="m-spin" aria-hidden="true" />}
          {t('payOut')} {typed && <span className="num">{money(typed)}</span>}
        </button>
      }
    >
      <label className="m-field">
        <span>{t('amountToPay')}</span>
        <span className={typed ? 'frame num' : 'frame num wrong'}>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={!typed}
            aria-describedby="m-payout-line"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && void send()}
          />
          {available.currency}
        </span>
      </label>
      <p id="m-payout-line" className={typed ? 't2' : 'm-wrong'}>
        {typed ? t('payOutLine', { amount: money(typed), account }) : t('amountWrong')}
      </p>
    </Sheet>
  );
}
