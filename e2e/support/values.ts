import type { Locator, Page } from '@playwright/test';

/** The value beside its name in a list of terms (`<dl>`). */
export const definitionOf = (scope: Page | Locator, name: string): Locator =>
  scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** A table row's cell below the heading of this name. */
export async function cellOf(row: Locator, heading: string): Promise<Locator> {
  const headings = await row.page().getByRole('columnheader').allInnerTexts();
  const place = headings.map((text) => text.trim()).indexOf(heading);
  if (place < 0) throw new Error(`No column “${heading}” among ${headings.join(', ')}`);
  return row.locator('xpath=*').nth(place);
}
