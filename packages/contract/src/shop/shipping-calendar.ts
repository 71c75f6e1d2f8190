import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, lineText } from '../shapes.ts';
import { isTimeZone } from '../time-zone.ts';
import { countryCodeShape } from './markets.ts';

const holidayShape = z.strictObject({
  day: chosenDay,
  /** On which no parcel arrives there; null: on which no parcel leaves the warehouse. */
  countryCode: countryCodeShape.nullable(),
});

const calendarFormShape = z.strictObject({
  /** Days on which parcels leave, 1 Monday to 7 Sunday. */
  workingDays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  /** An order that is paid later counts as one of the next day, `HH:MM`; null: at midnight. */
  cutOff: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time-of-day')
    .nullable(),
  /** Of the warehouse; null: days end in the time zone of each store. */
  timeZone: lineText(64)
    .refine(isTimeZone, { params: { code: 'time-zone' } })
    .nullable(),
  holidays: z.array(holidayShape).max(2_000),
});

const calendarShape = calendarFormShape.extend({
  /** Counts the changes; send the version that you read. */
  version: z.number().int(),
});

export type ShippingCalendar = z.infer<typeof calendarShape>;

const versionShape = z.number().int().min(1).max(2_000_000_000);

export const readShippingCalendar = endpoint({
  name: 'shippingCalendar.read',
  method: 'GET',
  path: '/api/v1/platform/shipping/calendar',
  permission: 'platform:shipping:query',
  summary:
    'The days on which parcels leave and arrive: working days, the time until which an order counts as one of its day, holidays.',
  reply: calendarShape,
});

export const setShippingCalendar = endpoint({
  name: 'shippingCalendar.set',
  method: 'PUT',
  path: '/api/v1/platform/shipping/calendar',
  permission: 'platform:shipping:edit',
  summary:
    'Changes the calendar as a whole; dates that buyers are shown follow it from now on. Refused with `saved-elsewhere` if another operator changed it since `version`.',
  body: z.strictObject({ version: versionShape, form: calendarFormShape }),
  failures: ['saved-elsewhere'],
  reply: z.object({ version: z.number().int() }),
});

nameSchemas({ ShippingCalendar: calendarShape });
