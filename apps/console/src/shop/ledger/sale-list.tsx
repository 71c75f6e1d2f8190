import type { Sale } from '@vitrine/contract/shop/sales.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { salesTexts } from '../../texts/sales.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FeedEnd } from '../../ui/list/feed-end.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { SaleTotalsRow } from './sale-totals.tsx';
import { type SaleFilter, useSales } from './use-sales.ts';
import './ledger.css';

/** What a sale consists of: what came in, what it cost, and whether that is paid. */
function useSaleNote(): (sale: Sale) => string {
  const t = useText(salesTexts);
  const money = useMoneyText();
  return ({ sellingTotal, cost, due, settlementMode, sellerPayment }) => {
    const sold = money(sellingTotal);
    if (settlementMode !== 'direct') return t('platformSale', { sold, cost: money(cost) });
    return t(sellerPayment === 'unpaid' ? 'directSaleDue' : 'directSale', {
      sold,
      due: money(due),
    });
  };
}

interface SaleListProps {
  filter: SaleFilter;
  /** Whether the store has said which day it has. */
  isKnown: boolean;
  isDirect: boolean;
  emptyAction?: ReactNode;
}

/** Every paid order with what it earns; the sums above are those of all rows, and the dashboard's figures. */
export function SaleList({ filter, isKnown, isDirect, emptyAction }: SaleListProps) {
  const t = useText(ledgerTexts);
  const tSales = useText(salesTexts);
  const note = useSaleNote();
  const { sales, rows, totals } = useSales(filter, isKnown);
  return (
    <>
      {totals && totals.count > 0 && <SaleTotalsRow totals={totals} isDirect={isDirect} />}
      <ListStates
        query={sales}
        isEmpty={rows.length === 0}
        rowHeight={64}
        hasPicture
        emptyText={Object.keys(filter).length ? t('noMovementsFiltered') : tSales('noSales')}
        emptyAction={emptyAction}
      >
        <ul className="rows">
          {rows.map((sale) => (
            <li key={sale.id}>
              <Link className="row" to={`/order?order=${sale.number}`}>
                <ProductPicture url={sale.imageUrl} focus={sale} />
                <span className="grow sale-words">
                  <span>
                    <span className="name">{sale.product}</span>
                    <small>{note(sale)}</small>
                  </span>
                  <small>
                    <DateTime value={sale.paidAt} /> · {sale.number}
                  </small>
                </span>
                <Money value={sale.profit} isSigned className="sum earned" />
              </Link>
            </li>
          ))}
        </ul>
        <FeedEnd feed={sales} />
      </ListStates>
    </>
  );
}
