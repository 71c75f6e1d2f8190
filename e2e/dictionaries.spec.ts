import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';

test('a label that an operator changes in one language is seen in an open browser without a reload', async ({
  withSignedIn,
}) => {
  const reader = await withSignedIn('kira@vitrine.local', {
    path: '/#/login?redirect=%2Fnotices',
    language: 'es',
  });
  const rows = reader.page.getByRole('row');
  await expect(rows.filter({ hasText: 'Noticias' }).first()).toBeVisible();

  const { page } = await withSignedIn('admin', {
    path: '/#/login?redirect=%2Fsystem%2Fdictionaries',
  });
  await page.getByRole('button', { name: 'Notice type', exact: true }).click();
  const entries = page.getByRole('dialog', { name: 'Notice type' });
  for (const label of ['Actualidad de la plataforma', 'Noticias']) {
    await entries.getByRole('button', { name: 'Edit: Company news' }).click();
    const form = page.getByRole('dialog', { name: 'Edit entry' });
    await form.getByRole('textbox', { name: 'Español' }).fill(label);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(
      rows.filter({ hasText: label }).first(),
      'the other browser shows it',
    ).toBeVisible();
    await expect(
      entries.getByRole('row').filter({ hasText: 'Company news' }),
      'English is as it was',
    ).toBeVisible();
  }
});
