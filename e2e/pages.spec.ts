import { test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { type Look, tourConsole, tourMobile, tourStorefront, type Wish } from './support/tours.ts';
import { expectWhole } from './support/whole.ts';

/** Every page once in each of the three languages that no journey uses; axe looks at two of them. */
const tours: readonly (Wish & { scope?: 'everything' | 'colours' })[] = [
  { language: 'es', locale: 'es-ES', country: 'ES', theme: 'light', scope: 'everything' },
  { language: 'pt', locale: 'pt-BR', country: 'BR', theme: 'dark', scope: 'colours' },
  { language: 'fr', locale: 'fr-FR', country: 'FR', theme: 'light' },
];
// The tours are the longest tests: each server takes the next.
test.describe.configure({ mode: 'parallel' });
const signIn = ['/login', '/login?mode=forgot', '/register'];

for (const { scope, ...wish } of tours) {
  const look: Look = async (page, within) => {
    await expectWhole(page, wish.locale);
    if (scope) await expectAccessible(page, scope, within);
  };
  test(`every page opens whole in ${wish.language}${scope ? `, accessible in the ${wish.theme} theme` : ''}`, async ({ browser }) => {
    // Two pages at a time: one waits for its server while the other is measured.
    await Promise.all([
      tourConsole(browser, wish, 'luna@vitrine.local', signIn, look).then(() => tourMobile(browser, wish, look)),
      tourConsole(browser, wish, 'admin', [], look).then(() => tourStorefront(browser, wish, look)),
    ]);
  });
}
