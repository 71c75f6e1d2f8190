import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useClock } from '../lib/clock.ts';

interface DayFieldProps {
  id?: string;
  /** A day as `2026-11-20`, or a moment in ISO's form. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  hasTime: boolean;
}

/** A day of a form, or with a time a moment; as text, the way the contract takes it. */
export function DayField({ id, value, onChange, hasTime }: DayFieldProps) {
  const clock = useClock();
  return (
    <DatePicker
      {...(id ? { id } : {})}
      showTime={hasTime && { format: 'HH:mm' }}
      format={
        hasTime
          ? (at) => clock.write('moment', at.toDate())
          : [(day) => clock.writeDay('fieldDay', day.format('YYYY-MM-DD')), 'YYYY-MM-DD']
      }
      value={value ? dayjs(value) : null}
      onChange={(at) =>
        onChange?.(at ? (hasTime ? at.toISOString() : at.format('YYYY-MM-DD')) : null)
      }
    />
  );
}
