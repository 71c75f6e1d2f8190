import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Language } from '../../packages/contract/src/locales.ts';
import { consoleUrl } from './addresses.ts';
import { openPage, plainAddress } from './kept-pages.ts';
import { anyWords } from './words.ts';

export const luna = 'luna@vitrine.local';
/** What is said for some seconds: a toast has no button, a notification can be closed. */
export const toast = (page: Page) =>
  page.getByRole('status').filter({ hasText: /\S/, hasNot: page.getByRole('button') });
export const notification = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });

/** Opens the menu of the signed-in person. */
export const profile = (page: Page) => page.getByTitle('Account', { exact: true });

/** Keeps what toasts and notifications said on this page: they are gone after seconds, perhaps before a test looks. */
export function recordToasts(): void {
  const sayings: string[] = [];
  Object.assign(window, { sayings });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('[role="status"], [role="alert"]'))
          sayings.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
}
/** The answer to a price that was typed and is kept as a draft. */
export const isPriceDraft = (answer: { url(): string; request(): { method(): string } }) =>
  answer.url().includes('/price-drafts/') && answer.request().method() === 'PUT';
/** Waits until the page has said it, in a toast or a notification. */
export const expectSaid = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { sayings: string[] }).sayings.join('\n')),
    )
    .toContain(words);

/** Goes to a page as a link inside the console does. */
export const setHash = (page: Page, path: string) =>
  page.evaluate((wanted) => window.location.assign(`#${wanted}`), path);

/**
 * Closes the tags of all pages but the one that is shown. Their pages stand hidden in the document, and whatever looks at every
 * element of it takes longer with each of them.
 */
export const closeOtherTags = (page: Page) =>
  page
    .getByRole('navigation', { name: anyWords(({ shell }) => shell.openPages) })
    .getByRole('button')
    .evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons)
        if (!button.parentElement?.querySelector('[aria-current]')) button.click();
    });

export interface Desk {
  page: Page;
  context: BrowserContext;
  close(): Promise<void>;
}

/** Sets the language of a browser that has already had its one reload of the home page, and records its toasts. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.context().addInitScript((chosen) => {
    if (localStorage.getItem('hasHomeReload')) return;
    localStorage.setItem('hasHomeReload', 'true');
    localStorage.setItem('language', chosen);
    localStorage.setItem('languageChosen', 'true');
  }, language);
  await page.context().addInitScript(recordToasts);
}

/** A browser at a desk, in one of the interface languages. */
export async function openDesk(
  browser: Browser,
  language: Language = 'en',
  options: BrowserContextOptions = {},
): Promise<Desk> {
  const desk = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    baseURL: consoleUrl,
    // A popup that still moves while the machine is busy is pressed beside its button.
    reducedMotion: 'reduce',
    ...options,
  });
  await setLanguage(desk.page, language);
  return desk;
}

/** Waits until the guard has let the person in. */
async function arrive(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/#\/(?:login|register)/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The picture with the letters of the form. */
export const captchaPicture = (page: Page): Locator => page.locator('form button img');

/** Types the letters once their picture is there: before that there is nothing to answer. */
async function answerCaptcha(page: Page): Promise<void> {
  await expect(captchaPicture(page)).toBeVisible();
  await page.getByLabel(anyWords(({ signIn }) => signIn.verifyCode)).fill('TEST');
}

/** Fills the login form, in whichever language it is. */
export async function fillSignIn(
  page: Page,
  username: string,
  password = 'vitrine-demo',
): Promise<void> {
  await page.getByLabel(anyWords(({ signIn }) => signIn.emailOrName)).fill(username);
  await page.getByLabel(anyWords(({ signIn }) => signIn.password)).fill(password);
  await answerCaptcha(page);
}

/** Chooses from a list that is searched by typing, as a person does by keyboard. */
export async function chooseOption(list: Locator, words: string): Promise<void> {
  await list.fill(words);
  const id = await list.getAttribute('aria-controls');
  // The library announces to screen readers the options in a list without a size.
  const option = list
    .page()
    .locator(`[id="${id}"]`)
    .getByRole('option', { name: words, includeHidden: true });
  await option.first().waitFor({ state: 'attached' });
  await list.press('Enter');
}

/** Signs in by the form; a path other than the login form's is where the person wanted to go. */
export async function signInByForm(
  page: Page,
  username: string,
  password = 'vitrine-demo',
  path = '/#/login',
): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, username, password);
  await page.keyboard.press('Enter');
  await arrive(page);
}

