import { expect, test } from '@playwright/test';
import { intlTags } from '../packages/contract/src/locales.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bankButton } from './support/bank.ts';
import { approve, goToBank, openPhone, storeWords } from './support/buyer.ts';
import { watchPage } from './support/watch.ts';

for (const { javaScript, language, country } of [
  { javaScript: true, language: 'pt', country: 'BR' },
  { javaScript: false, language: 'fr', country: 'FR' },
] as const) {
  test(`a buyer finds a product, is declined, pays with another card and follows the order ${javaScript ? '' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const { page, close } = await openPhone(browser, { javaScript, locale: intlTags[language] });
    const watch = watchPage(page);
    await page.goto(`/s/casa-luna/${language}`);
    if (javaScript) await expectAccessible(page);
    await page.goto(`/s/casa-luna/${language}/p/luna-stoneware-teapot`);
    if (javaScript) await expectAccessible(page);
    await goToBank(page, `${language}@example.com`, country);
    await bankButton(page, 'decline').click();
    await page.waitForURL(/\/order\//);
    await page.getByRole('button', { name: storeWords((texts) => texts.order.pay) }).click();
    await page.waitForURL(/\/pay\//);
    expect(await approve(page)).toMatch(/^VT-\d+$/);
    if (javaScript) {
      await expectAccessible(page);
      watch.done();
    }
    await close();
  });
}
