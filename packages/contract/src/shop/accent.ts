import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

/** Six colours of one theme that can be combined: fill, text on it, soft background, line, text, button border. */
export interface AccentTheme {
  accent: string;
  onAccent: string;
  accentSoft: string;
  accentLine: string;
  accentText: string;
  accentEdge: string;
}

const white = '#ffffff';
const ink = '#101828';
const darkPage = '#161a21';
const wordContrast = 4.5;
const step = 0.01;

/** Moves lightness in small steps until the condition holds; both ends of the scale satisfy every condition here. */
function moveLightness(colour: Oklch, by: number, holds: (hex: string) => boolean): Oklch {
  let current = colour;
  while (!holds(toHex(current)) && current.l > 0 && current.l < 1) {
    current = { ...current, l: Math.min(1, Math.max(0, current.l + by)) };
  }
  return current;
}

function withChroma(colour: Oklch, l: number, chromaMax: number): Oklch {
  return { l, c: Math.min(colour.c, chromaMax), h: colour.h };
}

function edgeOf(fill: string, page: string, text: string): string {
  return contrast(fill, page) < 3 ? text : 'transparent';
}

function deriveLight(seed: Oklch): AccentTheme {
  const seedHex = toHex(seed);
  const takesWhite = contrast(white, seedHex) >= wordContrast;
  const takesInk = !takesWhite && seed.l >= 0.78 && contrast(ink, seedHex) >= 7;
  const fill =
    takesWhite || takesInk
      ? seed
      : moveLightness(seed, -step, (hex) => contrast(white, hex) >= wordContrast);
  const accent = toHex(fill);
  const accentSoft = toHex(withChroma(seed, 0.967, 0.022));
  const text = moveLightness(
    { ...seed, l: Math.min(fill.l, 0.62) },
    -step,
    (hex) => contrast(hex, white) >= wordContrast && contrast(hex, accentSoft) >= wordContrast,
  );
  const accentText = toHex(text);
  return {
    accent,
    onAccent: takesInk ? ink : white,
    accentSoft,
    accentLine: toHex(withChroma(seed, 0.88, 0.06)),
    accentText,
    accentEdge: edgeOf(accent, white, accentText),
  };
}

function deriveDark(seed: Oklch): AccentTheme {
  const visible = moveLightness(
    { ...seed, l: Math.max(seed.l, 0.5) },
    step,
    (hex) => contrast(hex, darkPage) >= 3,
  );
  const takesWhite = contrast(white, toHex(visible)) >= wordContrast;
  const fill = takesWhite
    ? visible
    : moveLightness(visible, step, (hex) => contrast(ink, hex) >= wordContrast);
  const accent = toHex(fill);
  const accentSoft = toHex(withChroma(seed, 0.245, 0.035));
  const text = moveLightness(
    withChroma(seed, 0.7, 0.14),
    step,
    (hex) => contrast(hex, darkPage) >= wordContrast && contrast(hex, accentSoft) >= wordContrast,
  );
  const accentText = toHex(text);
  return {
    accent,
    onAccent: takesWhite ? white : ink,
    accentSoft,
    accentLine: toHex(withChroma(seed, 0.38, 0.06)),
    accentText,
    accentEdge: edgeOf(accent, darkPage, accentText),
  };
}

/** The colours of a store, derived from the one that its owner chose; any seed gives readable pairs in both themes. */
export function deriveAccent(seedHex: string): { light: AccentTheme; dark: AccentTheme } {
  const chosen = toOklch(seedHex);
  const seed = { ...chosen, c: Math.min(chosen.c, 0.2) };
  return { light: deriveLight(seed), dark: deriveDark(seed) };
}
