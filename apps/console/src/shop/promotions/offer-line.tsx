import type { Money as Amount } from '@vitrine/contract/money.ts';
import type { AppliedOffer, OfferRefusal } from '@vitrine/contract/shop/promotions.ts';
import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { Money } from '../../ui/money.tsx';
import { useRefusalText } from './use-welcome-offer.ts';

/** What the offer is called among the sums of an order or a payment. */
export function useOfferName(): (offer: AppliedOffer) => string {
  const t = useText(paymentTexts);
  return ({ kind, percent }) => (kind === 'free' ? t('offerFree') : t('offerPercent', { percent }));
}

/** The welcome offer among the sums of an order or a payment, which are a `<dl>`. */
export function OfferLine({ offer }: { offer: AppliedOffer | null }) {
  const name = useOfferName();
  return (
    offer && (
      <div className="green-text medium">
        <dt>{name(offer)}</dt>
        <dd>
          <Money value={{ amount: -offer.amount.amount, currency: offer.amount.currency }} />
        </dd>
      </div>
    )
  );
}

/** Why the offer takes nothing off here. */
export function OfferRefusalNote({ refusal }: { refusal: OfferRefusal | null }) {
  const text = useRefusalText()(refusal);
  return text ? <p className="muted small">{text}</p> : null;
}

/** What is left to pay after the offer. */
export const afterOffer = (total: Amount, offer: AppliedOffer | null): Amount => ({
  amount: total.amount - (offer?.amount.amount ?? 0),
  currency: total.currency,
});
