import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openDesk, signIn } from './support/console.ts';
import { expectFits, openOwnersPhone, sheet } from './support/phone.ts';
import { watchPage } from './support/watch.ts';

const isSave = (answer: { url(): string }) => answer.url().endsWith('/store/prices');

test('prices go out to a spreadsheet and in again: a preview of each line, undo, saved together, and in the history of the product', async ({
  browser,
}) => {
  const desk = await openDesk(browser, 'es');
  const { page } = desk;
  const watch = watchPage(page);
  await signIn(page, 'theo@vitrine.local');
  await page.goto('/#/product');
  const menu = page.getByRole('button', { name: 'Hoja de cálculo' });
  await menu.click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^Descargar precios/ }).click()]);
  const csv = await readFile(await file.path(), 'utf8');
  const rows = csv.trim().split('\r\n');

  // The file as it is changes nothing.
  await menu.click();
  await page.getByRole('menuitem', { name: /^Pegar o importar/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Precios desde una hoja de cálculo' });
  const upload = (text: string) =>
    drawer.getByLabel('Elegir un archivo CSV').setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(csv);
  await expect(drawer).toContainText('Ninguna línea cambia un precio.');
  await expect(drawer).toContainText(`${rows.length - 1} líneas no cambian nada`);
  await expectAccessible(page);

  // Two columns with decimal commas: what changes, what is too low, what nobody sells.
  const skus = rows.slice(1, 4).map((row) => row.split(',')[0] ?? '');
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
  await Promise.all([page.waitForResponse(isSave), bar.getByRole('button', { name: /^Guardar/ }).click()]);
  await expect(bar).toHaveCount(0);

  // The history of the product says what was changed.
  const name = rows[1]?.split(',')[1] ?? '';
  await page.goto(`/#/product?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).first().click();
  const history = page.getByRole('region', { name: 'Historial de precios' });
  await expect(history.getByRole('listitem').first()).toContainText(/1234,50|1\.234,50/);
  await expect(history.getByRole('listitem').first()).toContainText('Tú');
  await expectAccessible(page);
  watch.done();
  await desk.close();
});

test('on the phone pictures are enlarged, the history is read and prices are pasted', async ({ browser }) => {
  const { page, watch, close } = await openOwnersPhone(browser, undefined, 'zh-cn');
  await signIn(page, 'theo@vitrine.local', 'vitrine-demo', '/#/login?redirect=%2Fproducts');
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
  await close();
});
