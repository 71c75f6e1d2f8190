import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bankButton } from '../e2e/support/bank.ts';
import { approve, goToBank, openPhone } from '../e2e/support/buyer.ts';
import { luna, openDesk, signIn } from '../e2e/support/console.ts';
import { openOwnersPhone } from '../e2e/support/phone.ts';
import { settle } from '../e2e/support/whole.ts';
import { ensureBrowser } from './browser.mjs';

/**
 * The pictures of docs/spec, taken from a running server whose four ports E2E_PORTS names (`playwright.config.ts` has its settings).
 * With words, only pictures whose name has one of them.
 */
const folder = path.resolve(import.meta.dirname, '../docs/spec/pictures');
const wanted = process.argv.slice(2);
const widthOf = { desktop: 960, phone: 390, storefront: 390 } as const;
type App = keyof typeof widthOf;

interface Screen {
  name: string;
  desktop?: string;
  phone?: string;
  /** What is pressed on the desktop to open a layer. */
  presses?: readonly string[];
  /** What its sentence names lies further down: the height of the phone, and the part of the desktop that is scrolled to. */
  phoneHeight?: number;
  scrollsTo?: string;
}

const signedOut: readonly Screen[] = [
  { name: 'login', desktop: '/login', phone: '/login', phoneHeight: 960 },
  { name: 'register', desktop: '/register', phone: '/register', phoneHeight: 1080 },
  {
    name: 'authorize',
    desktop: '/authorize?ticket=none-that-was-given',
    phone: '/authorize?ticket=none-that-was-given',
  },
];
const owners: readonly Screen[] = [
  { name: 'home', desktop: '/index', phone: '/home', phoneHeight: 1400 },
  { name: 'orders', desktop: '/order', phone: '/tableme' },
  { name: 'products', desktop: '/product', phone: '/products' },
  { name: 'revenue', desktop: '/revenue', phone: '/earnings' },
  { name: 'redirect', desktop: '/redirect/share', phone: '/redirect/share' },
  { name: 'unauthorised', desktop: '/401', phone: '/401' },
  { name: 'not-found', desktop: '/404', phone: '/404' },
  { name: 'shop', desktop: '/store', phone: '/store?edit=pictures', scrollsTo: 'text=Carousel' },
  { name: 'course', desktop: '/course/1', phone: '/course/1', phoneHeight: 1000 },
  { name: 'notices', desktop: '/notices', phone: '/notices' },
  { name: 'profile', desktop: '/profile', phone: '/profile' },
  {
    name: 'switchers',
    desktop: '/index',
    phone: '/me',
    presses: ['.top-tools button >> nth=0'],
    phoneHeight: 1200,
  },
  { name: 'account-menu', desktop: '/index', presses: ['[title="Account"]'] },
];
const operators: readonly Screen[] = [
  { name: 'menus', desktop: '/system/menus' },
  { name: 'notice-list', desktop: '/system/notices' },
  { name: 'users', desktop: '/system/users' },
  { name: 'roles', desktop: '/system/roles' },
  { name: 'departments', desktop: '/system/departments' },
  { name: 'dictionaries', desktop: '/system/dictionaries' },
  { name: 'configs', desktop: '/system/config' },
  { name: 'system-log', desktop: '/system/logs' },
  { name: 'codegen', desktop: '/tools/codegen' },
  { name: 'platform-dashboard', desktop: '/index' },
  { name: 'demo-pages', desktop: '/demo/crud' },
];

