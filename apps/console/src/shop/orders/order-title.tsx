import type { ReactNode } from 'react';

/** The head of an order's drawer: its number, then how it stands; a mark while it is read. */
export function OrderTitle({ number, status }: { number: string | undefined; status: ReactNode }) {
  return (
    <span className="order-title">
      {number ?? '…'} {status}
    </span>
  );
}
