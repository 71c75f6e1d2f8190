import { useEffect, useSyncExternalStore } from 'react';
import type { Size } from './settings.rules.ts';
import { useSettings } from './settings.ts';
import { derivePrimaryTokens, type PrimaryTokens } from './theme-colour.ts';

const darkQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(onChange: () => void): () => void {
  const query = darkQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The theme that is shown: "auto" follows the system, also while the page is open. */
export function useShownTheme(): 'light' | 'dark' {
  const theme = useSettings((settings) => settings.theme);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => darkQuery().matches);
  if (theme === 'auto') return systemIsDark ? 'dark' : 'light';
  return theme;
}

const blueNames = [
  '--primary',
  '--primary-hover',
  '--primary-soft',
  '--primary-line',
  '--primary-fill',
  '--primary-fill-hover',
  '--primary-text',
] as const satisfies readonly (keyof PrimaryTokens)[];

function apply(theme: 'light' | 'dark', themeColor: string, size: Size): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  // Texts of our own follow the size like the component library's.
  dataset.size = size;
  const tokens = derivePrimaryTokens(themeColor, theme);
  for (const name of blueNames) {
    if (tokens) style.setProperty(name, tokens[name]);
    else style.removeProperty(name);
  }
}

/** Puts theme and theme colour onto the document, and answers what is shown. */
export function useTheme(): 'light' | 'dark' {
  const theme = useShownTheme();
  const themeColor = useSettings((settings) => settings.themeColor);
  const size = useSettings((settings) => settings.size);
  // During rendering on purpose: components that read the tokens below must see the new values.
  apply(theme, themeColor, size);
  useEffect(() => apply(theme, themeColor, size), [theme, themeColor, size]);
  return theme;
}

const themedValue = /light-dark\(\s*([^(),]+(?:\([^()]*\))?)\s*,\s*([^(),]+(?:\([^()]*\))?)\s*\)/g;

/** Reads tokens as they are now, for what cannot use CSS variables (the component library, charts). */
export function readTokens<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const { dataset } = document.documentElement;
  const computed = getComputedStyle(document.documentElement);
  // Browsers that know light-dark() leave it in a variable's value.
  const shown = dataset.theme === 'dark' ? '$2' : '$1';
  return Object.fromEntries(
    names.map((name) => [
      name,
      computed.getPropertyValue(`--${name}`).trim().replace(themedValue, shown),
    ]),
  ) as Record<Name, string>;
}
