import type { RouteBook } from '../../lib/guard.rules.ts';
import UndecidedPurchasesBadge from '../../operations/purchase-orders/undecided-badge.tsx';
import ToShipBadge from '../../operations/shipping/to-ship-badge.tsx';
import LowStockBadge from '../../operations/stock/stock-badge.tsx';
import OpenChangesBadge from '../../shop/changes/open-changes-badge.tsx';
import WaitingBadge from '../../shop/orders/waiting-badge.tsx';
import WaitingReturnsBadge from '../../shop/returns/waiting-badge.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';

/** Keeps the counts beside the entries of the menu, whatever page is open. Shows nothing itself. */
export default function MenuCounts({ book }: { book: Pick<RouteBook, 'isMine'> }) {
  const returnsSide = book.isMine('/returns')
    ? 'owner'
    : book.isMine('/operations/returns')
      ? 'operators'
      : undefined;
  return (
    <>
      {book.isMine('/order') && <WaitingBadge />}
      {book.isMine('/operations/shipping') && (
        <HasPerm value="platform:order:query">
          <ToShipBadge />
        </HasPerm>
      )}
      {book.isMine('/operations/stock') && (
        <HasPerm value="platform:catalogue:query">
          <LowStockBadge />
        </HasPerm>
      )}
      {book.isMine('/operations/purchase-orders') && (
        <HasPerm value="platform:purchase-order:query">
          <UndecidedPurchasesBadge />
        </HasPerm>
      )}
      {book.isMine('/changes') && <OpenChangesBadge />}
      {returnsSide && <WaitingReturnsBadge side={returnsSide} />}
    </>
  );
}
