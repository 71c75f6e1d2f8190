import type { ComponentType } from 'react';
import { withTexts } from '../lib/load-texts.ts';
import { useSettings } from '../lib/settings.ts';
import { loadAntdLocale } from '../ui/antd-locale.ts';
import type { View } from '../views.ts';

/** Fetches a page's code together with the texts of its group, and the component library's. */
export async function loadView({
  load,
  texts = 'signedIn',
}: Pick<View, 'load'> & { texts?: View['texts'] | 'signedIn' }): Promise<{
  default: ComponentType;
}> {
  if (texts === 'home') return withTexts(load(), texts);
  const [page] = await Promise.all([
    withTexts(load(), texts),
    loadAntdLocale(useSettings.getState().language),
  ]);
  return page;
}
