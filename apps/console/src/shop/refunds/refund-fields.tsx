import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { ownRefundTexts, refundTexts } from '../../texts/refunds.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { FieldFrame } from '../../ui/plain/fields.tsx';
import { PlainNumberField } from '../../ui/plain/number-field.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import type { RefundChoice } from './refund-choice.rules.ts';
import type { useRefunding } from './use-refunding.ts';
import './refunds.css';

interface RefundFieldsProps {
  sellerPayment?: OrderDetail['sellerPayment'] | undefined;
  refunds: OrderRefunds;
  refunding: ReturnType<typeof useRefunding>;
}

/** What follows from the choice, in one sentence. */
function useConsequence({ sellerPayment, refunds, refunding }: RefundFieldsProps): string {
  const t = useText(ownRefundTexts);
  const tRefund = useText(refundTexts);
  const { side, sum } = refunding;
  const { kind } = refunding.typed;
  if (side === 'operators') {
    const isAllOfLines = kind === 'lines' && sum.isAll;
    if ((kind === 'whole' || isAllOfLines) && refunds.wholeCancels) return tRefund('cancels');
    return isAllOfLines ? tRefund('allUnits') : '';
  }
  const isWhole =
    kind === 'whole' || sum.isAll || (sum.minor > 0 && sum.minor === refunds.paid?.left.amount);
  if (isWhole) return t(refunds.wholeCancels ? 'willCancel' : 'willClose');
  if (kind === 'amount') return t('willGoOn');
  return t(sellerPayment === 'unpaid' ? 'willOweLess' : 'willStay');
}

/** Everything, units or an amount, and why. */
export function RefundFields(props: RefundFieldsProps) {
  const t = useText(refundTexts);
  const tOwn = useText(ownRefundTexts);
  const money = useTrueMoneyText();
  const id = useId();
  const { refunds, refunding } = props;
  const { side, typed, change, left, sum } = refunding;
  const { kind, quantities } = typed;
  const consequence = useConsequence(props);
  const amountOf = (minor: number) => money({ amount: minor, currency: left.currency });
  const open = refunds.lines.filter(({ unitValues }) => unitValues.length > 0);
  const way = (value: RefundChoice['kind'], label: string) => (
    <label className="way">
      <input
        type="radio"
        name={`${id}-kind`}
        checked={kind === value}
        onChange={() => change({ kind: value })}
      />
      {label}
    </label>
  );
  return (
    <form
      className="refund-plain stack gap-14"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <RestoredLine isShown={refunding.isRestored} onDiscard={refunding.discard} />
      <p className="muted">{side === 'owner' ? tOwn('goes') : t(`goes_${refunds.side}`)}</p>
      <fieldset className="stack gap-4">
        <legend className="small faint pad-0 below-4">{t('what')}</legend>
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
            value={quantities[line.lineId] ?? null}
            onChange={(quantity) =>
              change({ quantities: { ...quantities, [line.lineId]: quantity } })
            }
          />
        ))}
      {side === 'operators' && kind === 'lines' && sum.hasShipped && (
        <label className="way">
          <input
            type="checkbox"
            checked={typed.areBack}
            onChange={({ target }) => change({ areBack: target.checked })}
          />
          {t('areBack')}
        </label>
      )}
      {kind === 'amount' && (
        <PlainNumberField
          field="refund-amount"
          currency={left.currency}
          max={Math.max(1, left.amount)}
          label={t('amount')}
          value={typed.amount}
          onChange={(amount) => change({ amount })}
        />
      )}
      {sum.isTooMuch ? (
        <p className="refund-hint is-bad" role="alert">
          {t('tooMuch', { left: amountOf(left.amount) })}
        </p>
      ) : (
        consequence && <p className="refund-hint">{consequence}</p>
      )}
      <FieldFrame label={side === 'owner' ? tOwn('note') : t('note')} error={refunding.noteError}>
        {(ties) => (
          <textarea
            {...ties}
            rows={3}
            maxLength={300}
            required
            value={typed.note}
            placeholder={side === 'owner' ? tOwn('notePlaceholder') : undefined}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </FieldFrame>
    </form>
  );
}