/** The page to which the login form leads: its parameter `redirect`, or the first page of the user. */
const pathAfterSignIn = (path: string): string => {
  const redirect = /^\/#\/login\?(?:.*&)?redirect=([^&]+)/.exec(path)?.[1];
  return redirect ? `/#${decodeURIComponent(redirect)}` : path.replace(/^\/#\/login.*$/, '/#/');
};

/** Signs in by the API, which takes a fifth of the form's time, and opens the page to which the form would lead from this path. */
export async function signIn(
  page: Page,
  username: string,
  password = 'vitrine-demo',
  path = '/#/login',
): Promise<void> {
  const captcha = (await (await page.request.get('/api/v1/auth/captcha')).json()) as {
    data: { captchaKey: string };
  };
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { username, password, captchaKey: captcha.data.captchaKey, captchaCode: 'TEST' },
  });
  const { data, msg } = (await answer.json()) as {
    data: { tokenType: string; accessToken: string; refreshToken: string } | null;
    msg: string;
  };
  if (!data) throw new Error(`${username} cannot sign in: ${msg}`);
  if (new URL(page.url(), consoleUrl).pathname !== plainAddress) await page.goto(plainAddress);
  await page.evaluate(({ tokenType, accessToken, refreshToken }) => {
    localStorage.setItem('accessToken', `${tokenType} ${accessToken}`);
    localStorage.setItem('refreshToken', refreshToken);
  }, data);
  await page.goto(pathAfterSignIn(path));
  await arrive(page);
}

/** Lets one call be answered as if the sign-in, which counts as a proof for minutes, were long ago. */
export async function forgetRecentProof(page: Page, address: string): Promise<void> {
  const answer = { code: 'proof-needed', msg: 'Please confirm that it is you.', data: null };
  await page.route(address, (route) => route.fulfill({ status: 403, json: answer }), { times: 1 });
}

/** Proves who is there where it is asked for; a wrong password opens nothing. */
export async function authenticateByPassword(page: Page, password = 'vitrine-demo'): Promise<void> {
  const field = page.getByLabel(anyWords(({ account }) => account.authenticateByPassword));
  await field.fill('a guess');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field, 'a sentence says why').toHaveAccessibleDescription(/\p{L}/u);
  await field.fill(password);
  await field.press('Enter');
}

/** The text of a page without its tags. */
const readableText = (html: string): string =>
  html
    .replaceAll(/<(head|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    // The server writes every reserved sign as its number.
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** The newest mail to an address; read without a browser, because a page for it would be a process more: `road.spec.ts` reads one in it. */
export async function readMail(
  to: string,
  subject?: RegExp,
): Promise<{ text: string; links: string[] }> {
  const open = async (path: string) => (await fetch(`${consoleUrl}${path}`)).text();
  let path = '';
  await expect(async () => {
    const mails = [...(await open('/outbox')).matchAll(/<li><a href="([^"]+)">(.*?)<\/li>/g)];
    const newest = mails.find(([, , line = '']) => {
      const text = readableText(line);
      return text.includes(to) && (subject?.test(text) ?? true);
    });
    path = newest?.[1] ?? '';
    expect(path, `a mail to ${to}`).not.toBe('');
  }).toPass();
  const html = await open(path);
  const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    readableText(href),
  );
  return { text: readableText(html), links };
}

/** Logs out by the menu of the signed-in person. */
export async function logOut(page: Page): Promise<void> {
  await profile(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

/** A user whom an operator added sets a password by the mailed link, and signs in, in a browser of its own. */
export async function enterByMail(
  browser: Browser,
  person: { username: string; email: string; password: string },
): Promise<Desk> {
  const { links } = await readMail(person.email);
  const desk = await openDesk(browser);
  await desk.page.goto(links.find((one) => one.includes('mode=password')) ?? '');
  await desk.page.getByLabel('Password', { exact: true }).fill(person.password);
  await desk.page.getByLabel('Confirm password').fill(person.password);
  await desk.page.getByRole('button', { name: 'Save password' }).click();
  await expectSaid(desk.page, 'Saved. Sign in with it now.');
  await signIn(desk.page, person.username, person.password);
  return desk;
}

/** Opens a store as a new creator: e-mail, code from the mail, password, terms. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/#/register');
  await page.getByLabel(anyWords(({ signIn }) => signIn.email)).fill(email);
  await answerCaptcha(page);
  await page.getByRole('button', { name: anyWords(({ signUp }) => signUp.getCode) }).click();
  const { text } = await readMail(email);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  expect(code, 'the mail holds a code').toMatch(/^\d{6}$/);
  await page.getByLabel(anyWords(({ signUp }) => signUp.mailCode)).fill(code);
  await page.getByLabel(anyWords(({ signIn }) => signIn.password)).fill(password);
  await page.getByLabel(anyWords(({ signUp }) => signUp.confirmPassword)).fill(password);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: anyWords(({ signUp }) => signUp.openStoreButton) })
    .click();
  await arrive(page);
}
