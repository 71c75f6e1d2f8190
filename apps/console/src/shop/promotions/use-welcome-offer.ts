import { useQuery } from '@tanstack/react-query';
import {
  dismissWelcome,
  type OfferRefusal,
  readWelcomeOffer,
} from '@vitrine/contract/shop/promotions.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { useMoneyText } from '../../ui/money.tsx';

export const useWelcomeOffer = () =>
  useQuery({
    queryKey: storeKeys.welcomeOffer,
    queryFn: ({ signal }) => api.read(readWelcomeOffer, {}, signal),
  });

/** Why the offer gives nothing, where the owner may expect it: not after it was used, nor where it was never announced. */
export function useRefusalText(): (refusal: OfferRefusal | null) => string | null {
  const t = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const { data } = useWelcomeOffer();
  return (refusal) => {
    if (refusal === null || refusal === 'used' || refusal === 'not_first' || refusal === 'off')
      return null;
    return t(refusal, { to: data ? money(data.percentUpTo) : '' });
  };
}

/** For the address of the home page: the message is shown although it was dismissed. */
const welcomeParam = 'welcome';
export const welcomeQuery = `?${welcomeParam}=1`;

/** Whether the welcome message is on the home page: until its offer is used or it is dismissed, and on request. */
export function useWelcomeShown(): boolean {
  const isAsked = useAddress().read(welcomeParam) !== '';
  const { data } = useWelcomeOffer();
  return data !== undefined && (isAsked || (!data.isDismissed && data.given === null));
}

/** Takes the message away, on every device. */
export function useWelcomeDismissal() {
  const address = useAddress();
  const { run, isBusy } = useApiMutation(dismissWelcome, { invalidates: [storeKeys.welcomeOffer] });
  return {
    isBusy,
    dismiss: () => {
      // Before the call: its answer must not bring back somebody who has gone on to another page.
      if (address.read(welcomeParam)) address.change({ [welcomeParam]: undefined });
      void run({});
    },
  };
}
