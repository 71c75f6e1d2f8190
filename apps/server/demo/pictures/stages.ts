import { keyLight } from './canvas.ts';
import type { Paint } from './icons.ts';
import { backdrop, ball, cylinder, height, slab, stand, width, windowLight } from './props.ts';
import type { Tones } from './tones.ts';

export interface Shot {
  icon: string;
  tones: Tones;
  paint: Paint;
  /** The paints of the first three colours, for a picture of the whole range. */
  range: readonly Paint[];
  /** Makes small things smaller than a teapot; 1 by default. */
  scale?: number;
}

const light = keyLight(width, height);

export function arch({ icon, tones, paint, scale = 1 }: Shot): string {
  const glow = `<path d="M210 1010V500a270 270 0 0 1 540 0v510z" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.3}" filter="url(#soft44)" transform="translate(34 20)"/>`;
  const shape = '<path d="M210 840V480a270 270 0 0 1 540 0v360z" fill="url(#shape)"/>';
  const product = stand(icon, { x: 480, base: 944, size: 560 * scale }, tones, paint);
  return backdrop(800) + glow + shape + light + cylinder(480, 930, 560, 150, tones) + product;
}

export function disc({ icon, tones, paint, scale = 1 }: Shot): string {
  const shape = '<circle cx="480" cy="520" r="330" fill="url(#shape)"/>';
  const product = stand(icon, { x: 480, base: 944, size: 590 * scale }, tones, paint);
  return (
    backdrop(820) +
    shape +
    light +
    slab(480, 960, 680, 120, tones) +
    product +
    ball(800, 1030, 66, tones)
  );
}

export function window({ icon, tones, paint, scale = 1 }: Shot): string {
  const product = stand(icon, { x: 480, base: 996, size: 620 * scale }, tones, paint);
  return (
    backdrop(790) +
    light +
    windowLight(450, 90, 1, tones) +
    cylinder(480, 980, 640, 54, tones) +
    product
  );
}

export function steps({ icon, tones, paint, scale = 1 }: Shot): string {
  const back = slab(690, 760, 330, 330, tones) + ball(735, 668, 78, tones);
  const product = stand(icon, { x: 420, base: 872, size: 540 * scale }, tones, paint);
  return backdrop(800) + light + back + slab(430, 890, 520, 200, tones) + product;
}

/** A round hole in the wall, lit from within, with a ledge. */
export function niche({ icon, tones, paint, scale = 1 }: Shot): string {
  const hole = `<rect x="170" y="170" width="620" height="800" rx="44" fill="url(#shape)"/><path d="M170 214a44 44 0 0 1 44-44h532a44 44 0 0 1 44 44v60H214v696h-44z" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.34}" filter="url(#soft20)"/>`;
  const ledge = `<path d="M120 980h720v46H120z" fill="url(#side)"/><path d="M120 980l50-44h620l50 44z" fill="url(#top)"/><path d="M140 1030h720v40H140z" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.4}" filter="url(#soft20)"/>`;
  const product = stand(icon, { x: 480, base: 964, size: 560 * scale }, tones, paint);
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/>${hole}${light}${ledge}${product}`;
}

/** Two tall columns and a low one, the product on the low one. */
export function columns({ icon, tones, paint, scale = 1 }: Shot): string {
  const back =
    cylinder(190, 560, 220, 460, tones) +
    cylinder(800, 690, 200, 330, tones) +
    ball(190, 500, 62, tones);
  const product = stand(icon, { x: 490, base: 990, size: 560 * scale }, tones, paint);
  return backdrop(760) + light + back + cylinder(490, 976, 560, 90, tones) + product;
}

export function range({ icon, tones, range, scale = 1 }: Shot): string {
  const places = [
    { x: 250, base: 830, size: 380, tall: 250 },
    { x: 700, base: 900, size: 400, tall: 180 },
    { x: 430, base: 1030, size: 440, tall: 60 },
  ];
  const products = places.map(({ x, base, size, tall }, index) => {
    const paint = range[index % range.length] ?? {};
    const pedestal = cylinder(x, base, size * 0.92, tall, tones);
    return (
      pedestal + stand(icon, { x, base: base + 10, size: size * Math.min(scale, 1) }, tones, paint)
    );
  });
  return backdrop(700) + light + products.join('');
}
