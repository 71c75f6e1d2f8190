import type { Language } from '@vitrine/contract/locales.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import { toast } from './feedback.ts';
import { textOf } from './i18n.ts';
import { queryClient } from './queries.ts';
import { setSettings, useSettings } from './settings.ts';
import { writeStored } from './stored.ts';

/** Switches the language without leaving the page; data in the old language is read again. */
export function switchLanguage(language: Language): void {
  if (useSettings.getState().language === language) return;
  writeStored('languageChosen', 'true');
  setSettings({ language });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'captcha' });
  toast.success(textOf(statusPageTexts, 'languageSwitched'));
}
