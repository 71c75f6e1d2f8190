import { useQuery } from '@tanstack/react-query';
import {
  readShippingCalendar,
  type ShippingCalendar,
  setShippingCalendar,
} from '@vitrine/contract/shop/shipping-calendar.ts';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TermsForm, useTermsForm } from './terms-form.tsx';
import { useCountryChoice } from './use-choices.ts';
import '../../ui/plain/fields.css';

const DayField = lazy(async () => ({
  default: (await import('../../ui/day-field.tsx')).DayField,
}));

type Values = Omit<ShippingCalendar, 'version'>;

/** Days of the week from Monday on, as the operator's language calls them. */
function useWeekdays() {
  const clock = useClock();
  // 5 January 2026 is a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: day,
    label: clock.writeDay('weekday', `2026-01-${String(4 + day).padStart(2, '0')}`),
  }));
}

function HolidayRows() {
  const t = useText(shippingRatesTexts);
  const countries = useCountryChoice();
  return (
    <Form.List name="holidays">
      {(rows, { add, remove }) => (
        <Form.Item label={t('holidays')} extra={t('holidaysHint')}>
          {rows.map((row) => (
            <div className="cluster gap-12 at-top" key={row.key}>
              <Form.Item
                name={[row.name, 'day']}
                rules={[{ required: true, message: t('dayNeeded') }]}
              >
                <Suspense fallback={<Input disabled />}>
                  <DayField hasTime={false} />
                </Suspense>
              </Form.Item>
              <Form.Item name={[row.name, 'countryCode']}>
                <Select
                  style={{ width: 220 }}
                  aria-label={t('country')}
                  allowClear
                  placeholder={t('warehouse')}
                  showSearch={foldedSearch}
                  options={countries.options}
                />
              </Form.Item>
              <Button
                type="text"
                aria-label={t('removeHoliday')}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(row.name)}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => add({ day: null, countryCode: null })}
          >
            {t('addHoliday')}
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}

function CalendarForm({ stored }: { stored: ShippingCalendar }) {
  const t = useText(shippingRatesTexts);
  const { handle, endings } = useTermsForm();
  const weekdays = useWeekdays();
  const saving = useApiMutation(setShippingCalendar, {
    ...endings,
    success: t('calendarSaved'),
    invalidates: [shippingKeys.calendar],
  });
  const save = (version: number, typed: Values) =>
    void saving.run({
      body: {
        version,
        form: {
          workingDays: typed.workingDays,
          cutOff: typed.cutOff?.trim() || null,
          timeZone: typed.timeZone ?? null,
          holidays: typed.holidays.map(({ day, countryCode }) => ({
            day,
            countryCode: countryCode ?? null,
          })),
        },
      },
    });
  return (
    <TermsForm<Values, number>
      name="calendar"
      handle={handle}
      stored={stored}
      isBusy={saving.isBusy}
      onSave={save}
    >
      <Form.Item
        name="workingDays"
        label={t('workingDays')}
        rules={[{ required: true, message: t('workingDaysNeeded') }]}
      >
        <Checkbox.Group options={weekdays} />
      </Form.Item>
      <div className="field-pairs">
        <Form.Item
          name="cutOff"
          label={t('cutOff')}
          extra={t('cutOffHint')}
          rules={[{ pattern: /^\s*(?:(?:[01]\d|2[0-3]):[0-5]\d)?\s*$/, message: t('cutOffWrong') }]}
        >
          <Input maxLength={5} placeholder="14:00" autoComplete="off" />
        </Form.Item>
        <Form.Item name="timeZone" label={t('timeZone')} extra={t('timeZoneHint')}>
          <Select
            allowClear
            placeholder={t('timeZoneOfStore')}
            showSearch={foldedSearch}
            options={Intl.supportedValuesOf('timeZone').map((zone) => ({
              value: zone,
              label: zone.replaceAll('_', ' '),
            }))}
          />
        </Form.Item>
      </div>
      <HolidayRows />
    </TermsForm>
  );
}

/** The days on which parcels leave and arrive. */
export function CalendarTab() {
  const calendar = useQuery({
    queryKey: shippingKeys.calendar,
    queryFn: ({ signal }) => api.read(readShippingCalendar, {}, signal),
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={calendar} rows={5}>
      {(stored) => <CalendarForm key={stored.version} stored={stored} />}
    </Loaded>
  );
}
