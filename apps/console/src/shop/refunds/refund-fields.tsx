import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { ownRefundTexts, refundTexts } from '../../texts/refunds.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { PlainNumberField } from '../../ui/plain/number-field.tsx';
import type { RefundChoice } from './refund-choice.rules.ts';
import type { useRefunding } from './use-refunding.ts';
import '../../ui/plain/fields.css';
import './refunds.css';

interface RefundFieldsProps {
  order: Pick<OrderDetail, 'id' | 'sellerPayment'>;
  refunds: OrderRefunds;
  refunding: ReturnType<typeof useRefunding>;
}

/** What follows from the choice, in one sentence. */
function useConsequence({ order, refunds, refunding: { kind, sum } }: RefundFieldsProps): string {
  const t = useText(ownRefundTexts);
  const isWhole =
    kind === 'whole' || sum.isAll || (sum.minor > 0 && sum.minor === refunds.paid?.left.amount);
  if (isWhole && refunds.wholeCancels) return t('willCancel');
  if (isWhole) return t('willClose');
  if (kind === 'amount') return t('willGoOn');
  return t(order.sellerPayment === 'unpaid' ? 'willOweLess' : 'willStay');
}

/** Everything, units or an amount, and why; the same fields at the desk and on the phone. */
export function RefundFields(props: RefundFieldsProps) {
  const t = useText(refundTexts);
  const tOwn = useText(ownRefundTexts);
  const money = useTrueMoneyText();
  const id = useId();
  const { refunds, refunding } = props;
  const { kind, left, sum } = refunding;
  const consequence = useConsequence(props);
  const amountOf = (minor: number) => money({ amount: minor, currency: left.currency });
  const open = refunds.lines.filter(({ unitValues }) => unitValues.length > 0);
  const way = (value: RefundChoice['kind'], label: string) => (
    <label className="way">
      <input
        type="radio"
        name={`${id}-kind`}
        checked={kind === value}
        onChange={() => refunding.setKind(value)}
      />
      {label}
    </label>
  );
  return (
    <div className="refund-plain stack gap-14">
      <p className="muted">{tOwn('goes')}</p>
      <fieldset className="stack gap-4">
        <legend>{t('what')}</legend>
        {way('whole', `${t('whole')} (${amountOf(left.amount)})`)}
        {open.length > 0 && way('lines', t('lines'))}
        {way('amount', t('amount'))}
      </fieldset>
      {kind === 'lines' &&
        open.map((line) => (
          <PlainNumberField
            key={line.lineId}
            field="refund-quantity"
            max={line.unitValues.length}
            label={`${line.name}${line.option ? ` · ${line.option}` : ''}`}
            hint={t('unitsOf', {
              left: line.unitValues.length,
              all: line.quantity,
              each: amountOf(line.unitValues[0]?.amount ?? 0),
            })}
            value={refunding.quantities[line.lineId] ?? null}
            onChange={(quantity) => refunding.setQuantity(line.lineId, quantity)}
          />
        ))}
      {kind === 'amount' && (
        <PlainNumberField
          field="refund-amount"
          currency={left.currency}
          max={left.amount}
          label={t('amount')}
          value={refunding.amount}
          onChange={refunding.setAmount}
        />
      )}
      {sum.isTooMuch ? (
        <p className="refund-hint is-bad" role="alert">
          {t('tooMuch', { left: amountOf(left.amount) })}
        </p>
      ) : (
        <p className="refund-hint">{consequence}</p>
      )}
      <div>
        <label className="label" htmlFor={`${id}-note`}>
          {tOwn('note')}
        </label>
        <textarea
          id={`${id}-note`}
          maxLength={300}
          required
          value={refunding.note}
          placeholder={tOwn('notePlaceholder')}
          onChange={({ target }) => refunding.setNote(target.value)}
        />
      </div>
    </div>
  );
}
