import { keyLight } from './canvas.ts';
import { height, lay, layPlain, width, windowLight } from './props.ts';
import type { Shot } from './stages.ts';

const wall = `<rect width="${width}" height="${height}" fill="url(#wall)"/>`;
const light = keyLight(width, height);

export function paper({ icon, tones, paint, scale = 1 }: Shot): string {
  const wave = (path: string, fill: string, lift: number, strength: number): string =>
    `<path d="${path}" fill="${tones.shadow}" opacity="${tones.shadowOpacity * strength}" filter="url(#soft20)" transform="translate(0 ${-lift})"/><path d="${path}" fill="url(#${fill})"/>`;
  const back = wave(
    'M-40 480C200 350 420 640 660 500S960 320 1020 380V1260H-40z',
    'shape',
    24,
    0.35,
  );
  const front = wave(
    'M-40 880C180 780 420 1000 640 900S940 740 1020 800V1260H-40z',
    'floor',
    22,
    0.4,
  );
  return (
    wall +
    back +
    front +
    light +
    lay(icon, { x: 480, y: 600, size: 680 * scale, turn: -10 }, tones, paint)
  );
}

/** Seen from above: a round tray with a rim. */
export function tray({ icon, tones, paint, scale = 1 }: Shot): string {
  const shadow = `<circle cx="510" cy="650" r="400" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.75}" filter="url(#soft20)"/>`;
  const dish = `<circle cx="480" cy="600" r="400" fill="url(#top)"/><circle cx="480" cy="600" r="362" fill="url(#shape)"/><path d="M118 600a362 362 0 0 1 724 0a378 378 0 0 0-724 0z" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.3}"/>`;
  return (
    wall +
    windowLight(560, -60, 0.9, tones) +
    light +
    shadow +
    dish +
    lay(icon, { x: 480, y: 600, size: 560 * scale, turn: 8 }, tones, paint, 26, 16)
  );
}

/** Seen from above: two sheets of card that overlap, a pebble in the corner. */
export function sheets({ icon, tones, paint, scale = 1 }: Shot): string {
  const sheet = (turn: number, x: number, y: number, fill: string): string =>
    `<g transform="rotate(${turn} 480 600)"><rect x="${x + 14}" y="${y + 26}" width="620" height="820" rx="10" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.6}" filter="url(#soft20)"/><rect x="${x}" y="${y}" width="620" height="820" rx="10" fill="url(#${fill})"/></g>`;
  const pebble = `<ellipse cx="800" cy="1040" rx="92" ry="70" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.7}" filter="url(#soft20)"/><ellipse cx="784" cy="1020" rx="88" ry="66" fill="url(#ball)" transform="rotate(-14 784 1020)"/>`;
  return (
    wall +
    light +
    sheet(12, 210, 150, 'shape') +
    sheet(-7, 150, 220, 'top') +
    lay(icon, { x: 470, y: 610, size: 640 * scale, turn: 4 }, tones, paint, 34, 16) +
    pebble
  );
}

/** Seen from above: light through a window falls across the floor. */
export function sunlit({ icon, tones, paint, scale = 1 }: Shot): string {
  const band = `<path d="M0 0h${width}v420L0 760z" fill="url(#shape)"/>`;
  return (
    wall +
    band +
    light +
    windowLight(360, 180, 1.15, tones) +
    lay(icon, { x: 490, y: 620, size: 660 * scale, turn: -4 }, tones, paint, 40)
  );
}

/** So near that the frame cuts the product. */
export function macro({ icon, tones, paint }: Shot): string {
  const cut = `<path d="M0 ${height}V820L${width} 330V${height}z" fill="url(#shape)"/>`;
  return (
    wall + cut + light + lay(icon, { x: 560, y: 650, size: 1300, turn: -16 }, tones, paint, 40)
  );
}

/** Three colours laid out in a row, seen from above. */
export function fan({ icon, tones, range, scale = 1 }: Shot): string {
  const places = [
    { x: 300, y: 330, turn: -14 },
    { x: 660, y: 600, turn: -4 },
    { x: 320, y: 890, turn: 8 },
  ];
  const stripe = '<path d="M-60 760L1020 250V640L-60 1150z" fill="url(#shape)"/>';
  const products = places.map((at, index) =>
    lay(
      icon,
      { ...at, size: 400 * Math.max(0.85, scale) },
      tones,
      range[index % range.length] ?? {},
      28,
      16,
    ),
  );
  return wall + stripe + light + products.join('');
}

/** A photo card on wrapping paper that repeats the product. */
export function wrap({ icon, tones, paint }: Shot): string {
  const tile = layPlain(icon, { x: 0, y: 0, size: 116 }, paint);
  const places: string[] = [];
  for (let row = 0; row * 200 - 60 < height + 120; row += 1) {
    for (let column = 0; column * 220 - 60 < width + 120; column += 1) {
      const turn = (((row * 7 + column * 3) % 5) - 2) * 9;
      places.push(
        `<use href="#tile" transform="translate(${column * 220 - 60 + (row % 2) * 110} ${row * 200 - 60}) rotate(${turn})"/>`,
      );
    }
  }
  const muted = `<filter id="muted"><feColorMatrix type="saturate" values=".25"/></filter><g id="tile">${tile}</g>`;
  const card = (inset: number, radius: number, fill: string, more = ''): string =>
    `<rect x="${190 + inset}" y="${230 + inset}" width="${580 - inset * 2}" height="${740 - inset * 2}" rx="${radius}" fill="${fill}" ${more}/>`;
  const shadow = card(
    0,
    28,
    tones.shadow,
    `opacity="${tones.shadowOpacity * 0.6}" filter="url(#soft20)" transform="translate(14 30)"`,
  );
  const photo = lay(icon, { x: 480, y: 600, size: 430 }, tones, paint, 22, 16);
  return `${wall}<defs>${muted}</defs><g filter="url(#muted)" opacity=".2">${places.join('')}</g>${light}<g transform="rotate(-5 480 600)">${shadow}${card(0, 28, 'url(#top)')}${card(24, 16, 'url(#shape)')}${photo}</g>`;
}
