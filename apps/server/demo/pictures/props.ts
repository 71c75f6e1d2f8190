import type { SilhouetteBlur } from './canvas.ts';
import { getMeasure, type Paint, paintIcon } from './icons.ts';
import type { Tones } from './tones.ts';

export const width = 960;
export const height = 1200;

/** Wall and floor with a soft horizon. */
export function backdrop(horizon: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect x="-60" y="${horizon}" width="${width + 120}" height="${height - horizon + 60}" fill="url(#floor)" filter="url(#soft20)"/>`;
}

export function cylinder(x: number, y: number, across: number, tall: number, tones: Tones): string {
  const rim = across * 0.13;
  return `<ellipse cx="${x + across * 0.2}" cy="${y + tall + rim * 0.5}" rx="${across * 0.66}" ry="${rim * 1.1}" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.55}" filter="url(#soft20)"/><path d="M${x - across / 2} ${y}v${tall}a${across / 2} ${rim} 0 0 0 ${across} 0v${-tall}z" fill="url(#side)"/><ellipse cx="${x}" cy="${y}" rx="${across / 2}" ry="${rim}" fill="url(#top)"/>`;
}

export function slab(x: number, y: number, across: number, tall: number, tones: Tones): string {
  const depth = 56;
  return `<path d="M${x - across / 2 - 10} ${y + tall + 30}h${across + 120}l-60 40h${-across}z" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.6}" filter="url(#soft20)"/><path d="M${x - across / 2} ${y}h${across}v${tall}h${-across}z" fill="url(#side)"/><path d="M${x - across / 2} ${y}l${depth} ${-depth}h${across - 2 * depth}l${depth} ${depth}z" fill="url(#top)"/>`;
}

export function ball(x: number, y: number, radius: number, tones: Tones): string {
  return `<ellipse cx="${x + radius * 0.2}" cy="${y + radius}" rx="${radius * 1.15}" ry="${radius * 0.22}" fill="${tones.shadow}" opacity="${tones.shadowOpacity * 0.8}" filter="url(#soft7)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ball)"/>`;
}

export function windowLight(x: number, y: number, scale: number, tones: Tones): string {
  return `<g opacity="${tones.windowOpacity}" filter="url(#soft7)" transform="translate(${x} ${y}) skewX(-16) scale(${scale})" fill="${tones.windowLight}"><path d="M0 0h210v330H0zM235 0h210v330H235zM0 355h210v330H0zM235 355h210v330H235z"/></g>`;
}

interface Standing {
  x: number;
  /** Where the foot of the product is. */
  base: number;
  size: number;
}

/** A product on its foot, with contact shadow and a cast shadow to the right. */
export function stand(
  icon: string,
  { x, base, size }: Standing,
  tones: Tones,
  paint: Paint,
): string {
  const box = getMeasure(icon);
  const scale = size / Math.max(box.right - box.left, (box.bottom - box.top) * 0.92);
  const middle = (box.left + box.right) / 2;
  const transform = `translate(${x} ${base}) scale(${scale}) translate(${-middle} ${-box.bottom})`;
  const footWidth = (box.footRight - box.footLeft) * scale;
  const footX = x + ((box.footLeft + box.footRight) / 2 - middle) * scale;
  return `<g transform="translate(${x} ${base}) skewX(-42) scale(1 .34) translate(${-x} ${-base})">${silhouette(icon, transform, 12, tones.shadowOpacity * 0.62)}</g><ellipse cx="${footX}" cy="${base - 2}" rx="${Math.max(footWidth * 0.52, 40)}" ry="${Math.max(footWidth * 0.045, 10)}" fill="${tones.shadow}" opacity="${Math.min(0.8, tones.shadowOpacity * 1.4)}" filter="url(#soft7)"/><g transform="${transform}">${paintIcon(icon, paint)}</g>`;
}

export interface Lying {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

function layTransform(icon: string, { x, y, size, turn = 0 }: Lying): string {
  const box = getMeasure(icon);
  const scale = size / Math.max(box.right - box.left, box.bottom - box.top);
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-(box.left + box.right) / 2} ${-(box.top + box.bottom) / 2})`;
}

function silhouette(
  icon: string,
  transform: string,
  blur: SilhouetteBlur,
  opacity: number,
): string {
  return `<g opacity="${opacity}" filter="url(#silhouette${blur})"><g transform="${transform}">${paintIcon(icon)}</g></g>`;
}

export function layPlain(icon: string, at: Lying, paint: Paint): string {
  return `<g transform="${layTransform(icon, at)}">${paintIcon(icon, paint)}</g>`;
}

/** A product that lies or floats, its shadow falling to the lower right by `lift`. */
export function lay(
  icon: string,
  at: Lying,
  tones: Tones,
  paint: Paint,
  lift = 46,
  blur: SilhouetteBlur = 22,
): string {
  const below = { ...at, x: at.x + lift, y: at.y + lift * 1.5 };
  return (
    silhouette(icon, layTransform(icon, below), blur, tones.shadowOpacity * 0.75) +
    layPlain(icon, at, paint)
  );
}
