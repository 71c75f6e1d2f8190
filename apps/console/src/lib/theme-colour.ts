import { contrast, toHex, toOklch } from '@vitrine/contract/shop/oklch.ts';
import { defaultThemeColor } from './settings.rules.ts';

export interface PrimaryTokens {
  '--primary': string;
  '--primary-hover': string;
  '--primary-soft': string;
  '--primary-line': string;
  '--primary-fill': string;
  '--primary-fill-hover': string;
  '--primary-text': string;
}

interface Ground {
  card: string;
  page: string;
}

const grounds: Record<'light' | 'dark', Ground> = {
  light: { card: '#ffffff', page: '#f6f7f9' },
  dark: { card: '#161a21', page: '#0e1116' },
};
const wordContrast = 4.5;
const lineContrast = 3;

/** Moves the lightness until the contrast against every ground is reached. */
function moveUntil(hex: string, by: number, against: readonly string[], wanted: number): string {
  let colour = toOklch(hex);
  let result = hex.toLowerCase();
  while (
    against.some((ground) => contrast(result, ground) < wanted) &&
    (by < 0 ? colour.l > 0 : colour.l < 1)
  ) {
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l + by)) };
    result = toHex(colour);
  }
  return result;
}

const lighter = (hex: string, by: number): string => {
  const colour = toOklch(hex);
  return toHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) });
};
const tinted = (hex: string, l: number, chromaMax: number): string => {
  const colour = toOklch(hex);
  return toHex({ l, c: Math.min(colour.c, chromaMax), h: colour.h });
};

/**
 * The tokens that follow the theme colour: darker (or, on dark ground, lighter) until words reach 4.5:1 and lines 3:1.
 * Nothing for the colour that the style sheet already holds.
 */
export function derivePrimaryTokens(
  themeColor: string,
  mode: 'light' | 'dark',
): PrimaryTokens | undefined {
  if (themeColor.toLowerCase() === defaultThemeColor.toLowerCase()) return undefined;
  const { card, page } = grounds[mode];
  const fill = moveUntil(themeColor, -0.01, ['#ffffff'], wordContrast);
  const shared = { '--primary-fill': fill, '--primary-fill-hover': lighter(fill, -0.05) };
  if (mode === 'dark') {
    const soft = tinted(themeColor, 0.26, 0.055);
    const primary = moveUntil(lighter(themeColor, 0.04), 0.01, [card, page], lineContrast);
    return {
      ...shared,
      '--primary': primary,
      '--primary-hover': lighter(primary, 0.06),
      '--primary-soft': soft,
      '--primary-line': tinted(themeColor, 0.4, 0.1),
      '--primary-text': moveUntil(lighter(themeColor, 0.1), 0.01, [card, page, soft], wordContrast),
    };
  }
  const soft = tinted(themeColor, 0.957, 0.024);
  const primary = moveUntil(themeColor, -0.01, [card, page], lineContrast);
  return {
    ...shared,
    '--primary': primary,
    '--primary-hover': lighter(primary, -0.05),
    '--primary-soft': soft,
    '--primary-line': tinted(themeColor, 0.89, 0.055),
    '--primary-text': moveUntil(fill, -0.01, [card, page, soft], wordContrast),
  };
}
