import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';

type Accent = StorefrontStore['accent'];
const colour = /^(#[0-9a-f]{6}|transparent)$/;

function rules(accent: Accent['light']): string {
  const pairs: [string, string][] = [
    ['--accent', accent.accent],
    ['--on-accent', accent.onAccent],
    ['--accent-soft', accent.accentSoft],
    ['--accent-line', accent.accentLine],
    ['--accent-text', accent.accentText],
    ['--accent-edge', accent.accentEdge],
  ];
  return pairs
    .filter(([, value]) => colour.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The store's six colours in both themes; values are checked, because they are written into a style sheet. */
export function composeAccentCss(accent: Accent): string {
  return `:root{${rules(accent.light)}}@media(prefers-color-scheme:dark){:root{${rules(accent.dark)}}}`;
}
