import { expect, type Page } from '@playwright/test';
import type { Language } from '../../packages/contract/src/locales.ts';
import { wordsIn } from './words.ts';

/** An operator sends the whole order in one parcel, and says that it arrived. */
export async function deliver(page: Page, number: string, language: Language): Promise<void> {
  const { operations, orders } = wordsIn(language);
  await page.goto(`/#/operations/orders?order=${number}`);
  const drawer = page.getByRole('dialog', { name: number });
  await drawer.getByLabel(operations.carrier).fill('DHL');
  await drawer.getByLabel(operations.tracking).fill('JD0146 0000 9911');
  await drawer.getByRole('button', { name: operations.ship, exact: true }).click();
  const parcel = drawer.getByRole('list', { name: orders.parcels }).getByRole('listitem');
  await parcel.getByRole('button', { name: operations.markDelivered }).click();
  await page.getByRole('tooltip').getByRole('button', { name: operations.markDelivered }).click();
  await expect(parcel.getByRole('button')).toHaveCount(0);
}
