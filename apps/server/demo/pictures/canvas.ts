import { parseHex } from './colour-science.ts';
import type { Tones } from './tones.ts';

const blurs = { soft7: 7, soft20: 20, soft44: 44 } as const;
const silhouettes = [12, 16, 22] as const;

export type SilhouetteBlur = (typeof silhouettes)[number];

const linear = (id: string, [x2, y2]: [number, number], stops: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function makeGradients(tones: Tones): string {
  const [top, lit, far] = tones.stand;
  const pair = (colours: [string, string]): string => stop(0, colours[0]) + stop(1, colours[1]);
  return [
    linear('wall', [0.25, 1], pair(tones.wall)),
    linear('floor', [0, 1], pair(tones.floor)),
    linear('shape', [0.3, 1], pair(tones.shape)),
    linear('side', [1, 0], stop(0, lit) + stop(0.38, top) + stop(1, far)),
    linear('top', [1, 0.4], pair([top, lit])),
    `<radialGradient id="ball" cx=".36" cy=".3" r=".8">${stop(0, top)}${stop(0.45, tones.shape[0])}${stop(1, tones.shape[1])}</radialGradient>`,
    `<radialGradient id="key" cx=".28" cy=".16" r=".85">${stop(0, '#fff', tones.keyOpacity)}${stop(1, '#fff', 0)}</radialGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".45" r=".8">${stop(0.6, tones.shadow, 0)}${stop(1, tones.shadow, 0.16)}</radialGradient>`,
  ].join('');
}

function makeFilters(tones: Tones): string {
  const room = 'x="-60%" y="-80%" width="220%" height="260%"';
  const [red, green, blue] = parseHex(tones.shadow).map((channel) => channel / 255);
  const soft = Object.entries(blurs).map(
    ([id, deviation]) =>
      `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  const shapes = silhouettes.map(
    (deviation) =>
      `<filter id="silhouette${deviation}" ${room}><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 1 0"/><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return [...soft, ...shapes].join('');
}

/** A whole picture: the definitions that every stage uses, its content, and the darker corners. */
export function makeSvg(
  width: number,
  height: number,
  tones: Tones,
  content: string,
  vignette = true,
): string {
  const corners = vignette
    ? `<rect width="${width}" height="${height}" fill="url(#vignette)"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${makeGradients(tones)}${makeFilters(tones)}</defs>${content}${corners}</svg>`;
}

export const keyLight = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#key)"/>`;
