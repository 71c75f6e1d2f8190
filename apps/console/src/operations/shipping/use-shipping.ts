import { CallFailed } from '@vitrine/contract/client.ts';
import {
  shipTogether,
  undoMinutes,
  withdrawShipmentBatch,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { shipOrder, withdrawShipment } from '@vitrine/contract/shop/fulfilment.ts';
import { shipReplacement } from '@vitrine/contract/shop/ship-queue.ts';
import { useEffect, useState } from 'react';
import { callEndpoint, useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { useOnline } from '../../lib/use-online.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { type ParcelToShip, parseParcels } from './waiting-parcels.rules.ts';

/** Parcels that left while there was no network, kept by this tab as are the keys of their calls. */
const waitingKey = 'waitingParcels';
export const readWaitingParcels = (): ParcelToShip[] =>
  parseParcels(readStored(waitingKey, 'session'));

/** How a parcel that was shipped is taken back. */
interface ShippedParcel extends ParcelToShip {
  at: number;
  undo: { shipmentId: string } | { batchKey: string };
}

async function send(parcel: ParcelToShip): Promise<ShippedParcel> {
  const { orders, carrier, trackingNumber, lines } = parcel;
  const options = { showFailure: () => undefined };
  if (orders.length > 1) {
    const { batchKey } = await callEndpoint(
      shipTogether,
      {
        body: {
          orderIds: orders.map(({ id }) => id),
          returnIds: orders.flatMap(({ returnId }) => returnId ?? []),
          carrier,
          trackingNumber,
        },
      },
      options,
    );
    return { ...parcel, at: Date.now(), undo: { batchKey } };
  }
  const orderId = orders[0]?.id ?? '';
  if (orders[0]?.returnId) {
    const { batchKey } = await callEndpoint(
      shipReplacement,
      { params: { orderId }, body: { carrier, trackingNumber } },
      options,
    );
    return { ...parcel, at: Date.now(), undo: { batchKey } };
  }
  const order = await callEndpoint(
    shipOrder,
    {
      params: { orderId },
      body: { carrier, trackingNumber, ...(lines ? { lines: [...lines] } : {}) },
    },
    options,
  );
  return { ...parcel, at: Date.now(), undo: { shipmentId: order.shipments.at(-1)?.id ?? '' } };
}

const mayBeUndone = ({ at }: ShippedParcel): boolean => Date.now() - at < undoMinutes * 60_000;

interface ShippingOptions {
  onShipped: (parcel: ParcelToShip, isWaiting: boolean) => void;
  /** A parcel was taken back: its orders are to ship again. */
  onUndone: (parcel: ParcelToShip) => void;
}

/**
 * Ships parcels one after the other. Without a network they wait here, also through a reload, and are sent once it is back.
 */
export function useShipping({ onShipped, onUndone }: ShippingOptions) {
  const t = useText(shipQueueTexts);
  const isOnline = useOnline();
  const [last, setLast] = useState<ShippedParcel>();
  const [waiting, setWaiting] = useState<readonly ParcelToShip[]>(readWaitingParcels);
  const invalidates = [platformKeys.all];
  // Nobody waits for it: the return key of the next scan counts as soon as the parcel before it is shipped.
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: platformKeys.all });
  const shipping = useApiMutation(send, {
    onSuccess: (shipped, parcel) => {
      setLast(shipped);
      onShipped(parcel, false);
      readAgain();
    },
    onFailure: readAgain,
  });
  const sendingLater = useApiMutation(send, {
    onSuccess: (shipped) => setLast(shipped),
    showFailure: ({ message }, { orders }) =>
      toast.error(`${orders.map(({ number }) => number).join(', ')}: ${message}`),
    onFailure: (_failure, parcel) => onUndone(parcel),
    invalidates,
  });
  const undoing = useApiMutation(
    (parcel: ShippedParcel): Promise<unknown> =>
      'batchKey' in parcel.undo
        ? callEndpoint(withdrawShipmentBatch, { params: { batchKey: parcel.undo.batchKey } })
        : callEndpoint(withdrawShipment, {
            params: { orderId: parcel.orders[0]?.id ?? '', shipmentId: parcel.undo.shipmentId },
          }),
    {
      onSuccess: (_answer, parcel) => {
        setLast(undefined);
        onUndone(parcel);
        toast.success(
          t('undone', { number: parcel.orders.map(({ number }) => number).join(', ') }),
        );
      },
      invalidates,
    },
  );
  useEffect(() => {
    writeStored(waitingKey, waiting.length ? JSON.stringify(waiting) : null, 'session');
  }, [waiting]);
  const [first] = waiting;
  const { run: sendLater, isBusy: isSending } = sendingLater;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one parcel at a time, the next once this one has left the list
  useEffect(() => {
    if (!isOnline || !first || isSending) return;
    void sendLater(first).then(() => setWaiting((was) => was.slice(1)));
  }, [isOnline, first, isSending]);
  return {
    waiting,
    /** Resolves once the parcel has left; with a text if it was refused. */
    ship: async (parcel: ParcelToShip): Promise<string | undefined> => {
      if (!isOnline) {
        setWaiting((was) => [...was, parcel]);
        onShipped(parcel, true);
        return undefined;
      }
      try {
        await shipping.attempt(parcel);
        return undefined;
      } catch (error) {
        if (error instanceof CallFailed) return error.message;
        throw error;
      }
    },
    last: last && mayBeUndone(last) ? last : undefined,
    isUndoing: undoing.isBusy,
    undo: () => last && !undoing.isBusy && mayBeUndone(last) && void undoing.run(last),
    /** A pasted list was shipped: it is what the next undo takes back. */
    remember: (parcel: ShippedParcel) => setLast(parcel),
  };
}
