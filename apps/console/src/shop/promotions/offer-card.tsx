import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { useCanOrder } from './use-can-order.ts';
import { useRefusalText, useWelcomeOffer, useWelcomeShown } from './use-welcome-offer.ts';
import './offer-card.css';

/** The offer on the first order for oneself, while it can be used; and why not, when something of the owner's own is in its way. */
export function OfferCard() {
  const isWelcoming = useWelcomeShown();
  const t = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  const refusalText = useRefusalText();
  const { data } = useWelcomeOffer();
  const canOrder = useCanOrder();
  if (!data || isWelcoming) return null;
  const isAvailable = data.state === 'available';
  if (isAvailable && !canOrder) return null;
  // Users who never saw the offer need no message that it has ended.
  if (!isAvailable && data.refusal !== 'linked_account_used' && data.refusal !== 'held')
    return null;
  return (
    <section className="card offer-card cluster" aria-label={t('offerTitle')}>
      <p>
        <b className="block ink text-m">{t(isAvailable ? 'offerTitle' : 'offerWaiting')}</b>
        {isAvailable
          ? t('offerLine', {
              free: money(data.freeBelow),
              to: money(data.percentUpTo),
              percent: percent(data.percent),
            })
          : refusalText(data.refusal)}
      </p>
      {isAvailable && (
        <Link className="btn" to="/sample">
          {t('offerAction')}
        </Link>
      )}
    </section>
  );
}
