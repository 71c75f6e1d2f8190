import { expect, type Page } from '@playwright/test';

interface Complaint {
  text: string;
  /** Where it comes from. */
  url: string;
  /** The page that was open at the time. */
  pageUrl: string;
}

/** Collects errors and warnings in the browser's console from now on; who reads the list may empty it. */
export function collectComplaints(page: Page): Complaint[] {
  const complaints: Complaint[] = [];
  page.on('console', (message) => {
    // Said by Playwright where the journeys keep the phone's worker out.
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push({
        text: `${message.type()}: ${message.text()}`,
        url: message.location().url,
        pageUrl: page.url(),
      });
  });
  page.on('pageerror', (error) =>
    complaints.push({ text: `exception: ${error.message}`, url: '', pageUrl: page.url() }),
  );
  return complaints;
}

/**
 * Collects what a page complains about; `done` fails the journey when there was anything but a call that the server refused on purpose,
 * which every browser notes.
 */
export function watchPage(page: Page): { done(refused?: RegExp): void } {
  const complaints = collectComplaints(page);
  return {
    done: (refused) =>
      expect(
        complaints
          .map(({ text, url }) => `${text} ${url}`.trim())
          .filter((complaint) => !refused?.test(complaint)),
        'the browser console',
      ).toEqual([]),
  };
}
