import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { SaleTotals } from '@vitrine/contract/shop/sales.ts';
import { Link } from 'react-router';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { salesTexts } from '../../texts/sales.ts';
import { Money } from '../../ui/money.tsx';

/** The sums of all sales of the chosen days. */
export function SaleTotalsRow({ totals, isDirect }: { totals: SaleTotals; isDirect: boolean }) {
  const t = useText(salesTexts);
  const tLedger = useText(ledgerTexts);
  const number = findNumberFormat(useIntlTag());
  return (
    <dl className="sale-totals">
      <div>
        <dt className="small muted">{t(isDirect ? 'paidToYou' : 'sold')}</dt>
        <dd className="text-l semibold">
          <Money kind="total" value={totals.sellingTotal} />
        </dd>
        <small>
          {totals.isCut
            ? t('newestSales', { count: number.format(totals.count) })
            : tLedger('ordersCount', { count: totals.count })}{' '}
          · {t('units', { count: totals.units })}
          {totals.visits !== null && ` · ${t('fromVisits', { count: totals.visits })}`}
        </small>
      </div>
      <div>
        <dt className="small muted">{t('cost')}</dt>
        <dd className="text-l semibold">
          <Money kind="total" value={totals.cost} />
        </dd>
        {totals.toPay.amount > 0 ? (
          <small>
            <Link className="underlined amber-text" to="/order?awaiting=seller">
              {t('toPay')} <Money kind="inline" value={totals.toPay} />
            </Link>
          </small>
        ) : (
          <small>{t(isDirect ? 'allPaid' : 'keptByPlatform')}</small>
        )}
      </div>
      <div>
        <dt className="small muted">{t('profit')}</dt>
        <dd className="text-l semibold">
          <Money kind="total" value={totals.profit} />
        </dd>
        <small>{t('profitHint')}</small>
      </div>
    </dl>
  );
}
