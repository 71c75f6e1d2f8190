import type { SellerPaymentView } from '@vitrine/contract/shop/payments.ts';

type ResultTone = 'good' | 'bad' | 'wait';

/** How something at a payment provider stands, in words; desk and phone only draw it. */
export type ProviderResult =
  | { state: 'loading' }
  | { state: 'unreadable'; error: unknown; retry: () => void }
  | {
      state: 'told';
      tone: ResultTone;
      title: string;
      line?: string;
      /** What was paid, order by order. */
      receipt?: SellerPaymentView;
      /** The provider holds the approved payment, and the title is about that. */
      isHeld?: boolean;
      /** It went through: there is something to print. */
      isPaid?: boolean;
      /** Where to go on: the provider's page, or ours that leads to it. */
      goOnUrl?: string | null;
      /** The orders of a payment that failed: it can be tried again. */
      againIds?: readonly string[];
      /** Nothing was linked: the next step is to try again. */
      isToRepeat?: boolean;
    };
