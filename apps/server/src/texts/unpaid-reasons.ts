import type { Language } from '@vitrine/contract/locales.ts';
import type * as english from './en/payments.ts';
import { loadArea } from './load-area.ts';

const texts = await loadArea<typeof english>('payments');

/** Why a store cannot be paid out, beside its name. */
export const unpaidReason = (
  reason: keyof typeof english.unpaidReasons,
  language: Language,
): string => texts[language].unpaidReasons[reason];

/** Why a payout failed or came back, and the next step, for its owner. */
export const payoutCause = (
  failure: keyof typeof english.payoutCauses,
  language: Language,
): string => texts[language].payoutCauses[failure];
