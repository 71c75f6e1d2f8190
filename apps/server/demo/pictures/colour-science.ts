/** Lightness 0 to 1, chroma 0 to about 0.32, hue in degrees (OKLCH). */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  const shaped =
    value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(255 * shaped)));
}

export function parseHex(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
}

export function rgbToLch(red: number, green: number, blue: number): Lch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

export const hexToLch = (hex: string): Lch => rgbToLch(...parseHex(hex));

function toLinearRgb({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos(toRadians(h));
  const b = c * Math.sin(toRadians(h));
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A colour as sRGB hex; chroma gives way until the screen can show it. */
export function lch(l: number, c: number, h: number): string {
  let chroma = c;
  let rgb = toLinearRgb({ l, c: chroma, h });
  for (let turn = 0; turn < 24 && rgb.some((value) => value < -0.002 || value > 1.002); turn += 1) {
    chroma *= 0.92;
    rgb = toLinearRgb({ l, c: chroma, h });
  }
  return `#${rgb.map((value) => toGamma(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The signed way from one hue to another, -180 to 180. */
export const hueDistance = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
