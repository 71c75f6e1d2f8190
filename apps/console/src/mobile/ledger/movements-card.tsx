import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import type { SaleTimes } from '../../shop/ledger/ledger-range.rules.ts';
import { Movements } from '../../shop/ledger/movements.tsx';
import { SaleList } from '../../shop/ledger/sale-list.tsx';
import { ledgerTexts } from '../../texts/ledger.ts';
import { salesTexts } from '../../texts/sales.ts';
import { SearchField } from '../../ui/plain/search-field.tsx';

interface MovementsCardProps {
  range: Partial<DayRange>;
  /** Of the sales: an hour, or those of visits. */
  times: SaleTimes;
  keywords: string;
  rangeText: string;
  isKnown: boolean;
  /** Buyers pay into the owner's own account: sales do not move the balances. */
  isDirect: boolean;
  view: 'sales' | 'movements';
  onView: (view: 'sales' | 'movements') => void;
  onRange: () => void;
  onFind: (keywords: string) => void;
  onOpenPayout: (payoutId: string) => void;
}

/** The sales with what each earns, or what moved the balances, of the chosen days and words. */
export function MovementsCard(props: MovementsCardProps) {
  const {
    range,
    times,
    keywords,
    rangeText,
    isKnown,
    isDirect,
    view,
    onView,
    onRange,
    onFind,
    onOpenPayout,
  } = props;
  const t = useText(ledgerTexts);
  const tSales = useText(salesTexts);
  const found = { ...range, ...(keywords ? { keywords } : {}) };
  return (
    <section className="card section">
      <div className="card-head">
        <span className="m-segment">
          <button type="button" aria-pressed={view === 'sales'} onClick={() => onView('sales')}>
            {tSales('sales')}
          </button>
          <button
            type="button"
            aria-pressed={view === 'movements'}
            onClick={() => onView('movements')}
          >
            {tSales('balance')}
          </button>
        </span>
        <button type="button" onClick={onRange}>
          {rangeText}
        </button>
      </div>
      <SearchField label={t('search')} value={keywords} onFind={onFind} />
      {view === 'sales' ? (
        <SaleList filter={{ ...found, ...times }} isDirect={isDirect} isKnown={isKnown} />
      ) : (
        <Movements filter={found} isKnown={isKnown} onOpenPayout={onOpenPayout} />
      )}
    </section>
  );
}
