import type { Language } from '@vitrine/contract/locales.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import { clientMessages } from '../texts/ui.ts';
import { loadAccount } from './account.ts';
import { keepChoice } from './account-choices.ts';
import { bestEffort } from './best-effort.ts';
import { toast } from './feedback.ts';
import { textOf } from './i18n.ts';
import { loadLanguage } from './load-texts.ts';
import { queryClient } from './queries.ts';
import { setSettings, useSettings } from './settings.ts';
import { writeStored } from './stored.ts';

/** Switches the language without leaving the page; data in the old language is read again. */
export async function switchLanguage(language: Language): Promise<void> {
  if (useSettings.getState().language === language) return;
  try {
    await loadLanguage(language);
  } catch {
    toast.error(textOf(clientMessages, 'someError'));
    return;
  }
  writeStored('languageChosen', 'true');
  setSettings({ language });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'captcha' });
  // Titles of menus that operators made come from the server. The account is read once it holds the choice: before that, its
  // former language would be taken over again.
  const keeping = keepChoice({ language });
  void bestEffort(bestEffort(keeping).then(() => loadAccount()));
  toast.success(textOf(statusPageTexts, 'languageSwitched'));
}
