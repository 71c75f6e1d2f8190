import type { PaymentFee as Fee, OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { feeTexts } from '../../texts/fees.ts';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { Term } from '../../ui/term.tsx';

/** Who the difference falls on: in `direct` mode the owner, otherwise the platform. */
function bearerOf(
  { difference }: Fee,
  mode: OrderDetail['settlementMode'],
  isForOperators: boolean,
) {
  if (mode === 'direct') return isForOperators ? 'ownerBears' : 'youBear';
  if (!difference?.amount) return undefined;
  return difference.amount > 0 ? 'borne' : 'kept';
}

/** The planned fee of a payment, what the provider took by its records, and the difference. */
export function PaymentFee({
  fee,
  settlementMode,
  isForOperators,
}: {
  fee: Fee;
  settlementMode: OrderDetail['settlementMode'];
  isForOperators: boolean;
}) {
  const t = useText(feeTexts);
  const money = useTrueMoneyText();
  const { planned, taken, difference, settled } = fee;
  const provider = nameProvider(fee.provider);
  const bearer = bearerOf(fee, settlementMode, isForOperators);
  return (
    <section aria-label={t('feeTitle')}>
      <h3 className="h3 above-12">{t('feeTitle')}</h3>
      <dl className="terms order-sums">
        <Term label={t('plannedFee')}>
          <Money value={planned} />
        </Term>
        <Term label={t('trueFee', { provider })}>
          {taken ? <Money value={taken} /> : <span className="faint">{t('notKnown')}</span>}
        </Term>
        {settled && (
          <Term label="">
            <small className="faint">
              {t('settledFee', { fee: money(settled.fee), amount: money(settled.amount) })}
            </small>
          </Term>
        )}
        {difference && (
          <Term label={t('difference')}>
            <Money value={difference} isSigned />
          </Term>
        )}
      </dl>
      {taken && bearer && <p className="faint small above-8">{t(bearer, { provider })}</p>}
    </section>
  );
}
