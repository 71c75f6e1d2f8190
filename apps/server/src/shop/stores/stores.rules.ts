import { randomInt } from 'node:crypto';
import { foldText } from '@vitrine/contract/fold-text.ts';

/** Words that are paths, hosts or promises of the platform, so no store may be called so. */
const reservedSlugs = new Set(
  `about account accounts admin administrator api app apps assets auth authorize blog buy cart carts cdn checkout console contact
  cookies country course courses currency dashboard demo docs download email en es example faq feed files fr ftp health healthz help
  home host imprint index info internal js landing legal locale login logout lang language mail media messages mobile my news null
  official order orders owner pay payauth payment payments payout payouts payresult policies press privacy product products profile
  pt publish register revenue reviews robots root sample sandbox search security seller settings share shop signin signup sitemap
  staff static status storage store storefront storefronts stores support system team terms test undefined user users vitrine
  webhook webhooks well-known www zh zh-cn`
    .split(/\s+/)
    .filter(Boolean),
);

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}

/** Makes a store address out of a name or the front of an e-mail; names without Latin letters give "store". */
export function slugify(text: string): string {
  const plain = foldText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '');
  if (plain.length === 0) return 'store';
  return plain.length < 3 || isReservedSlug(plain) ? `${plain}-store` : plain;
}

const neutralLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const neutralShape = new RegExp(`^store-[${neutralLetters}]{6}$`);

/** The address of a store that has no name yet; its letters are not mistaken for each other. */
export function neutralSlug(): string {
  return `store-${Array.from({ length: 6 }, () => neutralLetters[randomInt(neutralLetters.length)]).join('')}`;
}

export const isNeutralSlug = (slug: string) => neutralShape.test(slug);

/** Candidates for a free address, best first: the slug itself, then with a number behind. */
export function slugCandidates(slug: string, count = 30): string[] {
  return [slug, ...Array.from({ length: count }, (_, index) => `${slug}-${index + 2}`)];
}

const seeds = [
  '#4080ff',
  '#b9532c',
  '#7a4df0',
  '#0f8a6b',
  '#c2386b',
  '#a66a00',
  '#2f6f9f',
  '#5b7f2a',
] as const;

/** A first accent colour, so that new stores do not all look alike. */
export function firstAccent(slug: string): string {
  const sum = [...slug].reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return seeds[sum % seeds.length] ?? seeds[0];
}

const zones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  EC: 'America/Guayaquil',
  PA: 'America/Panama',
  SV: 'America/El_Salvador',
  PR: 'America/Puerto_Rico',
  IE: 'Europe/Dublin',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  AT: 'Europe/Vienna',
  FI: 'Europe/Helsinki',
  GR: 'Europe/Athens',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  HR: 'Europe/Zagreb',
  MT: 'Europe/Malta',
  CY: 'Asia/Nicosia',
  GB: 'Europe/London',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  BR: 'America/Sao_Paulo',
  MX: 'America/Mexico_City',
  CN: 'Asia/Shanghai',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  CO: 'America/Bogota',
  AR: 'America/Argentina/Buenos_Aires',
  PE: 'America/Lima',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  CL: 'America/Santiago',
  VN: 'Asia/Ho_Chi_Minh',
  KW: 'Asia/Kuwait',
  BH: 'Asia/Bahrain',
};

/** The time zone in which most people of a country live. */
export function timeZoneOf(countryCode: string): string {
  return zones[countryCode] ?? 'UTC';
}
