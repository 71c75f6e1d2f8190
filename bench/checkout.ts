import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { buyerAddress } from '../proofs/buyers.ts';

interface Asked {
  status: number;
  text: string;
  location: string | undefined;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Each buyer has a separate network, as behind a proxy: the limits of one network must not apply to all of them. */
const networkOf = (buyer: number) => ({
  'x-forwarded-for': `10.${buyer >> 16}.${(buyer >> 8) & 255}.${buyer & 255}`,
});

/** One request with minimal overhead: the load generator must not affect the measurement. */
function ask(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const bytes =
      typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const type =
      typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const request = http.request(
      url,
      {
        method,
        agent,
        headers: {
          ...(bytes ? { 'content-type': type, 'content-length': Buffer.byteLength(bytes) } : {}),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, location: response.headers.location }),
        );
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}

function dataOf(answer: Asked): Record<string, never> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`);
  return JSON.parse(answer.text).data;
}

/** From an empty cart to a paid order: cart, quote, order, payment, the bank's button, the return page. */
async function checkOut(
  url: string,
  slug: string,
  variantId: string,
  { buyer, provider }: { buyer: number; provider: CheckoutProvider },
): Promise<void> {
  const from = networkOf(buyer);
  const shop = `${url}/api/v1/storefront/${slug}`;
  const cart = dataOf(
    await ask(
      'POST',
      `${shop}/carts`,
      { countryCode: 'US', language: 'en', line: { variantId, quantity: 1 } },
      from,
    ),
  );
  const at = `${shop}/carts/${cart['token']}`;
  const quote = dataOf(await ask('POST', `${at}/quotes`, { countryCode: 'US' }, from));
  const order = dataOf(
    await ask(
      'POST',
      `${at}/orders`,
      {
        quoteId: quote['quoteId'],
        email: 'maya@example.com',
        address: buyerAddress,
        shippingMethod: quote['shippingMethod'],
        termsVersion: quote['termsVersion'],
      },
      { ...from, 'idempotency-key': randomUUID() },
    ),
  );
  const pay = dataOf(
    await ask(
      'POST',
      `${url}/api/v1/buyer-orders/${order['orderToken']}/pay`,
      { provider },
      { ...from, 'idempotency-key': randomUUID() },
    ),
  );
  const payUrl = String(pay['payUrl']);
  const page = await ask('POST', payUrl, 'decision=approve&card=4242');
  if (page.status !== 303) throw new Error(`The bank answered ${page.status}`);
  const book = await ask('GET', new URL(page.location ?? '', payUrl).toString());
  const back = /href="([^"]*\/api\/paymentCallback\?payment=[^"]+)"/
    .exec(book.text)?.[1]
    ?.replaceAll('&amp;', '&');
  if (!back) throw new Error(`The bank's page leads nowhere: ${book.text.slice(0, 300)}`);
  const returned = await ask('GET', back, undefined, from);
  if (returned.status !== 302) throw new Error(`The return page answered ${returned.status}`);
}

export interface CheckoutFigure {
  perSecond: number;
  p99Ms: number;
}

/** By whose API of the sandbox buyers pay. */
export type CheckoutProvider = 'sandbox' | 'stripe';

interface CheckoutShop {
  slug: string;
  variants: readonly string[];
}

/** Buyers of all measurements have different networks. */
let buyers = 0;

/** Complete checkouts per second by the given number of concurrent buyers. */
async function measureOnce(
  url: string,
  shop: CheckoutShop,
  provider: CheckoutProvider,
  load: { buyersAtOnce: number; warmUpMs: number; measureMs: number },
): Promise<CheckoutFigure> {
  const began = performance.now();
  const measureFrom = began + load.warmUpMs;
  const endsAt = measureFrom + load.measureMs;
  const times: number[] = [];
  async function buy(): Promise<void> {
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      buyers += 1;
      const variantId = shop.variants[(buyers * 7) % shop.variants.length] ?? '';
      await checkOut(url, shop.slug, variantId, { buyer: buyers, provider });
      const now = performance.now();
      if (now >= measureFrom && now <= endsAt) times.push(now - startedAt);
    }
  }
  await Promise.all(Array.from({ length: load.buyersAtOnce }, buy));
  times.sort((left, right) => left - right);
  return {
    perSecond: times.length / (load.measureMs / 1000),
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

const providers = ['sandbox', 'stripe'] as const;
const middleOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;

/** Checkouts by each provider's API in turn, three times: the medians, so that a busy moment of the machine meets both. */
export async function measureCheckouts(
  url: string,
  shop: CheckoutShop,
  load: { buyersAtOnce: number; warmUpMs: number; measureMs: number },
  { turns = 3, by = providers }: { turns?: number; by?: readonly CheckoutProvider[] } = {},
): Promise<Record<CheckoutProvider, CheckoutFigure>> {
  const seen: Record<CheckoutProvider, CheckoutFigure[]> = { sandbox: [], stripe: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const provider of by)
      seen[provider].push(
        await measureOnce(url, shop, provider, {
          ...load,
          warmUpMs: turn ? load.warmUpMs / 8 : load.warmUpMs,
          measureMs: load.measureMs / turns,
        }),
      );
  const toMiddle = (figures: readonly CheckoutFigure[]): CheckoutFigure => ({
    perSecond: middleOf(figures.map(({ perSecond }) => perSecond)),
    p99Ms: middleOf(figures.map(({ p99Ms }) => p99Ms)),
  });
  return { sandbox: toMiddle(seen.sandbox), stripe: toMiddle(seen.stripe) };
}
