import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectSaid } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { expectFits } from './support/phone.ts';

const film = 'apps/server/demo/films/out/three-lights.webm';
const chapters = (page: Page) => page.getByRole('region', { name: 'Chapters' });
const currentTime = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('an owner takes a course half on the desktop and ends it on the phone', async ({
  withSignedIn,
}) => {
  const desk = await withSignedIn('theo@vitrine.local', { path: '/#/login?redirect=%2Fcourse' });
  await desk.page.getByRole('combobox', { name: 'Platform' }).click();
  await desk.page.getByTitle('YouTube', { exact: true }).click();
  await expect(desk.page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await desk.page.getByRole('combobox', { name: 'Platform' }).click();
  await desk.page.getByTitle('TikTok', { exact: true }).click();
  await desk.page.getByRole('link', { name: 'Short video from zero' }).click();
  await expect(desk.page.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await desk.page.getByRole('button', { name: 'Fold all' }).click();
  await expect(chapters(desk.page).getByRole('link')).toHaveCount(0);
  await desk.page.getByRole('button', { name: 'Expand all' }).click();
  const lectures = await chapters(desk.page).getByRole('link').count();
  expect(lectures).toBeGreaterThan(3);
  await desk.page.getByRole('link', { name: 'Start' }).click();

  // The first lecture is a film: it plays with captions, and its position is kept when it stops.
  const video = desk.page.locator('video');
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
  });
  await expect.poll(() => currentTime(desk.page)).toBeGreaterThan(2);
  expect(
    await video.evaluate(
      (player: HTMLVideoElement) =>
        [...player.textTracks].find(({ mode }) => mode === 'showing')?.language,
    ),
  ).toBe('en');
  const kept = desk.page.waitForResponse(/\/progress$/);
  await video.evaluate((player: HTMLVideoElement) => player.pause());
  expect((await kept).status()).toBe(200);
  await expectAccessible(desk.page);
  const second = chapters(desk.page).getByRole('link').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await desk.page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(second.getByRole('img', { name: 'Completed' })).toBeVisible();

  const phone = await withSignedIn('theo@vitrine.local', {
    path: '/#/login?redirect=%2Fcourse',
    phone: true,
  });
  await phone.page.getByRole('link', { name: 'Short video from zero' }).click();
  await expect(phone.page.getByText(`1 of ${lectures} completed`)).toBeVisible();
  await expect(phone.page.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await phone.page.getByRole('button', { name: 'Fold all' }).click();
  await expect(chapters(phone.page).getByRole('link')).toHaveCount(0);
  await phone.page.getByRole('button', { name: 'Expand all' }).click();
  await expect(chapters(phone.page).getByRole('link')).toHaveCount(lectures);
  await chapters(phone.page).getByRole('link').first().click();
  await expect.poll(() => currentTime(phone.page)).toBeGreaterThan(1);
  await expectAccessible(phone.page);
  await expectFits(phone.page);
  // Its end completes it.
  await phone.page.locator('video').evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    player.currentTime = player.duration - 0.5;
    await player.play();
  });
  await expect(phone.page.getByRole('button', { name: 'Not completed yet' })).toBeVisible();
  for (let number = 2; number < lectures; number += 1) {
    await chapters(phone.page).getByRole('link').nth(number).click();
    await phone.page.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(phone.page.getByRole('button', { name: 'Not completed yet' })).toBeVisible();
  }
  await expect(phone.page.getByText('You have completed this course.')).toBeVisible();
  phone.watch.done();

  // What the phone completed is completed at the desk as well.
  await desk.page.reload();
  await expect(chapters(desk.page).getByRole('img', { name: 'Completed' })).toHaveCount(lectures);
});

test('an operator writes a course with a film, puts it in order, publishes it, and takes it back while it is read', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('admin', {
    path: '/#/login?redirect=%2Foperations%2Fcourses',
  });
  await page.getByRole('button', { name: 'New course' }).click();
  const form = page.getByRole('dialog', { name: 'New course' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByRole('textbox', { name: 'Title' }).first(),
    'a course needs a title',
  ).toBeFocused();
  await form.getByRole('textbox', { name: 'Title' }).first().fill('Packing with care');
  await form.getByRole('textbox', { name: 'Summary' }).first().fill('Boxes, paper and a note.');
  await form.locator('input[type="file"]').setInputFiles('docs/pictures/home-mobile.webp');
  await expect(form.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Packing with care' })).toBeVisible();

  for (const chapter of ['Boxes', 'Notes']) {
    await page.getByRole('button', { name: 'New chapter' }).click();
    const dialog = page.getByRole('dialog', { name: 'New chapter' });
    await dialog.getByRole('textbox', { name: 'Title' }).first().fill(chapter);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'needs a lecture');

  await page.getByRole('button', { name: 'New lecture: Boxes' }).click();
  const lecture = page.getByRole('dialog', { name: 'New lecture' });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await lecture.getByRole('combobox', { name: 'Kind' }).press(key);
  await lecture.locator('input[type="file"]').first().setInputFiles('README.md');
  await expect(lecture.getByRole('alert')).toContainText('Choose an MP4 or WebM file');
  await lecture.getByRole('button', { name: 'Cancel upload' }).click();
  await lecture.locator('input[type="file"]').first().setInputFiles(film);
  await expect(lecture.getByRole('link', { name: 'three-lights.webm' })).toBeVisible();
  await lecture.getByRole('textbox', { name: 'Title' }).first().fill('How to fold');
  await lecture.getByRole('button', { name: 'Save' }).click();
  await expect(lecture).toHaveCount(0);

  await page.getByRole('button', { name: 'New lecture: Notes' }).click();
  await lecture.getByRole('textbox', { name: 'Title' }).first().fill('Say thank you');
  const text = lecture.getByRole('textbox', { name: 'Text (English)' });
  await text.pressSequentially('Three words are ');
  await lecture.getByRole('button', { name: 'Bold' }).first().click();
  await text.pressSequentially('enough');
  await lecture.getByRole('button', { name: 'Save' }).click();
  await expect(lecture).toHaveCount(0);
  await page.getByRole('button', { name: 'Move up: Say thank you' }).click();
  await expect(page.getByRole('button', { name: 'Move up: Say thank you' })).toBeVisible();
  await page.getByRole('button', { name: 'Move up: Notes' }).click();
  await expect(page.getByRole('button', { name: 'Move up: Notes' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'The course is published.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(chapters(page).getByRole('link')).toHaveText([/How to fold/, /Say thank you/]);

  const reader = await withSignedIn('marlo@vitrine.local', { path: '/#/login?redirect=%2Fcourse' });
  await reader.page.getByRole('link', { name: 'Packing with care' }).click();
  await chapters(reader.page)
    .getByRole('link', { name: /Say thank you/ })
    .click();
  await expect(reader.page.locator('strong')).toHaveText('enough');
  await page.goBack();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Unpublish' }).click();
  await expectSaid(page, 'Owners do not see the course any more.');
  await reader.page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(reader.page.getByText('This course is not available any more.')).toBeVisible();
});
