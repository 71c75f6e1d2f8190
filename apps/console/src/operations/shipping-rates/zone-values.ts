import { CallFailed } from '@vitrine/contract/client.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import type {
  ShippingMethodForm,
  ShippingZone,
  ShippingZoneForm,
} from '@vitrine/contract/shop/shipping-zones.ts';

/** A zone as its form holds it: countries that are in it as a whole apart from those of which only regions are. */
export interface ZoneValues {
  name: string;
  countries: string[];
  regions: { countryCode: string; regions: string[] }[];
  methods: ShippingMethodForm[];
}

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** A method that operators begin with. */
export const createMethod = (key: string): ShippingMethodForm => ({
  key,
  names: fillNames({}),
  carrierId: null,
  basis: 'weight',
  tiers: [{ upTo: null, price: dollars(0) }],
  perKg: dollars(0),
  freeFrom: null,
  daysMin: 3,
  daysMax: 5,
  isActive: true,
  excludedCountries: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
});

export const emptyZone: ZoneValues = { name: '', countries: [], regions: [], methods: [] };

export function toZoneValues({ name, areas, methods }: ShippingZone): ZoneValues {
  const byCountry = Map.groupBy(
    areas.filter(({ region }) => region !== null),
    ({ countryCode }) => countryCode,
  );
  return {
    name,
    countries: areas.flatMap(({ countryCode, region }) => (region === null ? countryCode : [])),
    regions: [...byCountry].map(([countryCode, list]) => ({
      countryCode,
      regions: list.flatMap(({ region }) => region ?? []),
    })),
    methods,
  };
}

export function toZoneForm({ name, countries, regions, methods }: ZoneValues): ShippingZoneForm {
  return {
    name,
    areas: [
      ...countries.map((countryCode) => ({ countryCode, region: null })),
      ...regions.flatMap(({ countryCode, regions: list }) =>
        list.map((region) => ({ countryCode, region })),
      ),
    ],
    // The amount in another currency, which is shown with a stored one, is not sent back.
    methods: methods.map((method) => ({
      ...method,
      tiers: method.tiers.map(({ upTo, price }) => ({
        upTo: upTo ?? null,
        price: dollars(price.amount),
      })),
      perKg: dollars(method.perKg.amount),
      freeFrom: method.freeFrom ? dollars(method.freeFrom.amount) : null,
    })),
  };
}

/** The same failure with the fields of this form: areas of the API are two of its fields. */
export const withOwnFields = (failure: CallFailed, form: ShippingZoneForm): CallFailed =>
  new CallFailed(
    failure.message,
    failure.code,
    failure.fields.map((field) => {
      const [, index] = /^areas\.(\d+)/.exec(field.path) ?? [];
      const area = index === undefined ? undefined : form.areas[Number(index)];
      if (!field.path.startsWith('areas')) return field;
      return {
        ...field,
        path: 'countries',
        message: area
          ? `${[area.countryCode, area.region].filter(Boolean).join(' ')}: ${field.message}`
          : field.message,
      };
    }),
    failure.data,
  );
