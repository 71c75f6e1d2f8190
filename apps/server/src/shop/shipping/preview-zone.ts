import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type {
  previewShippingZone,
  ShippingZoneForm,
} from '@vitrine/contract/shop/shipping-zones.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { countryName, listServedCountries } from '../markets/index.ts';
import { checkZone } from './check-zone.ts';
import { describeExamples, quoteExamples } from './example-carts.ts';
import { localizeShippingName } from './list-options.ts';
import { readZones } from './list-zones.ts';
import type { ShippingOption } from './shipping.rules.ts';
import type { Shipping, ZoneRates } from './shipping.types.ts';
import { readShipping, toRates } from './snapshot.ts';
import { toMethodValues } from './zone-values.ts';

type Preview = EndpointReply<typeof previewShippingZone>;

const areaKey = ({ countryCode, region }: ShippingZoneForm['areas'][number]) =>
  region ? `${countryCode}|${region}` : countryCode;

/** The rates as they would be with the zone changed or added. */
function withZone(
  shipping: Shipping,
  zone: { id: string; isRest: boolean; form: ShippingZoneForm },
): Shipping {
  const nameOf = new Map(shipping.carriers.map((carrier) => [carrier.id, carrier.name]));
  const rates: ZoneRates = {
    id: zone.id,
    methods: zone.form.methods
      .filter(({ isActive }) => isActive)
      .map((method) =>
        toRates(toMethodValues(method), nameOf.get(method.carrierId ?? '') ?? null, [
          ...method.excludedProductIds.map((productId) => ({ productId, categoryId: null })),
          ...method.excludedCategoryIds.map((categoryId) => ({ productId: null, categoryId })),
        ]),
      ),
  };
  const others = [...shipping.zoneByArea].filter(([, { id }]) => id !== zone.id);
  return {
    ...shipping,
    zoneByArea: new Map([
      ...others,
      ...zone.form.areas.map((area) => [areaKey(area), rates] as const),
    ]),
    rest: zone.isRest ? rates : shipping.rest,
  };
}

/** Shows what three example carts would pay before and after a change, to each country that it is about; changes nothing. */
export async function previewZone(
  ctx: Ctx,
  { zoneId, form }: { zoneId: string | null; form: ShippingZoneForm },
): Promise<Preview> {
  const zones = await readZones(ctx);
  const stored = zoneId === null ? undefined : orNotFound(zones.find(({ id }) => id === zoneId));
  const isRest = stored?.isRest ?? false;
  await checkZone(ctx, { zoneId, isRest, form });
  const before = await readShipping(ctx);
  const after = withZone(before, { id: zoneId ?? '', isRest, form });
  const places = new Map<string, ShippingZoneForm['areas'][number]>();
  if (isRest) {
    const named = new Set(zones.flatMap(({ areas }) => areas.map(areaKey)));
    for (const { code } of await listServedCountries(ctx))
      if (!named.has(code)) places.set(code, { countryCode: code, region: null });
  } else
    for (const area of [...(stored?.areas ?? []), ...form.areas]) places.set(areaKey(area), area);
  const describe = (options: readonly ShippingOption[], currency: Parameters<typeof toMoney>[1]) =>
    options.map((option) => ({
      method: option.method,
      name: localizeShippingName({ key: option.method, names: option.names }, ctx.language),
      price: toMoney(option.priceMinor, currency),
    }));
  const rows: Preview['rows'] = [];
  for (const { countryCode, region } of places.values()) {
    const place = { countryCode, region: region ?? undefined };
    const earlier = await quoteExamples(ctx, before, place);
    const later = await quoteExamples(ctx, after, place);
    rows.push({
      countryCode,
      countryName: countryName(countryCode, ctx.language),
      region,
      quotes: later.map(({ cart, currency, options }, index) => ({
        cart,
        before: describe(earlier[index]?.options ?? [], currency),
        after: describe(options, currency),
      })),
    });
  }
  return { exampleCarts: describeExamples(), rows };
}
