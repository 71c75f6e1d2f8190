import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DayRangePicker } from '../../ui/day-range-picker.tsx';
import { FindField } from '../../ui/find-field.tsx';
import type { OrderFilters } from './order-filters.rules.ts';

interface OrderFilterRowProps {
  /** At the end of the row: how many rows are shown, and of which columns. */
  end: ReactNode;
  filters: OrderFilters;
  timeZone: string | undefined;
  onChange: (change: Partial<OrderFilters>) => void;
}

/** Search, dates, and whom an order waits for. */
export function OrderFilterRow({ end, filters, timeZone, onChange }: OrderFilterRowProps) {
  const t = useText(orderTexts);
  return (
    <div className="order-filters">
      <FindField label={t('search')} initial={filters.keywords} maxLength={100} onFind={(keywords) => onChange({ keywords })} />
      <DayRangePicker
        value={{ ...(filters.placedFrom ? { from: filters.placedFrom } : {}), ...(filters.placedTo ? { to: filters.placedTo } : {}) }}
        timeZone={timeZone}
        onChange={({ from, to }) => onChange({ placedFrom: from, placedTo: to })}
      />
      <Select
        className="who"
        aria-label={t('anyone')}
        value={filters.awaiting ?? ''}
        onChange={(value: '' | NonNullable<OrderFilters['awaiting']>) => onChange({ awaiting: value || undefined })}
        options={[
          { value: '', label: t('anyone') },
          { value: 'seller', label: t('awaitsMe') },
          { value: 'buyer', label: t('awaitsBuyer') },
          { value: 'shipment', label: t('awaitsShipment') },
        ]}
      />
      <span className="order-shown">{end}</span>
    </div>
  );
}
