import { create } from 'zustand';
import { parseSetting, parseSettings, type Settings, settingNames } from './settings.rules.ts';
import { readStored, writeStored } from './stored.ts';

/** The person's settings; every one is a local-storage entry under its own name. */
export const useSettings = create<Settings>(() => parseSettings(readStored));

/** Changes settings and keeps them. */
export function setSettings(changes: Partial<Settings>): void {
  for (const [name, value] of Object.entries(changes)) writeStored(name, String(value));
  useSettings.setState(changes);
}

/** The address named the language of this visit: it wins over the account's, and is not kept there. */
export const visit = { isLanguageInAddress: false };

/** Follows the settings that another tab changes. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const name = settingNames.find((known) => known === key);
    if (name) useSettings.setState({ [name]: parseSetting(name, newValue) });
  });
}
