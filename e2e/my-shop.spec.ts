import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { expectFits, sheet } from './support/phone.ts';
import { wordsIn } from './support/words.ts';

const isSave = (answer: { url(): string }) => answer.url().endsWith('/store/prices');

test('prices go out to a spreadsheet and in again: a preview of each line, undo, saved together, and in the history of the product', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('theo@vitrine.local', {
    path: '/#/product',
    language: 'es',
  });
  const menu = page.getByRole('button', { name: 'Hoja de cálculo' });
  await menu.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Descargar precios/ }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  const rows = csv.trim().split('\r\n');

  // The file as it is changes nothing.
  await menu.click();
  await page.getByRole('menuitem', { name: /^Pegar o importar/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Precios desde una hoja de cálculo' });
  const upload = (text: string) =>
    drawer
      .getByLabel('Elegir un archivo CSV')
      .setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(csv);
  await expect(drawer).toContainText('Ninguna línea cambia un precio.');
  await expect(drawer).toContainText(`${rows.length - 1} líneas no cambian nada`);
  await expectAccessible(page);

  // Two columns with decimal commas: what changes, what is too low, what nobody sells.
  const skus = rows.slice(1, 4).map((row) => row.split(';')[0] ?? '');
  const field = drawer.getByLabel('SKU o producto, y precio');
  await field.fill(`${skus[0]}\t1.234,50\n${skus[1]}\t0,01\nNADIE-1\t9,90`);
  await expect(drawer.getByText(/^Cambia 1 precio/)).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expect(drawer).toContainText('El precio está por debajo del mínimo');
  await expect(drawer).toContainText('Ningún producto a la venta tiene este SKU o nombre.');
  // What was pasted is still there after a reload.
  await page.reload();
  await menu.click();
  await page.getByRole('menuitem', { name: /^Pegar o importar/ }).click();
  await expect(field).toHaveValue(/1\.234,50/);

  // Staged, undone, staged again and saved.
  const add = () => drawer.getByRole('button', { name: 'Añadir 1 precio a tus cambios' }).click();
  await add();
  const bar = page.getByRole('region', { name: '1 precio cambiado' });
  await expect(bar).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Deshacer' }).click();
  await expect(bar).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: /^Pegar o importar/ }).click();
  await field.fill(`${skus[0]}\t1.234,50`);
  await add();
  await Promise.all([
    page.waitForResponse(isSave),
    bar.getByRole('button', { name: /^Guardar/ }).click(),
  ]);
  await expect(bar).toHaveCount(0);

  // The history of the product says what was changed.
  const name = rows[1]?.split(';')[1] ?? '';
  await page.goto(`/#/product?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).first().click();
  const history = page.getByRole('region', { name: 'Historial de precios' });
  await expect(history.getByRole('listitem').first()).toContainText(/1234,50|1\.234,50/);
  await expect(history.getByRole('listitem').first()).toContainText('Tú');
  await expectAccessible(page);

  // Its picture is looked at in large.
  const { products } = wordsIn('es');
  await page
    .getByRole('dialog', { name })
    .getByRole('img', { name: `${name} 1` })
    .click();
  const smaller = page.getByRole('button', { name: products.zoomOut });
  await expect(smaller).toBeDisabled();
  const viewer = page.getByRole('dialog').filter({ has: smaller });
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.getByRole('img', { name: `${name} ${place}` })).toBeVisible();
  }
  await page.getByRole('button', { name: products.zoomIn, exact: true }).click();
  await expect(smaller).toBeEnabled();
  watch.done();
});

test('on the phone pictures are enlarged, the history is read and prices are pasted', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('theo@vitrine.local', {
    path: '/#/login?redirect=%2Fproducts',
    language: 'zh-cn',
    phone: true,
  });
  await page.getByRole('button', { name: '电子表格' }).click();
  await sheet(page).getByLabel('SKU 或商品，以及价格').fill('NOBODY\t9.90');
  await expect(sheet(page)).toContainText('在售商品中没有此 SKU 或名称。');
  await expectFits(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);

  await page
    .getByRole('list', { name: '商品' })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^(?!详情|降低|提高|.*售价)/ })
    .first()
    .click();
  await expect(sheet(page).getByRole('region', { name: '价格记录' })).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^放大查看/ })
    .first()
    .click();
  const picture = sheet(page).getByRole('region').getByRole('img');
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await sheet(page).getByRole('button', { name: '放大', exact: true }).click();
  await expect.poll(width).toBeCloseTo(before * 2, -1);
  await sheet(page).getByRole('button', { name: '下一张' }).click();
  await expect(sheet(page)).toContainText('第 2 张');
  await expect.poll(width).toBeCloseTo(before, -1);
  await expectFits(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet(page).getByRole('region', { name: '价格记录' })).toBeVisible();
  watch.done();
});

/** Chooses a file, and uses the part of the picture that is proposed. */
async function addPicture(place: Locator, file: string): Promise<void> {
  const page = place.page();
  await place.setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/files') && answer.ok());
  await dialog.getByRole('button', { name: 'Use this part', disabled: false }).click();
  await sent;
  await expect(dialog).toHaveCount(0);
}

test('an owner crops, orders and links the pictures of the first page, and buyers see them; the phone puts them in another order', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('bea@vitrine.local', {
    path: '/#/store?edit=pictures',
  });
  const place = (index: number) => page.getByLabel(`Carousel picture ${index}: Choose a picture`);
  // The message of the specification, before anything is sent.
  const large = {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  };
  await place(1).setInputFiles(large);
  await expectSaid(page, 'The size of the uploaded image cannot exceed 2M');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await place(1).setInputFiles('docs/pictures/orders-desktop.webp');
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByLabel('Zoom').fill('2');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Gone, not only closed by the browser: it would take the next picture with it.
  await expect(
    page.getByRole('dialog', { name: 'Crop the picture', includeHidden: true }),
  ).toHaveCount(0);
  await addPicture(place(1), 'docs/pictures/orders-desktop.webp');
  await addPicture(place(2), 'docs/pictures/products-desktop.webp');
  const rows = page.getByRole('list', { name: 'Carousel' }).getByRole('listitem');
  const pictureOf = (index: number) =>
    page.getByRole('img', { name: `Carousel picture ${index}` }).getAttribute('src');
  const [first, second] = [await pictureOf(1), await pictureOf(2)];

  // The part has the proportions of its place.
  const shape = await page
    .getByRole('img', { name: 'Carousel picture 1' })
    .evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight);
  expect(shape).toBeCloseTo(16 / 7, 1);

  // By keyboard, and back by dragging.
  const handle = (index: number) =>
    page.getByRole('button', { name: `Move picture ${index}`, exact: true });
  await handle(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => pictureOf(1)).toBe(second);
  await expect(handle(1)).toBeFocused();
  await handle(1).dragTo(handle(2));
  await expect.poll(() => pictureOf(1)).toBe(first);

  // One leads to a product, the other to a category.
  await page.getByLabel('Picture 1 leads to').selectOption('A product');
  await page.getByLabel('Find a product').fill('b');
  const found = rows.first().getByRole('listitem').first().getByRole('button');
  const name = (await found.innerText()).split('\n')[0] ?? '';
  await found.click();
  await expect(rows.first()).toContainText(name);
  await page.getByLabel('Picture 2 leads to').selectOption({ label: 'Home & living' });
  // The face, two pictures of the first page, and four products.
  await expect(
    page.getByRole('complementary', { name: 'How buyers see it' }).locator('img[src*="/files/"]'),
  ).toHaveCount(7);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);

  // The page of products has the banner with the carousel as well.
  await setHash(page, '/product');
  const banner = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'Edit banner' }) });
  await expect(banner).toContainText('Bea');
  await expect(banner).toHaveCSS('background-image', /\/files\//);
  await expect(banner.locator('img'), 'the face, and two of the carousel').toHaveCount(3);
  await setHash(page, '/store');

  const address = (await page.getByRole('link', { name: 'Open store' }).getAttribute('href')) ?? '';
  const buyer = await page.context().newPage();
  const slides = buyer.getByRole('region', { name: 'From the store' }).getByRole('link');
  await expect(async () => {
    await buyer.goto(`${address}/en`);
    await expect(slides).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(slides.nth(1)).toHaveAccessibleName('Home & living');
  await slides.first().click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(name);
  watch.done();

  // On the phone the second comes first, and the other is removed.
  const phone = await withSignedIn('bea@vitrine.local', {
    path: '/#/login?redirect=%2Fstore%3Fedit%3Dpictures',
    phone: true,
  });
  await sheet(phone.page).getByRole('button', { name: 'Move picture 2 up' }).click();
  await sheet(phone.page).getByRole('button', { name: 'Remove picture 2' }).click();
  await expectFits(phone.page);
  await expectAccessible(phone.page);
  await sheet(phone.page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(phone.page)).toHaveCount(0);
  await expect(async () => {
    await buyer.goto(`${address}/en`);
    await expect(slides).toHaveCount(1, { timeout: 500 });
    await expect(slides.first()).toHaveAccessibleName('Home & living');
  }).toPass();
  phone.watch.done();
});
