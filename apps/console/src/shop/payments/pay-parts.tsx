import type { SellerPaymentView } from '@vitrine/contract/shop/payments.ts';
import { Check, X } from 'lucide-react';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { leftOutTexts } from '../../texts/left-out-orders.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { OfferLine, OfferRefusalNote } from '../promotions/offer-line.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import { outcomeOf } from './payment-state.rules.ts';
import type { PayPreview } from './use-pay-preview.ts';
import type { Paying } from './use-paying.ts';
import { isSameWay, listWays, type WayToPay } from './ways-to-pay.rules.ts';
import './payments.css';
import { Term } from '../../ui/term.tsx';

/** Orders that cannot be paid now, and why. */
export function PayLeftOut({ preview }: { preview: PayPreview }) {
  const t = useText(paymentTexts);
  const tReason = useText(leftOutTexts);
  const labelled = useLabelText();
  if (!preview.leftOut.length) return null;
  return (
    <div className="pay-out" role="note">
      {t('leftOut', { count: preview.leftOut.length })}
      <ul className="above-4">
        {preview.leftOut.map(({ orderId, number, reason }) => (
          <li key={orderId}>{labelled(number ?? orderId, tReason(reason))}</li>
        ))}
      </ul>
    </div>
  );
}

function PayLines({ preview }: { preview: PayPreview }) {
  return (
    <ul className="pay-lines stack gap-10">
      {preview.lines.map((line) => (
        <li className="line gap-12 between" key={line.orderId}>
          <ProductCell
            url={line.imageUrl}
            focus={line}
            size="list"
            name={line.product}
            note={`${line.number} · × ${line.units}`}
          />
          <Money value={line.cost} />
        </li>
      ))}
    </ul>
  );
}

/** The offer, and the total. */
function PaySums({ preview }: { preview: PayPreview }) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
  return (
    <div className="terms pay-sums">
      <dl className="stack gap-6">
        <Term label={t('goods')}>
          <Money value={preview.goods} />
        </Term>
        <Term label={t('shipping')}>
          <Money value={preview.shipping} />
        </Term>
        {preview.fees.amount > 0 && (
          <Term label={t('fees')}>
            <Money value={preview.fees} />
          </Term>
        )}
        <OfferLine offer={preview.offer} />
        <Term label={t('total')} className="total">
          <Money kind="total" value={preview.total} />
        </Term>
      </dl>
      <OfferRefusalNote refusal={preview.offerRefusal} />
      {preview.betterAlone && (
        <p className="muted small">
          {t('betterAlone', {
            number: preview.betterAlone.number,
            amount: money(preview.betterAlone.offer.amount),
          })}
        </p>
      )}
    </div>
  );
}

/** The ways to pay: by a provider, or from earnings, which say why where they are too small. */
function PayWays({
  preview,
  value,
  isFixed = false,
  onChange,
}: {
  preview: PayPreview;
  value: WayToPay | undefined;
  /** The payment is under way: nothing else can be chosen. */
  isFixed?: boolean;
  onChange: (way: WayToPay) => void;
}) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
  const hasEarnings = preview.methods.includes('earnings');
  const ways = listWays(preview);
  const shown = hasEarnings
    ? ways
    : [...ways, { method: 'earnings', provider: null, kind: 'card' } as const];
  const describe = ({ method, kind }: WayToPay): [title: string, hint: string] => {
    if (method === 'earnings')
      return [
        t('earnings'),
        t(hasEarnings ? 'earningsHint' : 'earningsShort', { amount: money(preview.available) }),
      ];
    return kind === 'paypal'
      ? [nameProvider('paypal'), t('paypalHint')]
      : [t('card'), t('cardHint')];
  };
  return (
    <fieldset className="pay-ways columns gap-8">
      <legend className="pad-0 below-6 small faint">{t('wayToPay')}</legend>
      {shown.map((way) => {
        const [title, hint] = describe(way);
        return (
          <label key={`${way.method} ${way.provider}`}>
            <input
              type="radio"
              name="way-to-pay"
              checked={isSameWay(way, value)}
              disabled={isFixed || (way.method === 'earnings' && !hasEarnings)}
              onChange={() => onChange(way)}
            />
            <b>{title}</b>
            <small>{hint}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Everything between the orders that are left out and the button: lines, sums, way to pay, offer, what went wrong. */
export function PayForm({ preview, paying }: { preview: PayPreview; paying: Paying }) {
  const t = useText(paymentTexts);
  const { way, setWay, dropOffer, problem, isPaying, isLost } = paying;
  return (
    <>
      <PayLines preview={preview} />
      <PaySums preview={preview} />
      {preview.methods.length ? (
        <>
          <PayWays preview={preview} value={way} isFixed={isPaying || isLost} onChange={setWay} />
          {preview.options.some(({ isTest }) => isTest) && (
            <p className="muted small above-6">{t('testHint')}</p>
          )}
        </>
      ) : (
        <p className="pay-problem">{t('noWay')}</p>
      )}
      {preview.offer && preview.total.amount > 0 && !isLost && (
        <button type="button" className="quiet pay-drop" disabled={isPaying} onClick={dropOffer}>
          {t('withoutOffer')}
        </button>
      )}
      {problem && (
        <p className="pay-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

const titles = { captured: 'paidTitle', part_refunded: 'partTitle' } as const;

/** The payment went through, in whole or in part: the receipt in place of the popup's form. */
export function PayDone({ payment }: { payment: SellerPaymentView }) {
  const t = useText(paymentTexts);
  const isPaid = outcomeOf(payment) === 'paid';
  return (
    <div className="result-page in-popup" role="status">
      <span className={isPaid ? 'result-mark good' : 'result-mark bad'}>
        {isPaid ? <Check size={32} aria-hidden /> : <X size={32} aria-hidden />}
      </span>
      <h2 className="h2">
        {t(
          payment.status === 'captured' || payment.status === 'part_refunded'
            ? titles[payment.status]
            : 'refundedTitle',
        )}
      </h2>
      {isPaid && <p>{t('paidLine')}</p>}
      <PayReceipt payment={payment} />
    </div>
  );
}
