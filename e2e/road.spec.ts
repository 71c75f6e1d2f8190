import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { approve, goToBank, openPhone } from './support/buyer.ts';
import { openDesk, readMail, register, signIn } from './support/console.ts';
import { expectPushed } from './support/push.ts';
import { watchPage } from './support/watch.ts';

for (const language of ['en', 'zh-cn'] as const) {
  test(`from registration to the delivered order, in ${language}`, async ({ browser }) => {
    const email = `nora-${language}@example.com`;
    const password = 'a-long-Word-of-mine-42';

    // A creator opens a store; it exists at once, and the quick start says what to do next.
    const desk = await openDesk(browser, language);
    const { page } = desk;
    const watch = watchPage(page);
    await register(page, email, password);
    await expect(page.locator('.quick')).toBeVisible();
    await expect(page.locator('.quick li.done')).toHaveCount(0);

    // A category by percentage, with what it moves; a product by hand, with what it earns while typing.
    await page.goto('/#/product');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.locator('.page-head-actions button').last().click();
    await page.locator('.percent-panel .ant-select').click();
    await page.locator('.ant-select-tree-treenode .ant-select-tree-title').nth(1).click();
    await page.locator('.percent-panel input[role="spinbutton"]').fill('260');
    await expect(page.locator('.percent-list tbody tr').first()).toBeVisible();
    await page.locator('.percent-foot .ant-btn-primary').click();
    await expect(page.locator('.ant-alert-success')).toBeVisible();
    const product = (await page.getByRole('rowheader').getByRole('button').first().innerText()).trim();
    const row = page.getByRole('row').filter({ hasText: product });
    const [price, earned] = [row.getByRole('textbox'), row.getByRole('cell').nth(4)];
    const earnedBefore = await earned.innerText();
    await price.fill('199');
    await expect(earned).not.toHaveText(earnedBefore);
    await page.locator('.floating-bar .ant-btn-primary').click();
    await expect(page.locator('.floating-bar')).toHaveCount(0);
    await page.reload();
    await expect(price).toHaveValue('199.00');

    // One link to share.
    await page.goto('/#/share');
    await page.locator('.page-head-actions .ant-btn-primary').click();
    await page.locator('.side-drawer input').first().fill('First post');
    await page.locator('.side-drawer .ant-btn-primary').click();
    const shown = await page.getByRole('row', { name: 'First post' }).innerText();
    const link = `/${/s\/[a-z0-9-]+\?l=[a-z0-9]+/.exec(shown)?.[0]}`;

    // The same owner in a second browser, on the orders and on the figures.
    const second = await openDesk(browser, language);
    await signIn(second.page, email, password);
    await second.page.goto('/#/order');
    await expect(second.page.locator('.state:visible')).toHaveCount(1);
    await page.goto('/#/index');
    await expect(page.locator('.chart-tabs button').nth(2)).toContainText('0');

    // A buyer on a phone, through the link, to a paid order.
    const phone = await openPhone(browser, { locale: language === 'en' ? 'en-US' : 'zh-CN' });
    await phone.page.goto(link);
    await phone.page.locator('.card:not(.sold) a[href*="/p/"]').first().click();
    await phone.page.waitForURL(/\/p\//);
    const buyer = `buyer-${language}@example.com`;
    await goToBank(phone.page, buyer, language === 'en' ? 'US' : 'CN');
    const number = await approve(phone.page);
    expect(number).toMatch(/^VT-\d+$/);

    // Both browsers see it by themselves.
    const mine = second.page.getByRole('row').filter({ hasText: number });
    await Promise.all([expectPushed(mine), expectPushed(page.locator('.chart-tabs button').nth(2).filter({ hasText: '1' }))]);
    await expect(page.locator('.chart-tabs button').nth(1)).toContainText('1');
    await expect(page.locator('.chart-tabs button').nth(3)).toContainText('100');
    await expectAccessible(page);

    // An operator ships and delivers, with movements switched off: menus and questions are in place all the same.
    const operator = await openDesk(browser, language, { reducedMotion: 'reduce' });
    await signIn(operator.page, 'admin');
    await operator.page.goto(`/#/operations/orders?order=${number}`);
    const parcel = operator.page.locator('.order-parcels li');
    const ship = async (tracking: string) => {
      await operator.page.locator('.parcel-form input[id*="carrier"]').fill('DHL');
      await operator.page.locator('.parcel-form input[id*="trackingNumber"]').fill(tracking);
      await operator.page.locator('.ant-drawer-footer button[type="submit"]').click();
      await expect(parcel).toContainText(tracking);
    };
    // A parcel of nothing is refused; one that was recorded by mistake is taken back, and a wrong number corrected.
    const quantity = operator.page.locator('.parcel-form input[id*="quantities"]').first();
    await quantity.fill('0');
    await operator.page.locator('.parcel-form input[id*="carrier"]').fill('DHL');
    await operator.page.locator('.parcel-form input[id*="trackingNumber"]').fill('NOTHING-1');
    await operator.page.locator('.ant-drawer-footer button[type="submit"]').click();
    await expect(operator.page.locator('.parcel-form .ant-alert, .parcel-form .ant-form-item-explain-error').first()).toBeVisible();
    await quantity.fill('1');
    await ship('JD0146 0000 7788');
    await parcel.locator('.parcel-actions button').nth(2).click();
    await operator.page.locator('.ant-popconfirm .ant-btn-dangerous').click();
    await expect(parcel).toHaveCount(0);
    await ship('JD0146 0000 7789');
    await parcel.locator('.parcel-actions button').nth(1).click();
    const dialog = operator.page.getByRole('dialog').last();
    await dialog.locator('input[id*="trackingNumber"]').fill('JD0146 0000 7790');
    await dialog.locator('.ant-btn-primary').click();
    await expect(parcel).toContainText('JD0146 0000 7790');
    await parcel.locator('.parcel-actions button').first().click();
    await operator.page.locator('.ant-popconfirm .ant-btn-primary').click();
    await expect(parcel.locator('.parcel-actions')).toHaveCount(0);
    // Each step names its operator, below what happened.
    await expect(operator.page.locator('.order-timeline li p').filter({ hasText: 'JD0146 0000 7790' })).toContainText('admin');
    await operator.close();

    // The owner's list says so without a reload, and the detail tells the story.
    await expect(mine.locator('.status-tag.done')).toBeVisible();
    await mine.getByRole('rowheader').getByRole('button').click();
    await expect(second.page.locator('.order-timeline li')).toHaveCount(7);
    await expectAccessible(second.page);

    // The buyer follows the order through the mailed link.
    const mail = await readMail(page, buyer);
    const follow = mail.links.find((one) => one.includes('/order/')) ?? '';
    await phone.page.goto(follow);
    await expect(phone.page.locator('main')).toContainText('JD0146 0000 7790');

    watch.done();
    await Promise.all([desk.close(), second.close(), phone.close()]);
  });
}
