import type { Payout, PayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import type { Meaning } from '../../ui/status-tag.tsx';

export const payoutMeanings: Readonly<Record<Payout['status'], Meaning>> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
};

/** How a payment account stands: the colour and the words for it. */
export const accountStates = {
  active: ['done', 'stateActive'],
  none: ['neutral', 'stateNone'],
  linking: ['waiting', 'stateLinking'],
  refused: ['failed', 'stateRefused'],
} as const satisfies Record<PayoutAccount['state'], readonly [Meaning, string]>;

/** The payment providers as they write themselves. */
const providerNames: Readonly<Record<string, string>> = { sandbox: 'Sandbox', stripe: 'Stripe', paypal: 'PayPal' };

export const nameProvider = (provider: string | null): string => (provider ? (providerNames[provider] ?? provider) : '');
