import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Language } from '../../packages/contract/src/locales.ts';
import { openDesk, signIn } from './console.ts';
import { openOwnersPhone } from './phone.ts';
import { watchPage } from './watch.ts';

interface SignedIn {
  page: Page;
  watch: ReturnType<typeof watchPage>;
  /** Only where the journey goes on without this browser: all are closed at its end. */
  close(): Promise<void>;
}

interface Options {
  /** Where the person goes: the home page of the account unless it is given. */
  path?: string;
  password?: string;
  language?: Language;
  /** A phone instead of a desk: true, or the size of its screen. */
  phone?: true | { width: number; height: number };
  context?: BrowserContextOptions;
}

interface Fixtures {
  /** Opens a browser, signs an account in by the API, and closes the browser at the end of the journey. */
  withSignedIn(account: string, options?: Options): Promise<SignedIn>;
}

export const test = base.extend<Fixtures>({
  async withSignedIn({ browser, serviceWorkers }, use) {
    const closings: (() => Promise<void>)[] = [];
    await use(async (account, { path, password, language, phone, context } = {}) => {
      const opened = phone
        ? await openOwnersPhone(browser, phone === true ? undefined : phone, language, {
            serviceWorkers,
          })
        : await openDesk(browser, language, { serviceWorkers, ...context });
      let closed: Promise<void> | undefined;
      const close = () => {
        closed ??= opened.close();
        return closed;
      };
      closings.push(close);
      const { page } = opened;
      const watch = 'watch' in opened ? opened.watch : watchPage(page);
      await signIn(page, account, password, path);
      return { page, watch, close };
    });
    for (const close of closings) await close();
  },
});
