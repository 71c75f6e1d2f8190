import { defaultLanguage, isLanguage, type Language } from '@vitrine/contract/locales.ts';

export const sizes = ['default', 'large', 'small'] as const;
export const layouts = ['left', 'top', 'mix'] as const;
export const themes = ['light', 'dark', 'auto'] as const;
export type Size = (typeof sizes)[number];
export type Layout = (typeof layouts)[number];
type Theme = (typeof themes)[number];

/** What the person set, under the names and with the defaults of the specification (§3, §9). */
export interface Settings {
  device: 'desktop' | 'mobile';
  size: Size;
  language: Language;
  sidebarStatus: 'opened' | 'closed';
  activeTopMenuPath: string;
  tagsView: boolean;
  sidebarLogo: boolean;
  layout: Layout;
  watermarkEnabled: boolean;
  themeColor: string;
  theme: Theme;
}

export const defaultThemeColor = '#4080FF';

export const defaultSettings: Settings = {
  device: 'desktop',
  size: 'default',
  language: defaultLanguage,
  sidebarStatus: 'opened',
  activeTopMenuPath: '',
  tagsView: true,
  sidebarLogo: true,
  layout: 'left',
  watermarkEnabled: false,
  themeColor: defaultThemeColor,
  theme: 'light',
};

const oneOf =
  <Value extends string>(allowed: readonly Value[]) =>
  (text: string): Value | undefined =>
    allowed.find((value) => value === text);
const flag = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const readers: { [Key in keyof Settings]: (text: string) => Settings[Key] | undefined } = {
  device: oneOf(['desktop', 'mobile']),
  size: oneOf(sizes),
  language: (text) => (isLanguage(text) ? text : undefined),
  sidebarStatus: oneOf(['opened', 'closed']),
  activeTopMenuPath: (text) => (text.startsWith('/') ? text.slice(0, 200) : undefined),
  tagsView: flag,
  sidebarLogo: flag,
  layout: oneOf(layouts),
  watermarkEnabled: flag,
  themeColor: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text : undefined),
  theme: oneOf(themes),
};

export const settingNames = Object.keys(defaultSettings) as (keyof Settings)[];

/** Reads one kept setting; what makes no sense counts as not set. */
export function parseSetting<Key extends keyof Settings>(
  name: Key,
  text: string | null,
): Settings[Key] {
  return (text === null ? undefined : readers[name](text)) ?? defaultSettings[name];
}

/** All settings out of a storage. */
export function parseSettings(read: (name: string) => string | null): Settings {
  return Object.fromEntries(
    settingNames.map((name) => [name, parseSetting(name, read(name))]),
  ) as unknown as Settings;
}