/** The window as a small WebP, drawn by the browser itself. */
async function take(page: Page, name: string, app: App): Promise<void> {
  if (wanted.length && !wanted.some((word) => name.includes(word))) return;
  await settle(page);
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const drawer = await page.context().newPage();
  const encoded = await drawer.evaluate(
    async ([png, width]) => {
      const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const canvas = new OffscreenCanvas(
        width,
        Math.round((picture.height * width) / picture.width),
      );
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [shot, widthOf[app]] as const,
  );
  await drawer.close();
  writeFileSync(path.join(folder, `${name}-${app}.webp`), Buffer.from(encoded, 'base64'));
}

async function takeAll(
  page: Page,
  screens: readonly Screen[],
  app: 'desktop' | 'phone',
): Promise<void> {
  for (const { name, presses = [], phoneHeight = 844, scrollsTo, ...at } of screens) {
    const address = at[app];
    if (address === undefined) continue;
    if (app === 'phone') await page.setViewportSize({ width: 390, height: phoneHeight });
    await page.goto(`/#${address}`);
    await settle(page);
    if (app === 'desktop')
      for (const selector of presses) await page.locator(selector).first().click();
    if (app === 'desktop' && scrollsTo)
      await page
        .locator(scrollsTo)
        .first()
        .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await take(page, name, app);
  }
}

/** An order for oneself, whose payment is due. */
async function orderForOneself(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = {
      authorization: localStorage.getItem('accessToken') ?? '',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const call = async (method: string, url: string, body?: object) =>
      (
        await (
          await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
        ).json()
      ).data;
    const { list } = await call('GET', '/api/v1/store/products');
    const { variants } = await call('GET', `/api/v1/store/products/${list[0].id}`);
    const lines = [{ variantId: variants[0].id, quantity: 1 }];
    const { shippingMethod, total } = await call('POST', '/api/v1/own-orders/quotes', {
      lines,
      countryCode: 'ES',
    });
    const address = {
      firstName: 'Luna',
      lastName: 'Roldán',
      line1: 'Calle de la Paz 14',
      postcode: '46003',
      city: 'Valencia',
      countryCode: 'ES',
    };
    return (
      await call('POST', '/api/v1/own-orders', {
        lines,
        address,
        shippingMethod,
        expectedTotal: total,
      })
    ).orderId;
  });
}

/** The popup that pays, and the page after it. */
async function takePayment(page: Page, app: 'desktop' | 'phone'): Promise<void> {
  const orderId = await orderForOneself(page);
  await page.goto(app === 'desktop' ? `/#/order?pay=${orderId}` : `/#/tableme?pay=${orderId}`);
  const pay = page
    .getByRole('dialog', { name: 'Pay 1 order' })
    .getByRole('button', { name: /^Pay \S*\d/ });
  await pay.waitFor();
  await take(page, 'payment-popup', app);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  // The bank says no first: both pages show what that looks like.
  await bankButton(page, 'decline').click();
  await page.waitForURL(/payresult/);
  await page.getByText('Nothing was charged. You can try again.').waitFor();
  await take(page, 'payresult', app);
  await page.goto(page.url().replace('/payresult', '/payauth'));
  await page.getByRole('heading', { name: 'The payment was not authorised' }).waitFor();
  await take(page, 'payauth', app);
  await page.goto(app === 'desktop' ? `/#/order?pay=${orderId}` : `/#/tableme?pay=${orderId}`);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  await bankButton(page, 'approve').click();
  await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
  await take(page, 'payment-success', app);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});
try {
  const buyer = await openPhone(browser);
  await buyer.page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  await buyer.page.locator('button[popovertarget]').filter({ visible: true }).first().click();
  await take(buyer.page, 'switchers', 'storefront');
  for (const product of ['luna-stoneware-teapot', 'walnut-mantel-clock']) {
    await buyer.page.goto(`/s/casa-luna/en/p/${product}`);
    await goToBank(buyer.page, 'maya@example.com');
    await approve(buyer.page);
  }
  await buyer.close();
  const desk = await openDesk(browser);
  const phone = await openOwnersPhone(browser);
  const hold = (context: BrowserContext) =>
    context.route('**/api/v1/auth/social/ticket*', () => undefined);
  await Promise.all([hold(desk.context), hold(phone.page.context())]);
  await takeAll(desk.page, signedOut, 'desktop');
  await takeAll(phone.page, signedOut, 'phone');
  await signIn(desk.page, luna);
  await takePayment(desk.page, 'desktop');
  await takeAll(desk.page, owners, 'desktop');
  await signIn(phone.page, luna);
  await takePayment(phone.page, 'phone');
  await takeAll(phone.page, owners, 'phone');
  const office = await openDesk(browser);
  await signIn(office.page, 'root');
  await takeAll(office.page, operators, 'desktop');
} finally {
  await browser.close();
}
