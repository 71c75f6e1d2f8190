import type { ComponentType } from 'react';
import { withTexts } from '../lib/load-texts.ts';
import { useSettings } from '../lib/settings.ts';
import { loadAntdLocale } from '../ui/antd-locale.ts';
import type { View } from '../views.ts';

/** Fetches a page's code together with the texts of its group, and the component library's. */
export async function loadView({
  load,
  hasHomeTexts,
}: Pick<View, 'load' | 'hasHomeTexts'>): Promise<{ default: ComponentType }> {
  if (hasHomeTexts) return withTexts(load(), 'home');
  const [page] = await Promise.all([
    withTexts(load()),
    loadAntdLocale(useSettings.getState().language),
  ]);
  return page;
}
