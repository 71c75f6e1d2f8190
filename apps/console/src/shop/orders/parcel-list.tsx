import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { orderEventTexts } from '../../texts/order-timeline.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { TrackingLink } from './tracking-link.tsx';
import './orders.css';

type Parcel = OrderDetail['shipments'][number];

interface ParcelListProps {
  parcels: readonly Parcel[];
  /** What can be done about a parcel, under its lines. */
  action?: (parcel: Parcel) => ReactNode;
}

/** The parcels of an order: carrier and number, what is inside, when they left and arrived. Nothing without parcels. */
export function ParcelList({ parcels, action }: ParcelListProps) {
  const t = useText(orderTexts);
  const tEvent = useText(orderEventTexts);
  if (!parcels.length) return null;
  return (
    <div className="order-parcels stack gap-10">
      <span className="order-label">{t('parcels')}</span>
      <ul aria-label={t('parcels')}>
        {parcels.map((parcel) => (
          <li className="stack gap-2 at-start" key={parcel.id}>
            <span>
              <TrackingLink parcel={parcel} />
            </span>
            <small>
              {parcel.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')} ·{' '}
              <DateTime value={parcel.shippedAt} />
              {parcel.deliveredAt && (
                <>
                  {' → '}
                  <DateTime value={parcel.deliveredAt} />
                </>
              )}
            </small>
            {parcel.problem && (
              <StatusTag meaning="failed">{tEvent(`parcel_${parcel.problem}`)}</StatusTag>
            )}
            {action?.(parcel)}
          </li>
        ))}
      </ul>
    </div>
  );
}
