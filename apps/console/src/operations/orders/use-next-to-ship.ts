import {
  listPlatformOrders,
  type PlatformOrderDetail,
  type PlatformOrderRow,
} from '@vitrine/contract/shop/fulfilment.ts';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { nextToShip } from './next-to-ship.rules.ts';

interface NextToShipOptions {
  /** True for the list of orders to ship: only there a shipped order leaves the list. */
  isQueue: boolean;
  rows: readonly PlatformOrderRow[];
  /** The filters of the list, for the orders behind its page. */
  search: Readonly<Record<string, string>>;
  open: (row: PlatformOrderRow) => void;
  close: () => void;
}

/** Goes on to the next order of the list once one is shipped whole; says so when it was the last one. */
export function useNextToShip({ isQueue, rows, search, open, close }: NextToShipOptions) {
  const t = useText(operationsTexts);
  const [hasShipped, setShipped] = useState(false);
  const shipped = useRef(new Set<string>());
  const onShipped = async (order: PlatformOrderDetail): Promise<void> => {
    setShipped(true);
    if (!isQueue || order.can.ship) return;
    shipped.current.add(order.number);
    const shown = nextToShip(rows, order.number, shipped.current);
    if (shown) return open(shown);
    const page = await bestEffort(
      api.call(
        listPlatformOrders,
        { query: { ...search, toShip: 'true' } },
        { suppressToast: true },
      ),
    );
    if (!page) return;
    const next = nextToShip(page.list, order.number, shipped.current);
    if (next) return open(next);
    toast.info(t('nothingToShip'));
    close();
  };
  return { onShipped, hasShipped };
}
