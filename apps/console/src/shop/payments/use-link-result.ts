import { useQuery } from '@tanstack/react-query';
import { readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useSentences, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { linkOutcomeOf } from './payment-state.rules.ts';
import type { ProviderResult } from './result.ts';
import { useFailureText } from './use-failure-text.ts';

const askAgainMs = 2_000;

/** Whether the payment account is linked now, with the reason and the next step when it is not. */
export function useLinkResult(): ProviderResult {
  const t = useText(payResultTexts);
  const joined = useSentences();
  const why = useFailureText();
  const account = useQuery({
    queryKey: payoutAccountKeys.account,
    queryFn: ({ signal }) => api.read(readPayoutAccount, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.lastTry?.state === 'open' ? askAgainMs : false),
  });
  const isDirect = useOwnStore().data?.settlementMode === 'direct';
  const { data, error } = account;
  const isOver = data !== undefined && linkOutcomeOf(data).kind !== 'open';
  useEffect(() => {
    // Payouts, the quick start and what a direct store can do depend on the account.
    if (isOver) void queryClient.invalidateQueries();
  }, [isOver]);
  if (!data)
    return error
      ? { state: 'unreadable', error, retry: () => void account.refetch() }
      : { state: 'loading' };
  const outcome = linkOutcomeOf(data);
  if (outcome.kind === 'linked')
    return {
      state: 'told',
      tone: 'good',
      title: t('linkedTitle'),
      line: t(isDirect ? 'linkedDirectLine' : 'linkedLine', { account: outcome.account }),
    };
  // Only who links is led to the provider, and that asks who is there.
  if (outcome.kind === 'open')
    return {
      state: 'told',
      tone: 'wait',
      title: t('linkOpenTitle'),
      line: t('linkOpenLine'),
      goOnUrl: '#/payment',
    };
  const line = joined(
    why(outcome.reason, outcome),
    outcome.kept ? t('linkKept', { account: outcome.kept }) : undefined,
  );
  return { state: 'told', tone: 'bad', title: t('linkFailedTitle'), line, isToRepeat: true };
}
