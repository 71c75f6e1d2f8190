import type { Language } from '@vitrine/contract/locales.ts';
import { knownCarriers } from '@vitrine/contract/shop/carriers.ts';
import { referenceCountries, referenceShipping } from '../markets/index.ts';

/** The names that buyers see of the methods that every installation begins with. */
export const referenceMethodNames: Readonly<Record<string, Record<Language, string>>> = {
  standard: {
    en: 'Standard',
    'zh-cn': '标准',
    es: 'Estándar',
    pt: 'Padrão',
    fr: 'Standard',
  },
  express: { en: 'Express', 'zh-cn': '加急', es: 'Exprés', pt: 'Expresso', fr: 'Express' },
};

type ZoneKey = keyof typeof referenceShipping;

/** The names of the first zones, for operators. */
const zoneNames: Readonly<Record<ZoneKey, string>> = {
  home: 'Ireland and United Kingdom',
  near: 'Europe',
  far: 'Rest of the world',
};

const methodKeys = ['standard', 'express'] as const;

/** The zones of a new installation; the last one is the rest of the world. */
export const referenceZones = (['home', 'near', 'far'] as const).map((zone) => ({
  name: zoneNames[zone],
  isRest: zone === 'far',
  countryCodes:
    zone === 'far'
      ? []
      : referenceCountries.filter((country) => country.zone === zone).map(({ code }) => code),
  methods: methodKeys.map((key, position) => {
    const { baseMinor, ...rates } = referenceShipping[zone][key];
    return {
      key,
      names: referenceMethodNames[key] as Record<Language, string>,
      basis: 'weight' as const,
      tiers: [{ upTo: null, priceMinor: Number(baseMinor) }],
      ...rates,
      position,
    };
  }),
}));

export const referenceCarriers = knownCarriers.map(({ key, name, trackingUrl }) => ({
  key,
  name,
  trackingUrl,
  isKnown: true,
  isActive: true,
}));

export const referenceCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  cutOff: null,
  timeZone: null,
};
