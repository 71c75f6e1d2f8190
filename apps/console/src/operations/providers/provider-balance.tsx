import { useQuery } from '@tanstack/react-query';
import type { Money } from '@vitrine/contract/money.ts';
import { listProviderBalances } from '@vitrine/contract/shop/provider-balances.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Term } from '../../ui/term.tsx';

/** The balance of the platform's account at a provider, and how much waiting payouts lack of it; for those who see payouts. */
export function ProviderBalance({ name }: { name: string }) {
  return useHasPerm('platform:payout:query') && <Balance name={name} />;
}

function Balance({ name }: { name: string }) {
  const t = useText(paymentProviderTexts);
  const clock = useClock();
  const write = useTrueMoneyText();
  const { data } = useQuery({
    queryKey: platformKeys.balances,
    queryFn: ({ signal }) => api.read(listProviderBalances, {}, signal),
  });
  const balance = data?.find(({ provider }) => provider === name);
  if (!balance) return null;
  const { available, waiting, missing, readAt } = balance;
  const writeAll = (sums: readonly Money[]) => sums.map((sum) => write(sum)).join(', ');
  return (
    <Term label={<span className="faint">{t('balance')}</span>}>
      {available ? (
        <>
          <span className="num">{writeAll(available) || t('balanceEmpty')}</span>
          <small className="block faint small">
            {t('balanceRead', { date: clock.write('moment', readAt) })}
          </small>
        </>
      ) : (
        t('balanceUnknown', { provider: nameProvider(name) })
      )}
      {waiting.length > 0 && missing && (
        <small className={`block small${missing.length ? ' danger-text' : ''}`} role="status">
          {missing.length
            ? t('balanceMissing', { waiting: writeAll(waiting), missing: writeAll(missing) })
            : t('balanceEnough', { waiting: writeAll(waiting) })}
        </small>
      )}
    </Term>
  );
}
