import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@vitrine/contract/money.ts';
import { type Rail, readPayoutRails } from '@vitrine/contract/shop/payout-rails.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { payoutRailsTexts } from '../../texts/payout-rails.ts';

/** The rails of this platform, and whether each serves a country and a currency. */
export const useRails = (query: { country: string; currency: Currency }) =>
  useQuery({
    queryKey: payoutAccountKeys.rails(query),
    queryFn: ({ signal }) => api.read(readPayoutRails, { query }, signal),
    staleTime: 300_000,
  });

/** How long a payout takes. */
export function useArrivalText(): (rail: Rail) => string {
  const t = useText(payoutRailsTexts);
  return ({ arrives }) => {
    if (!arrives) return '–';
    const { unit, min, max } = arrives;
    if (unit === 'hours') return t('withinHour');
    return t(unit === 'days' ? 'days' : 'bankDays', { min, max });
  };
}
