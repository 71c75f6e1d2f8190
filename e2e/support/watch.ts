import { expect, type Page } from '@playwright/test';

/** Collects what a page complains about; `done` fails the journey when there was anything. */
export function watchPage(page: Page): { done(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return {
    done: () => expect(complaints, 'the browser console').toEqual([]),
  };
}
