import type { Currency } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutRailsTexts } from '../../texts/payout-rails.ts';
import { useArrivalText, useRails } from './use-rails.ts';

/** The transfer that pays a bank in this country, its time and its cost, before the account is saved. */
export function BankRailLine({ country, currency }: { country: string; currency: Currency }) {
  const t = useText(payoutRailsTexts);
  const arrivalOf = useArrivalText();
  const rail = useRails({ country, currency }).data?.find(
    (one) => one.rail === 'bank_file' && one.serves,
  );
  if (!rail) return null;
  return (
    <p className="muted below-12">
      {[t(`way_${rail.format ?? 'csv'}`), arrivalOf(rail), rail.cost && t(`cost_${rail.cost}`)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
