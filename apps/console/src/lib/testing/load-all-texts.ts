import { languages } from '@vitrine/contract/locales.ts';
import { loadLanguage, loadTexts } from '../load-texts.ts';

/** Every text in every language, for tests that ask for texts without a page. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all((['start', 'signedIn', 'operatorPages', 'ownerPages'] as const).map(loadTexts));
  await Promise.all(languages.map(loadLanguage));
}
