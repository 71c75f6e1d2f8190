import type { Locator, Page } from '@playwright/test';
import { pageTexts } from '../../packages/sandbox-bank/src/page.texts.ts';
import { filled } from './words.ts';

const named = (key: keyof typeof pageTexts) => filled(...Object.values(pageTexts[key]));

/** A button or a field of the bank's pages, in whichever language they are. */
export const bankButton = (page: Page, key: keyof typeof pageTexts): Locator => page.getByRole('button', { name: named(key) });
export const bankField = (page: Page, key: keyof typeof pageTexts): Locator => page.getByLabel(named(key));
