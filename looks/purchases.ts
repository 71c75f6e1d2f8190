import type { Browser, Page } from '@playwright/test';
import { approve, goToBank, storeWords } from '../e2e/support/buyer.ts';
import { luna, openDesk, signIn } from '../e2e/support/console.ts';
import { deliver } from '../e2e/support/delivery.ts';
import { wordsIn } from '../e2e/support/words.ts';
import type { Orders } from './comparison/scenes.ts';
import type { Bought } from './pages.ts';

const product = '/s/casa-luna/en/p/luna-stoneware-teapot';
const pathOf = (page: Page) => new URL(page.url()).pathname;
const secretIn = (page: Page) => pathOf(page).split('/').at(-1) ?? '';
const numberOn = async (page: Page) =>
  /VT-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';

/** The secret of the link for paying, which the owner copies from the order. */
async function readPayToken(page: Page, number: string): Promise<string> {
  let token = '';
  const answered = page.waitForResponse(async (response) => {
    // Not every answer has a body that can still be read.
    const text = /\/orders\//.test(response.url()) ? await response.text().catch(() => '') : '';
    token ||= /"payUrl":"[^"]*\/pay\/([\w-]{32})/.exec(text)?.[1] ?? '';
    return token !== '';
  });
  await page.goto(`/#/order?order=${number}`);
  await answered;
  return token;
}

/** An account on its way to the bank: linking is begun and left open. */
async function beginLink(page: Page): Promise<string> {
  await page.goto('/#/payment');
  await page.getByRole('button', { name: wordsIn('en').paymentAccount.linkAnother }).click();
  await page.waitForURL(/\/link\//);
  return pathOf(page);
}

/** An order that an operator delivers: the secrets of the invitation to review it and of the request to return it. */
async function buyDelivered(buyer: Page): Promise<Pick<Bought, 'reviewToken' | 'returnToken'>> {
  const email = 'looks-delivered@example.com';
  await buyer.goto(product);
  await goToBank(buyer, email);
  await deliver(await approve(buyer));
  await buyer.reload();
  const toReview = await buyer.locator('a[href*="/review/"]').first().getAttribute('href');
  const toReturn = await buyer.locator('a[href*="/return/"]').first().getAttribute('href');
  const secretOf = (address: string | null | undefined) => {
    const secret = /\/(?:review|return)\/([\w-]+)/.exec(address ?? '')?.[1];
    if (!secret) throw new Error(`No secret of a review or a return in “${address}”`);
    return secret;
  };
  return { reviewToken: secretOf(toReview), returnToken: secretOf(toReturn) };
}

export async function putIntoCart(page: Page): Promise<void> {
  await page.goto(product);
  await page.getByRole('button', { name: storeWords((texts) => texts.product.add) }).click();
  await page.waitForURL(/\/cart/);
}

/** Buys an order that is paid and one that is delivered, for the comparison of pictures. */
export async function buyToCompare(browser: Browser, storeUrl: string): Promise<Orders> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: storeUrl,
  });
  const page = await context.newPage();
  await page.goto(product);
  await goToBank(page, 'maya.torres@example.com');
  await approve(page);
  const paid = secretIn(page);
  const { reviewToken: review } = await buyDelivered(page);
  const delivered = secretIn(page);
  await context.close();
  return { paid, delivered, review };
}

/** Buys something, so that there is an order to look at, and leaves another purchase at the bank; the whole walk sees more of the bank. */
export async function buyToLookAt(
  browser: Browser,
  storeUrl: string,
  isWhole: boolean,
): Promise<Bought> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: storeUrl,
  });
  const page = await context.newPage();
  await page.goto('/s/casa-luna/en');
  const category =
    (await page.locator('a[href*="/c/"]').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  const bankPaths: string[] = [];
  if (isWhole) {
    await page.goto(product);
    await goToBank(page, 'looks-declined@example.com');
    bankPaths.push(pathOf(page));
    await page.locator('button[value="decline"]').click();
    await page.waitForURL(/\/order\//);
  }
  await page.goto(product);
  await goToBank(page, 'looks@example.com');
  bankPaths.push(pathOf(page));
  const number = await approve(page);
  const token = secretIn(page);
  // The journeys of reviews and returns look at these forms; without secrets their addresses open a page that says so.
  const delivered = isWhole ? await buyDelivered(page) : { reviewToken: token, returnToken: token };
  // The last purchase: a later one of the same browser would take the place of this one, as nobody has paid it.
  await page.goto(product);
  await goToBank(page, 'looks-waiting@example.com');
  bankPaths.push(pathOf(page), `${pathOf(page)}/challenge`);
  const waiting = await numberOn(page);
  await context.close();

  const desk = await openDesk(browser);
  await signIn(desk.page, luna);
  const payToken = await readPayToken(desk.page, waiting);
  if (isWhole) bankPaths.push(await beginLink(desk.page));
  await desk.close();
  return { number, token, category, payToken, ...delivered, bankPaths };
}
