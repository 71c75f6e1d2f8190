import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { bankButton } from './support/bank.ts';
import { approve, goToBank, openPhone } from './support/buyer.ts';
import { watchPage } from './support/watch.ts';

for (const javaScript of [true, false]) {
  test(`a buyer finds a product, is declined, pays with another card and follows the order ${javaScript ? '' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const { page, close } = await openPhone(browser, { javaScript });
    const watch = watchPage(page);
    await page.goto('/s/casa-luna/en');
    if (javaScript) await expectAccessible(page);
    await page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
    if (javaScript) await expectAccessible(page);
    await goToBank(page, 'maya@example.com');
    await bankButton(page, 'decline').click();
    await page.waitForURL(/\/order\//);
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(/\/pay\//);
    expect(await approve(page)).toMatch(/^VT-\d+$/);
    if (javaScript) {
      await expectAccessible(page);
      watch.done();
    }
    await close();
  });
}
