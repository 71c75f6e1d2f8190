import { useAddress } from '../../lib/use-address.ts';
import { StockCountPage } from './stock-count.tsx';
import { StockCounts } from './stock-counts.tsx';
import { StockList } from './stock-list.tsx';

/** The stock of all variants, and the counts that correct it. The address names the part that is open. */
export default function OperationsStock() {
  const { read } = useAddress();
  const countId = /^\d{1,18}$/.exec(read('count'))?.[0];
  if (countId) return <StockCountPage key={countId} id={countId} />;
  return read('view') === 'counts' ? <StockCounts /> : <StockList />;
}
