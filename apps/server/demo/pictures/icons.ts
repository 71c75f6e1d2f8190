import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { hexToLch, hueDistance, lch, parseHex, rgbToLch } from './colour-science.ts';

/** How an icon is painted: towards a hue, or only calmed when no hue is given. */
export interface Paint {
  hue?: number;
  chroma?: number;
  light?: number;
  /** How far from the icon's own mean hue a colour may lie to be moved. */
  span?: number;
  /** Counts as the icon's own hue instead of the measured one. */
  mean?: number;
  /** Multiplies the chroma of the colours that move. */
  boost?: number;
}

/** The box, foot and mean hue of an icon, in its own 32 units. */
export interface IconMeasure {
  left: number;
  right: number;
  top: number;
  bottom: number;
  footLeft: number;
  footRight: number;
  hue: number;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const icons = (
  JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
).icons;
const measures = new Map<string, IconMeasure>();
const pixels = 256;
let uses = 0;

function getBody(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon named ${name}`);
  return icon.body;
}

async function measure(name: string): Promise<IconMeasure> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">${getBody(name)}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const box = { left: pixels, right: 0, top: pixels, bottom: 0 };
  const sum = { x: 0, y: 0 };
  const solid = (x: number, y: number): boolean => (data[(y * pixels + x) * 4 + 3] ?? 0) > 60;
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      if (!solid(x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      if ((x + y) % 5 !== 0) continue;
      const at = (y * pixels + x) * 4;
      const colour = rgbToLch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      sum.x += colour.c ** 2 * Math.cos((colour.h * Math.PI) / 180);
      sum.y += colour.c ** 2 * Math.sin((colour.h * Math.PI) / 180);
    }
  }
  const foot = { left: pixels, right: 0 };
  for (let y = box.bottom - 11; y < box.bottom; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      if (!solid(x, y)) continue;
      foot.left = Math.min(foot.left, x);
      foot.right = Math.max(foot.right, x);
    }
  }
  const unit = 32 / pixels;
  return {
    left: box.left * unit,
    right: box.right * unit,
    top: box.top * unit,
    bottom: box.bottom * unit,
    footLeft: foot.left * unit,
    footRight: foot.right * unit,
    hue: ((Math.atan2(sum.y, sum.x) * 180) / Math.PI + 360) % 360,
  };
}

export async function measureIcons(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    if (!measures.has(name)) measures.set(name, await measure(name));
  }
}

export function getMeasure(name: string): IconMeasure {
  const found = measures.get(name);
  if (!found) throw new Error(`The icon ${name} has not been measured`);
  return found;
}

/** Where a hue goes: near the mean it follows the target, a little farther it is pulled in, beyond that it stays. */
function moveHue(hue: number, mean: number, target: number, span: number): number | undefined {
  const distance = hueDistance(mean, hue);
  const away = Math.abs(distance);
  if (away > span + 45) return undefined;
  const kept = away <= span ? away * 0.55 : span * 0.55 * (1 - (away - span) / 90);
  return (target + Math.sign(distance) * kept + 360) % 360;
}

function repaint(hex: string, mean: number, paint: Paint): string {
  const { hue, light = 0, span = 80, boost = 1, chroma = hue === undefined ? 0.86 : 0.68 } = paint;
  const { l, c, h } = hexToLch(hex);
  if (c < (boost > 1 ? 0.004 : 0.025)) return hex;
  if (hue === undefined) return lch(l, c * chroma, h);
  const moved = moveHue(h, paint.mean ?? mean, hue, span);
  if (moved === undefined) return lch(l, c * 0.86, h);
  return lch(Math.min(0.985, Math.max(0.12, l + light)), c * chroma * boost, moved);
}

/** Inner shadows of the icons carry their colour as the last column of a matrix, in fractions of one. */
const shadowMatrix =
  /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g;

/** The icon's SVG in its new colours; every use gets ids of its own, so that gradients never mix. */
export function paintIcon(name: string, paint: Paint = {}): string {
  uses += 1;
  const suffix = `u${uses}`;
  const { hue: mean } = getMeasure(name);
  return getBody(name)
    .replace(/id="([^"]+)"/g, `id="$1${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1${suffix})`)
    .replace(/href="#([^"]+)"/g, `href="#$1${suffix}"`)
    .replace(
      /"(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6})"/g,
      (_, hex: string) => `"${repaint(hex, mean, paint)}"`,
    )
    .replace(shadowMatrix, (_, red: string, green: string, blue: string, alpha: string) => {
      const hex = `#${[red, green, blue]
        .map((part) =>
          Math.round(Number(part) * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
      const [r, g, b] = parseHex(repaint(hex, mean, paint)).map((channel) =>
        (channel / 255).toFixed(4),
      );
      return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${alpha} 0"`;
    });
}
