import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type {
  ShippingCalendar,
  setShippingCalendar,
} from '@vitrine/contract/shop/shipping-calendar.ts';
import { asc } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { listCountryCodes } from '../markets/index.ts';
import { referenceCalendar } from './shipping.reference.ts';
import { shippingCalendars, shippingHolidays } from './shipping.tables.ts';
import { announceShipping } from './snapshot.ts';

/** The version of the calendar that the program brings along. */
const firstVersion = 1;

export async function readCalendar({ db }: Ctx): Promise<ShippingCalendar> {
  const [row] = await db.select().from(shippingCalendars);
  const holidays = await db
    .select()
    .from(shippingHolidays)
    .orderBy(asc(shippingHolidays.day), asc(shippingHolidays.countryCode));
  const { workingDays, cutOff, timeZone } = row ?? referenceCalendar;
  return {
    workingDays: [...workingDays].sort(),
    cutOff,
    timeZone,
    holidays: holidays.map(({ day, countryCode }) => ({ day, countryCode: countryCode || null })),
    version: row?.version ?? firstVersion,
  };
}

/** Replaces the calendar as a whole, unless another operator changed it meanwhile. */
export async function setCalendar(
  ctx: Ctx,
  { version, form }: EndpointInput<typeof setShippingCalendar>['body'],
): Promise<{ version: number }> {
  await lockInTx(ctx, 'shipping-rates');
  const [row] = await ctx.db.select().from(shippingCalendars);
  if ((row?.version ?? firstVersion) !== version) throw new Failure('saved-elsewhere');
  const known = new Set(await listCountryCodes(ctx));
  const problems = form.holidays.flatMap(({ countryCode }, index) =>
    countryCode === null || known.has(countryCode)
      ? []
      : [{ path: `holidays.${index}.countryCode`, code: 'choice' }],
  );
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  const { cutOff, timeZone } = form;
  const values = {
    workingDays: [...new Set(form.workingDays)].sort(),
    cutOff,
    timeZone,
    version: version + 1,
  };
  await ctx.db
    .insert(shippingCalendars)
    .values(values)
    .onConflictDoUpdate({ target: shippingCalendars.id, set: values });
  await ctx.db.delete(shippingHolidays);
  const holidays = new Map(
    form.holidays.map(({ day, countryCode }) => [
      `${day}${countryCode ?? ''}`,
      { day, countryCode: countryCode ?? '' },
    ]),
  );
  if (holidays.size) await ctx.db.insert(shippingHolidays).values([...holidays.values()]);
  await announceShipping(ctx);
  return { version: version + 1 };
}
