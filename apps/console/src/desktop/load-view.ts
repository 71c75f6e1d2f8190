import type { ComponentType } from 'react';
import { withTexts } from '../lib/load-texts.ts';
import { withLocale } from '../ui/antd-locale.ts';
import type { View } from '../views.ts';

/** Fetches a page's code together with the texts of its group, and the component library's where it shows some at once. */
export async function loadView({
  load,
  texts = 'signedIn',
}: Pick<View, 'load'> & { texts?: View['texts'] | 'signedIn' }): Promise<{
  default: ComponentType;
}> {
  const page = withTexts(load(), texts);
  return texts === 'signedIn' ? withLocale(page) : page;
}
