import { findScanned } from '@vitrine/contract/shop/ship-queue.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { useAddress } from '../../lib/use-address.ts';
import type { ChosenOrder } from './queue-order.rules.ts';

/** The order that is open: the one in the address, else the first that is to be packed. Only what a user opens has begun. */
export function useChosenOrder(first: ChosenOrder | undefined) {
  const { read, change } = useAddress();
  const number = read('order');
  const [chosen, setChosen] = useState<ChosenOrder>();
  const [begunId, setBegunId] = useState<string>();
  const [isAsked, setAsked] = useState(number !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page opens
  useEffect(() => {
    if (!number) return;
    void bestEffort(
      api.call(findScanned, { query: { code: number } }, { suppressToast: true }),
    ).then((found) => {
      if (found?.order) {
        setChosen(found.order);
        setBegunId(found.order.id);
      }
      setAsked(false);
    });
  }, []);
  const firstId = first?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a list is there, and again when it has orders after none
  useEffect(() => {
    if (!chosen && !isAsked && first) setChosen({ id: first.id, number: first.number });
  }, [firstId, chosen, isAsked]);
  const show = (order: ChosenOrder | undefined) => {
    setChosen(order && { id: order.id, number: order.number });
    change({ order: order?.number });
  };
  return {
    chosen,
    hasBegun: chosen !== undefined && chosen.id === begunId,
    /** A user opens an order. */
    choose: (order: ChosenOrder | undefined) => {
      show(order);
      setBegunId(order?.id);
    },
    /** An order comes next after another one. */
    show: (order: ChosenOrder | undefined) => {
      show(order);
      setBegunId(undefined);
    },
    /** Work on the open order begins. */
    begin: () => setBegunId(chosen?.id),
  };
}
