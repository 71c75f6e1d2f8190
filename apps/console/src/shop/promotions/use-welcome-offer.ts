import { useQuery } from '@tanstack/react-query';
import { type OfferRefusal, readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { useMoneyText } from '../../ui/money.tsx';

export const useWelcomeOffer = () =>
  useQuery({ queryKey: storeKeys.welcomeOffer, queryFn: ({ signal }) => api.read(readWelcomeOffer, {}, signal) });

/** Why the offer gives nothing, where the owner may expect it: not after it was used, nor where it was never announced. */
export function useRefusalText(): (refusal: OfferRefusal | null) => string | null {
  const t = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const { data } = useWelcomeOffer();
  return (refusal) => {
    if (refusal === null || refusal === 'used' || refusal === 'not_first' || refusal === 'off') return null;
    return t(refusal, { to: data ? money(data.percentUpTo) : '' });
  };
}
