import { expect, type Page } from '@playwright/test';
import { chooseOption, closeOtherTags, expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

/** Opens a page as its menu entry does; of those before it only the last one keeps its tag. */
async function open(page: Page, path: string, title: string): Promise<void> {
  await closeOtherTags(page);
  await setHash(page, `/demo/${path}`);
  await expect(
    page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }),
  ).toBeVisible();
}

test('every demo page opens and does what it shows', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/demo/api' });
  const main = page.getByRole('main');
  const said = (words: string) => expectSaid(page, words);

  await open(page, 'api', 'API docs');
  const reference = page.frameLocator('iframe[title="API documentation"]');
  await expect(reference.getByRole('heading', { level: 1 })).toBeVisible();
  await reference.getByRole('searchbox').fill('demo.pageItems');
  await expect(reference.getByText('/api/v1/demo/items/page')).toBeVisible();

  await open(page, 'crud', 'Items');
  await page.getByRole('button', { name: 'Add item' }).click();
  const form = page.getByRole('dialog', { name: 'Add item' });
  await form.getByLabel('Name').fill('Paper boat');
  await form.getByLabel('Price').fill('12.50');
  await form.getByLabel('Share').fill('40');
  await form.getByRole('button', { name: 'Save' }).click();
  const boat = main.getByRole('row').filter({ hasText: 'Paper boat' });
  await expect(boat.getByText('$12.50')).toBeVisible();
  await boat.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(boat).toHaveCount(0);

  await open(page, 'lists', 'States of lists');
  const lists = main.locator('section').filter({ visible: true });
  const choose = (state: string) =>
    page.getByRole('radiogroup', { name: 'State' }).getByText(state, { exact: true }).click();
  await expect(lists.getByText('Parcel scale')).toHaveCount(5);
  for (const [state, words] of [
    ['Empty', 'There are no items yet.'],
    ['Nothing found', 'No item matches.'],
  ] as const) {
    await choose(state);
    await expect(lists.getByText(words)).toHaveCount(5);
  }
  await choose('Loading');
  await expect(lists.getByText('No item matches.')).toHaveCount(0);
  await expect(lists).toHaveCount(5);
  await choose('Failed');
  const retry = lists.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(5);
  await retry.first().click();
  await expect(retry).toHaveCount(4);
  await expect(lists.getByText('Parcel scale')).toHaveCount(1);

  await open(page, 'table-select', 'Table select');
  const field = page.getByRole('button', { name: 'Choose a user' });
  await field.press('Enter');
  const people = page.getByRole('dialog', { name: 'Choose a user' });
  const filter = people.getByLabel('Name or email');
  await expect(filter).toBeFocused();
  await expect(people.getByRole('radio')).toHaveCount(5);
  const firstUser = (await people.getByRole('radio').first().getAttribute('aria-label')) ?? '';
  const [second] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().includes('/users/page') && answer.url().includes('pageNum=2'),
    ),
    people.getByTitle('2', { exact: true }).press('Enter'),
  ]);
  expect(second.ok()).toBe(true);
  await expect(people.getByRole('radio', { name: firstUser, exact: true })).toHaveCount(0);
  await filter.press('Escape');
  await expect(people).toBeHidden();
  await expect(field).toBeFocused();
  await field.press('Enter');
  await filter.fill('luna');
  await people.getByRole('radio', { name: /luna@vitrine\.local/ }).check();
  await expect(main.getByRole('status')).toHaveText('No user selected');
  await people.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByRole('status')).toHaveText(/luna@vitrine\.local \(id \d+\)/);

  await open(page, 'upload', 'Upload');
  const mark = Date.now();
  const files = [`one-${mark}.txt`, `two-${mark}.csv`].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  }));
  await page.getByLabel('Upload files').setInputFiles(files);
  await said('2 files stored.');
  await expect(main.getByRole('row').filter({ hasText: String(mark) })).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: `Download: one-${mark}.txt` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`one-${mark}.txt`);
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_100_000) });
  await said('“large.txt” is larger than 2 MB.');

  await open(page, 'signature', 'Signature');
  await page.getByRole('button', { name: 'Save on the server' }).click();
  await said('Please sign first.');
  const sheet = await page.getByRole('img', { name: 'Signature area' }).boundingBox();
  const { x = 0, y = 0 } = sheet ?? {};
  await page.mouse.move(x + 40, y + 120);
  await page.mouse.down();
  for (const [right, down] of [
    [120, 40],
    [200, 140],
    [300, 60],
  ] as const)
    await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save on the server' }).click();
  const stored = main.getByRole('img', { name: 'signature.webp' }).first();
  await expect.poll(() => stored.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(500);

  await open(page, 'rich-text', 'Rich text');
  await page.getByRole('textbox', { name: 'Text' }).fill('Written by hand');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'As the server stored it' }).getByText('Written by hand'),
  ).toBeVisible();

  await open(page, 'dictionary', 'Dictionary fields');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('group').getByRole('checkbox').nth(1).check();
  await expect(main.getByText('["1","2"]')).toBeVisible();
  await expect(main.getByText('2', { exact: true })).toBeVisible();

  await open(page, 'icon-select', 'Icon selector');
  await page.getByLabel('Icon', { exact: true }).click();
  await page.getByRole('button', { name: 'truck', exact: true }).click();
  await expect(main.getByRole('status')).toContainText('Selected: truck');
  await open(page, 'icons', 'Icons');
  await main.getByRole('button', { name: 'truck', exact: true }).click();
  await said('“truck” copied.');

  await open(page, 'socket', 'Websocket');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(main.getByRole('status')).toHaveText('Connected');
  await page.getByLabel('Message to everyone').fill('Hello to all');
  await page.keyboard.press('Enter');
  await expect(messages.getByRole('listitem').filter({ hasText: 'Hello to all' })).toContainText(
    'Delivered',
  );
  await chooseOption(page.getByRole('combobox', { name: 'Receiver' }), 'root');
  await page.getByLabel('Message to one operator').fill('To myself');
  await page.keyboard.press('Enter');
  await expect(
    messages.getByRole('listitem').filter({ hasText: /To myself.*From root/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(main.getByRole('status')).toHaveText('Disconnected');

  // A page of the third level keeps what was typed; two entries pass their parameters to one page.
  await open(page, 'level-1/level-2/level-3-1', 'Level 3-1');
  await page.getByLabel('Note').fill('kept');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('menuitem', { name: 'Route parameters' }).click();
  await menu.getByRole('link', { name: 'Type 2' }).click();
  await expect(main.getByText('type = 2')).toBeVisible();
  await menu.getByRole('link', { name: 'Type 1' }).click();
  await expect(main.getByText('type = 1')).toBeVisible();
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  await tags.getByRole('link', { name: 'Level 3-1' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('kept');

  // The context menu of a tag: a refreshed page starts anew, others are closed; what is left is there after a reload.
  await tags.getByRole('link', { name: 'Level 3-1' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('');
  await tags.getByRole('link', { name: 'Websocket' }).click({ button: 'middle' });
  await expect(tags.getByRole('link', { name: 'Websocket' })).toHaveCount(0);
  await tags.getByRole('link', { name: 'Level 3-1' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close others' }).click();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Level 3-1']);
  await page.reload();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Level 3-1']);

  await open(page, 'document', 'Embedded document');
  const frame = page.frameLocator('iframe[title="Embedded document"]');
  await expect(frame.getByRole('heading', { name: 'Demo pages' })).toBeInViewport();
  await setHash(page, '/demo/errors/401');
  await expect(main.getByText('401', { exact: true })).toBeVisible();
  await setHash(page, '/demo/errors/404');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
});
