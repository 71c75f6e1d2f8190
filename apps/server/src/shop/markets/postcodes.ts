/**
 * How the post of a country writes its postcodes: `n` is a digit, `a` a letter, `x` either; everything else is written as it
 * is here. Buyers leave out or change the separators: they are ignored when a code is read, and written as the post does.
 */
interface PostcodeFormat {
  formats: readonly string[];
  example: string;
  /** The country's sign before the code, which many people write; it is kept where it is part of the example. */
  prefix?: string;
}

const five: Omit<PostcodeFormat, 'example'> = { formats: ['nnnnn'] };
const four: Omit<PostcodeFormat, 'example'> = { formats: ['nnnn'] };
const zip: Omit<PostcodeFormat, 'example'> = { formats: ['nnnnn', 'nnnnn-nnnn'] };
const spacedFive: Omit<PostcodeFormat, 'example'> = { formats: ['nnn nn'] };

const countries: Readonly<Record<string, PostcodeFormat>> = {
  US: { ...zip, example: '94110' },
  PR: { ...zip, example: '00901' },
  CA: { formats: ['ana nan'], example: 'M5V 2T6' },
  GB: {
    formats: ['an naa', 'ann naa', 'aan naa', 'aann naa', 'ana naa', 'aana naa'],
    example: 'SW1A 1AA',
  },
  DE: { ...five, example: '10115' },
  FR: { ...five, example: '75001' },
  ES: { ...five, example: '28001' },
  IT: { ...five, example: '00118' },
  MX: { ...five, example: '06000' },
  PT: { formats: ['nnnn-nnn'], example: '1000-001' },
  BR: { formats: ['nnnnn-nnn'], example: '01310-100' },
  NL: { formats: ['nnnn aa'], example: '1012 AB' },
  BE: { ...four, example: '1000' },
  CH: { ...four, example: '8001' },
  AT: { ...four, example: '1010' },
  AU: { ...four, example: '2000' },
  JP: { formats: ['nnn-nnnn'], example: '100-0001' },
  CN: { formats: ['nnnnnn'], example: '100000' },
  PL: { formats: ['nn-nnn'], example: '00-001' },
  SE: { ...spacedFive, example: '111 22' },
  IE: { formats: ['ann xxxx', 'anW xxxx'], example: 'D02 AF30' },
  LU: { ...four, example: '1111', prefix: 'L' },
  FI: { ...five, example: '00100', prefix: 'FI' },
  GR: { ...spacedFive, example: '105 57' },
  SK: { ...spacedFive, example: '811 01' },
  SI: { ...four, example: '1000', prefix: 'SI' },
  EE: { ...five, example: '10111' },
  LV: { ...four, example: 'LV-1010', prefix: 'LV' },
  LT: { ...five, example: '01100', prefix: 'LT' },
  HR: { ...five, example: '10000', prefix: 'HR' },
  MT: { formats: ['aaa nnnn'], example: 'VLT 1117' },
  CY: { ...four, example: '1010' },
  LI: { formats: ['94nn'], example: '9490' },
  KR: { ...five, example: '04524' },
  AR: { formats: ['annnnaaa', 'nnnn', 'annnn', 'nnnnaaa'], example: 'C1064AAB' },
  CL: { formats: ['nnnnnnn'], example: '8320000' },
  CO: { formats: ['nnnnnn'], example: '110111' },
  EC: { formats: ['nnnnnn'], example: '170150' },
  PE: { ...five, example: '15001' },
  SV: { ...four, example: '1101' },
  VN: { formats: ['nnnnn', 'nnnnnn'], example: '10000' },
};

const separators = /[\s.,\-/]/g;
const classes: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Za-z]', x: '[A-Za-z\\d]' };
const anyCase = (sign: string) => (/[A-Z]/.test(sign) ? `[${sign}${sign.toLowerCase()}]` : sign);
/** Between two signs of a code; written for a pattern with the flag `v` as well. */
const gap = '[\\s.,\\-\\/]*';
const spell = (signs: string) => [...signs].map((sign) => classes[sign] ?? anyCase(sign)).join(gap);
const bare = (format: string) => format.replace(separators, '');

/** What a form accepts, without flags, because a page's form checks by the same pattern. */
function patternOf({ formats, prefix }: PostcodeFormat): string {
  const codes = formats.map((format) => spell(bare(format))).join('|');
  return `${prefix ? `(?:${spell(prefix)}${gap})?` : ''}(?:${codes})`;
}

/** The code between the separators of a format. */
function write(format: string, code: string): string {
  let at = 0;
  return [...format].map((sign) => (sign.match(separators) ? sign : (code[at++] ?? ''))).join('');
}

export interface Postcodes {
  example: string;
  pattern: string;
}

const patterns = new Map(
  Object.entries(countries).map(([code, format]) => [
    code,
    { example: format.example, pattern: patternOf(format) },
  ]),
);

/** How postcodes of a country look; nothing where the platform does not know it. */
export const findPostcodes = (countryCode: string): Postcodes | undefined =>
  patterns.get(countryCode);

/** A postcode as the post of the country writes it; undefined when it is none. One of a country without a known form stays as it was typed. */
export function tidyPostcode(countryCode: string, typed: string): string | undefined {
  const country = countries[countryCode];
  if (!country) return typed;
  const { formats, prefix = '', example } = country;
  const whole = typed.replace(separators, '').toUpperCase();
  const code = prefix && whole.startsWith(prefix) ? whole.slice(prefix.length) : whole;
  const format = formats.find((one) =>
    new RegExp(`^${[...bare(one)].map((sign) => classes[sign] ?? sign).join('')}$`).test(code),
  );
  if (!format) return undefined;
  return prefix && example.startsWith(prefix)
    ? `${prefix}-${write(format, code)}`
    : write(format, code);
}
