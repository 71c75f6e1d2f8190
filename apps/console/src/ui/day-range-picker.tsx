import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useText } from '../lib/i18n.ts';
import { type DayRange, dayIn, dayRangeNames, dayRangeOf } from '../lib/store-days.rules.ts';
import { dayTexts } from '../texts/days.ts';

interface DayRangePickerProps {
  value: Partial<DayRange>;
  /** The store's: its days begin and end there, wherever the browser stands. */
  timeZone: string | undefined;
  onChange: (range: Partial<DayRange>) => void;
}

/** A first and a last day, either of them open, with the usual ranges to pick. */
export function DayRangePicker({ value, timeZone, onChange }: DayRangePickerProps) {
  const t = useText(dayTexts);
  const today = dayIn(timeZone, new Date());
  return (
    <DatePicker.RangePicker
      className="days"
      allowEmpty={[true, true]}
      placeholder={[t('from'), t('to')]}
      value={[value.from ? dayjs(value.from) : null, value.to ? dayjs(value.to) : null]}
      presets={dayRangeNames.map((name) => {
        const { from, to } = dayRangeOf(name, today);
        return { label: t(name), value: [dayjs(from), dayjs(to)] };
      })}
      onChange={(days) => {
        const [from, to] = [days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD')];
        onChange({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
      }}
    />
  );
}
