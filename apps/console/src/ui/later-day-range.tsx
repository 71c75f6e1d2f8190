import { type ComponentProps, lazy, Suspense } from 'react';
import { waitForFirstPage } from '../lib/first-page.ts';
import { withLocale } from './antd-locale.ts';
import type { DayRangePicker as Picker } from './day-range-picker.tsx';

/** Calendars are as large as a list: they come after the first page. */
const LaterPicker = lazy(async () => {
  await waitForFirstPage();
  return { default: (await withLocale(import('./day-range-picker.tsx'))).DayRangePicker };
});

/** A first and a last day. Until the calendars are there, their place is. */
export function DayRangePicker(props: ComponentProps<typeof Picker>) {
  return (
    <Suspense
      fallback={<span className="days skeleton" style={{ alignSelf: 'stretch' }} aria-hidden />}
    >
      <LaterPicker {...props} />
    </Suspense>
  );
}
