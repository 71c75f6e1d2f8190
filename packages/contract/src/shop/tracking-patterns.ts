import type { Certainty } from './tracking-certainty.ts';
import {
  isDoubled,
  isFedExNumber,
  isModulo7,
  isModulo10,
  isModulo37,
} from './tracking-check-digits.ts';

/** How a carrier writes its numbers. */
export interface TrackingPattern {
  carrier: string;
  certainty: Certainty;
  shape: RegExp;
  /** True if the check digit fits; left out where there is none. */
  fits?: (number: string) => boolean;
}

const pattern = (
  carrier: string,
  certainty: Certainty,
  shape: RegExp,
  fits?: (number: string) => boolean,
): TrackingPattern => ({ carrier, certainty, shape, ...(fits && { fits }) });

const lastFifteen = (number: string) => number.slice(-15);

/** Within one degree of certainty, the earlier one is named first. */
export const trackingPatterns: readonly TrackingPattern[] = [
  pattern('ups', 'certain', /^1Z[A-Z0-9]{15}\d$/, (number) => isDoubled(number.slice(2))),
  pattern('usps', 'certain', /^9[1-5]\d{20}(?:\d{4})?$/, isModulo10),
  pattern('dhl-paket', 'certain', /^00340434\d{12}$/, isModulo10),
  pattern('dhl', 'certain', /^(?:JJD[A-Z0-9]{8,20}|JVGL\d{10,20})$/),
  pattern('fedex', 'certain', /^96\d{20}$/, (number) => isModulo10(lastFifteen(number))),
  pattern('amazon', 'certain', /^TB[ACM]\d{12}$/),
  pattern('sf-express', 'certain', /^SF\d{12,13}$/),
  pattern('yunexpress', 'certain', /^YT\d{16}$/),
  pattern('4px', 'certain', /^4PX\d{10,16}(?:CN)?$/),
  pattern('yanwen', 'certain', /^[A-Z]{2}\d{9}YP$/),
  pattern('cainiao', 'certain', /^(?:LP\d{14}|CNG\d{14,17}|CAINIAO[A-Z0-9]{6,20})$/),
  pattern('posti', 'certain', /^JJFI\d{17}$/),
  pattern('postnl', 'certain', /^3S[A-Z0-9]{10,15}$/),
  pattern('ontrac', 'certain', /^[CD]\d{14}$/, isDoubled),
  pattern('packeta', 'certain', /^Z\d{10}$/),
  pattern('chronopost', 'certain', /^X[A-Z]\d{9}(?:FR|JB|JF|TS|EE)$/),
  pattern('correos', 'certain', /^[A-Z]{2}[A-Z0-9]{5}\d{15}[A-Z]$/),
  pattern('dpd', 'likely', /^\d{14}[A-Z0-9]$/, isModulo37),
  pattern('fedex', 'likely', /^\d{12}$/, isFedExNumber),
  pattern('fedex', 'likely', /^\d{15}$/, isModulo10),
  pattern('usps', 'likely', /^[0-8]\d{19}$/, isModulo10),
  pattern('canada-post', 'likely', /^\d{16}$/, isModulo10),
  pattern('dhl', 'likely', /^\d{10,11}$/, isModulo7),
  pattern('dhl', 'likely', /^(?:JD\d{8,20}|(?:GM|LX|RX)\d{14,20})$/),
  pattern('evri', 'likely', /^[HT]\d{2}[A-Z0-9]{13}$/),
  pattern('la-poste', 'likely', /^\d[A-Z]\d{11}$/),
  pattern('swiss-post', 'likely', /^99\d{16}$/),
  pattern('bpost', 'likely', /^3232\d{20}$/),
  pattern('inpost', 'likely', /^6\d{23}$/),
  pattern('purolator', 'likely', /^[A-Z]{3}\d{9}$/),
  pattern('parcelforce', 'likely', /^[A-Z]{2}\d{7}$/),
  pattern('yamato', 'possible', /^\d{12}$/, isModulo7),
  pattern('sagawa', 'possible', /^\d{12}$/, isModulo7),
  pattern('japan-post', 'possible', /^\d{11,12}$/, isModulo7),
  pattern('dpd', 'possible', /^\d{14}$/),
  pattern('gls', 'possible', /^\d{11,12}$/),
  pattern('sf-express', 'possible', /^\d{12}$/),
  pattern('mondial-relay', 'possible', /^\d{8}(?:\d{2}){0,2}$/),
  pattern('evri', 'possible', /^\d{16}$/),
  pattern('aramex', 'possible', /^\d{10,12}$/),
  pattern('tnt', 'possible', /^(?:GE)?\d{9}(?:WW)?$/),
  pattern('brt', 'possible', /^\d{12}(?:\d{3})?$/),
];
