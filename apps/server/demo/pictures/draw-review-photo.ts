import { makeSvg } from './canvas.ts';
import { lch } from './colour-science.ts';
import { measureIcons } from './icons.ts';
import { lay, stand, windowLight } from './props.ts';
import type { ReviewPhoto } from './review-photos.ts';
import { mixTones } from './tones.ts';

const size = 720;

function drawTable(hue: number, top: number): string {
  const boards = [0, 1, 2, 3, 4].map(
    (index) =>
      `<path d="M-80 ${top + 30 + index * index * 22}H${size + 80}" stroke="${lch(0.5, 0.06, hue)}" stroke-width="${2 + index}" opacity=".28"/>`,
  );
  return `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lch(0.78, 0.065, hue)}"/><stop offset="1" stop-color="${lch(0.6, 0.075, hue)}"/></linearGradient><rect x="-80" y="${top}" width="${size + 160}" height="${size}" fill="url(#table)"/>${boards.join('')}`;
}

/** Warmer and darker in the corners than our own pictures, and never quite level. */
export async function drawReviewPhoto(photo: ReviewPhoto): Promise<string> {
  await measureIcons([photo.icon, photo.behind]);
  const tones = {
    ...mixTones(photo.wallHue),
    shadow: lch(0.24, 0.04, photo.tableHue),
    shadowOpacity: 0.55,
  };
  const flat = photo.pose === 'lie';
  const top = flat ? -90 : 430;
  const prop = stand(
    photo.behind,
    { x: flat ? 590 : 575, base: flat ? 240 : 470, size: flat ? 230 : 300 },
    tones,
    { chroma: 0.7 },
  );
  const product = flat
    ? lay(
        photo.icon,
        { x: 330, y: 420, size: 470, turn: photo.tilt * 2 },
        tones,
        photo.paint ?? {},
        16,
        12,
      )
    : stand(photo.icon, { x: 300, base: 620, size: 430 }, tones, photo.paint ?? {});
  const warmth = `<rect x="-80" y="-80" width="${size + 160}" height="${size + 160}" fill="#ffb066" opacity=".1"/><rect width="${size}" height="${size}" fill="url(#vignette)"/><rect width="${size}" height="${size}" fill="url(#vignette)"/>`;
  const room = `<rect x="-80" y="-80" width="${size + 160}" height="${size + 160}" fill="url(#wall)"/>${drawTable(photo.tableHue, top)}<g filter="url(#soft7)">${prop}</g>${windowLight(flat ? 60 : 420, flat ? 40 : 20, 0.75, { ...tones, windowOpacity: 0.3 })}${product}`;
  return makeSvg(
    size,
    size,
    tones,
    `<g transform="rotate(${photo.tilt} 360 360) translate(-22 -22) scale(1.06)">${room}</g>${warmth}`,
  );
}
