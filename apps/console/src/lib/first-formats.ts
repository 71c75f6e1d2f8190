import { findDateFormat, findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { useSettings } from './settings.ts';

/**
 * Makes a format of dates and one of numbers while the page waits for its files. With the first of a page, the browser reads its tables of
 * languages: 40 ms, and 200 on a slow phone, which otherwise come just before the figures.
 */
export function makeFirstFormats(): void {
  const tag = intlTags[useSettings.getState().language];
  findDateFormat(tag, {});
  findNumberFormat(tag);
}
