import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { textsOf } from '../../../../storefront/app/texts/index.ts';
import { setShownLanguage, textOf } from '../../lib/i18n.ts';
import { loadAllTexts } from '../../lib/testing/load-all-texts.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';

/** Texts without the blanks that each program sets by itself before French punctuation. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test('operators read before they pause a store what its storefront will say, in every language', async () => {
  await loadAllTexts();
  for (const language of languages) {
    setShownLanguage(language);
    assert.ok(
      plain(textOf(storeDecisionTexts, 'pauseHint')).includes(plain(textsOf(language).home.paused)),
      language,
    );
  }
});
