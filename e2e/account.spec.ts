import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { mobileUrl } from './support/addresses.ts';
import { fillSignIn, openDesk, readMail, register, setHash } from './support/console.ts';
import { expectFits, openOwnersPhone } from './support/phone.ts';
import { watchPage } from './support/watch.ts';
import { filled, wordsIn } from './support/words.ts';

const person = 'leaving@example.com';
const password = 'lanterns over the harbour';
const card = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a person changes the picture, downloads the data, asks for the deletion and keeps the account on the phone', async ({
  browser,
}) => {
  const { account, crop, personalData } = wordsIn('en');
  const { page, close } = await openDesk(browser);
  const watch = watchPage(page);
  await register(page, person, password);
  await page.goto('/#/profile');

  const you = card(page, account.you);
  const chooser = you.locator('input[type="file"]');
  await chooser.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expect(you.getByRole('alert')).toHaveText(account.pictureTooLarge);
  await chooser.setInputFiles('docs/pictures/home-mobile.webp');
  await expect(you.getByRole('alert')).toHaveCount(0);
  const cropping = page.getByRole('dialog', { name: crop.title });
  await cropping.getByRole('button', { name: crop.use }).click();
  await expect(you.locator('img')).toHaveAttribute('src', /\/files\//);
  const shape = () =>
    you
      .locator('img')
      .evaluate(
        (picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight] as const,
      );
  // Out of a tall picture a square one was made.
  await expect
    .poll(async () => ((size) => size[0] > 0 && size[0] === size[1])(await shape()))
    .toBe(true);

  await card(page, personalData.title).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: personalData.title })).toBeVisible();
  await expect(card(page, personalData.storedTitle).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  const copy = card(page, personalData.exportTitle);
  await copy.getByRole('button', { name: personalData.exportAsk }).click();
  const downloading = page.waitForEvent('download');
  await copy.getByRole('button', { name: personalData.exportDownload }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.zip$/);
  // A ZIP file names its files in plain letters.
  const archive = await readFile(await download.path());
  for (const name of ['README.txt', 'account.json', 'store.json', 'orders.csv', 'pictures/'])
    expect(archive.includes(name), name).toBe(true);
  await readMail(person, /Your data is ready/);

  const leaving = card(page, personalData.deleteTitle);
  await leaving.getByRole('button', { name: personalData.deleteAction }).click();
  const field = leaving.getByLabel(personalData.deleteEmail);
  await expect(field).toBeFocused();
  await field.fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect(leaving.getByRole('alert')).toHaveText(personalData.deleteEmailWrong);
  await expect(field).toBeFocused();
  await field.fill(person);
  await page.keyboard.press('Enter');
  const proof = leaving.getByLabel(account.authenticateByPassword, { exact: true });
  // A refused call is an error in the browser's console.
  watch.done();
  await proof.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(leaving.getByRole('alert')).toBeVisible();
  await expect(proof).toBeFocused();
  await proof.fill(password);
  await page.keyboard.press('Enter');
  await expect(leaving.getByText(filled(personalData.waitingTitle))).toBeVisible();
  await expectAccessible(page);
  const mail = await readMail(person, /Your account will be deleted/);
  const keep = new URL(mail.links.find((link) => link.includes('section=data')) ?? '');
  await close();

  const spanish = wordsIn('es').personalData;
  const phone = await openOwnersPhone(browser, { width: 360, height: 740 }, 'es');
  await phone.page.goto(`${mobileUrl}/${keep.hash}`);
  // As the switch of the sign-in page keeps it: this choice goes to the account, which was opened in English.
  await phone.page.evaluate(() =>
    localStorage.setItem('pendingChoices', JSON.stringify({ language: 'es' })),
  );
  await fillSignIn(phone.page, person, password);
  await phone.page.keyboard.press('Enter');
  const waiting = card(phone.page, spanish.deleteTitle);
  await expect(waiting.getByText(filled(spanish.waitingTitle))).toBeVisible();
  await expectFits(phone.page);
  await expectAccessible(phone.page);
  await waiting.getByRole('button', { name: spanish.keep }).click();
  await expect(waiting.getByRole('button', { name: spanish.deleteAction })).toBeVisible();
  // The profile itself is there as well.
  await setHash(phone.page, '/profile');
  const profile = card(phone.page, wordsIn('es').account.you);
  await expect(profile).toContainText(person);
  await expect(profile.locator('img')).toHaveAttribute('src', /\/files\//);
  phone.watch.done();
  await phone.close();
});
