import { foldText } from '../fold-text.ts';
import { foldWidth } from '../fold-width.ts';
import { type Carrier, knownCarriers } from './carrier-table.ts';
import { type Certainty, certainties } from './tracking-certainty.ts';
import { isFedExNumber, isModulo10, isPostalNumber } from './tracking-check-digits.ts';
import { trackingPatterns } from './tracking-patterns.ts';

export { type Carrier, knownCarriers } from './carrier-table.ts';

/** A carrier that may have written a tracking number. */
export interface DetectedCarrier {
  carrier: Carrier;
  certainty: Certainty;
}

/** The barcode of a parcel of USPS begins with the postcode of the addressee. */
const uspsBarcode = /^420\d{5}(?:\d{4})?(9[1-5]\d{20})$/;
const fedExBarcode = /^(?!420)\d{22}(\d{12})$/;

/**
 * A tracking number by which it is compared and found: letters in capitals and digits, without spaces and dashes. Of a
 * scanned barcode of USPS and FedEx, which contains more than the number, the number is left. `tracking_key` of orders.guards.sql is
 * the same rule.
 */
export function normalizeTrackingNumber(typed: string): string {
  const number = foldWidth(typed)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  const usps = uspsBarcode.exec(number)?.[1];
  if (usps && isModulo10(usps)) return usps;
  const fedEx = fedExBarcode.exec(number)?.[1];
  return fedEx && isFedExNumber(fedEx) ? fedEx : number;
}

const byKey = new Map<string, Carrier>(knownCarriers.map((carrier) => [carrier.key, carrier]));

const postOf = new Map<string, string>(
  knownCarriers.flatMap(({ key, postOf }) => (postOf ? [[postOf, key]] : [])),
);

/** The post that wrote the number of an international item, and EMS for its express items. */
function* detectPosts(number: string): Generator<[key: string, certainty: Certainty]> {
  if (!/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) || !isPostalNumber(number)) return;
  const post = postOf.get(number.slice(-2));
  if (post) yield [post, 'certain'];
  if (number.startsWith('E')) yield ['ems', post ? 'likely' : 'certain'];
}

function* detectKeys(number: string): Generator<[key: string, certainty: Certainty]> {
  for (const { carrier, certainty, shape, fits } of trackingPatterns)
    if (shape.test(number) && (fits?.(number) ?? true)) yield [carrier, certainty];
  yield* detectPosts(number);
}

/** Carriers that may have written a tracking number, the most certain first; none if its check digit is wrong everywhere. */
export function detectCarriers(typed: string): DetectedCarrier[] {
  const found = new Map<string, Certainty>();
  const all = [...detectKeys(normalizeTrackingNumber(typed))];
  for (const certainty of certainties)
    for (const [key, own] of all)
      if (own === certainty && !found.has(key)) found.set(key, certainty);
  return [...found].flatMap(([key, certainty]) => {
    const carrier = byKey.get(key);
    return carrier ? [{ carrier, certainty }] : [];
  });
}

const namesOf = (carrier: Carrier) => [
  carrier.key,
  carrier.name,
  ...(knownCarriers.find(({ key }) => key === carrier.key)?.otherNames ?? []),
];

/** A carrier by its key or by a name that begins with one of its names ("DHL Express" is DHL); the longest name counts. */
export function findCarrier(
  written: string,
  carriers: readonly Carrier[] = knownCarriers,
): Carrier | undefined {
  const sought = foldText(written.trim());
  let best: { carrier: Carrier; length: number } | undefined;
  for (const carrier of carriers)
    for (const name of namesOf(carrier).map(foldText)) {
      const isNamed = sought === name || sought.startsWith(`${name} `);
      if (isNamed && name.length > (best?.length ?? 0)) best = { carrier, length: name.length };
    }
  return best?.carrier;
}

/** The page on which a parcel can be followed; null without a known carrier. */
export function findTrackingUrl(
  carrier: string,
  trackingNumber: string,
  carriers: readonly Carrier[] = knownCarriers,
): string | null {
  const template = findCarrier(carrier, carriers)?.trackingUrl;
  const number = encodeURIComponent(normalizeTrackingNumber(trackingNumber));
  return template ? template.replaceAll('{number}', number) : null;
}
