import '../../shop/pricing/products.css';
import { ConflictDialog } from '../../shop/pricing/conflict-dialog.tsx';
import { AntdRoot } from '../../ui/antd-root.tsx';

/** The desk's question about prices that another window changed too; it is rare, so the phone borrows it whole. */
export default function PriceConflicts() {
  return (
    <AntdRoot>
      <ConflictDialog />
    </AntdRoot>
  );
}
