import type { Locator, Page } from '@playwright/test';
import { type PageText, pageTexts } from '../../packages/sandbox-bank/src/page-texts.ts';
import { filled } from './words.ts';

const named = (key: PageText) => filled(...Object.values(pageTexts).map((texts) => texts[key]));

/** A button or a field of the bank's pages, in whichever language they are. */
export const bankButton = (page: Page, key: PageText): Locator =>
  page.getByRole('button', { name: named(key) });
export const bankField = (page: Page, key: PageText): Locator => page.getByLabel(named(key));
