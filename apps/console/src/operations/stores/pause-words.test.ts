import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@vitrine/contract/locales.ts';
import { browsing as en } from '../../../../storefront/app/texts/en/browsing.ts';
import { browsing as es } from '../../../../storefront/app/texts/es/browsing.ts';
import { browsing as fr } from '../../../../storefront/app/texts/fr/browsing.ts';
import { browsing as pt } from '../../../../storefront/app/texts/pt/browsing.ts';
import { browsing as zhCn } from '../../../../storefront/app/texts/zh-cn/browsing.ts';
import { setShownLanguage, textOf } from '../../lib/i18n.ts';
import { loadAllTexts } from '../../lib/testing/load-all-texts.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';

/** Words without the blanks that each program sets by itself before French punctuation. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test('operators read before they pause a store what its storefront will say, in every language', async () => {
  await loadAllTexts();
  for (const [language, { home }] of Object.entries({ en, es, fr, pt, 'zh-cn': zhCn })) {
    setShownLanguage(language as Language);
    assert.ok(plain(textOf(storeDecisionTexts, 'pauseHint')).includes(plain(home.paused)), language);
  }
});
