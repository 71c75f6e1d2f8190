import { findDay } from '@vitrine/contract/time-zone.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useLayoutEffect } from 'react';
import { useClock } from '../lib/clock.ts';
import { useText } from '../lib/i18n.ts';
import { type DayRange, dayRangeNames, dayRangeOf } from '../lib/store-days.rules.ts';
import { dayTexts } from '../texts/days.ts';

interface DayRangePickerProps {
  value: Partial<DayRange>;
  /** The store's for its owner, whose days begin and end there wherever the browser is; without one, the browser's. */
  timeZone: string | undefined;
  onChange: (range: Partial<DayRange>) => void;
}

/** Two months and the ranges beside them are wider than half a window: the popup is pushed back into sight. */
const placements = Object.fromEntries(
  (['bottomLeft', 'bottomRight', 'topLeft', 'topRight'] as const).map((place) => {
    const [side, edge] = [
      place.startsWith('bottom') ? ['t', 'b'] : ['b', 't'],
      place.endsWith('Left') ? 'l' : 'r',
    ];
    const points = side.map((letter) => `${letter}${edge}`);
    return [
      place,
      {
        points,
        offset: [0, place.startsWith('bottom') ? 4 : -4],
        overflow: { shiftX: true, adjustY: true },
      },
    ];
  }),
);

/** A first and a last day, either of them open, with the usual ranges to pick. */
export function DayRangePicker({ value, timeZone, onChange }: DayRangePickerProps) {
  const t = useText(dayTexts);
  const clock = useClock();
  const today = findDay(new Date(), timeZone);
  // A page that is cached loses its focus first: the picker gets no blur event once it is hidden.
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.closest('.ant-picker')) focused.blur();
    },
    [],
  );
  return (
    <DatePicker.RangePicker
      className="days"
      builtinPlacements={placements}
      format={[(day) => clock.writeDay('fieldDay', day.format('YYYY-MM-DD')), 'YYYY-MM-DD']}
      allowEmpty={[true, true]}
      // What is looked for lies behind: last month and this one.
      defaultPickerValue={[dayjs(today).subtract(1, 'month'), dayjs(today)]}
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
