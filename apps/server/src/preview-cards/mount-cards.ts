import { createHash } from 'node:crypto';
import type { Endpoint, EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Image } from '@vitrine/contract/images.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { type Currency, formatMoney, parseCurrency } from '@vitrine/contract/money.ts';
import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import {
  getStorefront,
  getStorefrontProduct,
  listExampleStores,
  type StorefrontStore,
} from '@vitrine/contract/shop/storefront.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logoUrlOf, readBranding } from '#platform/branding.ts';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import { systemContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { readPicture } from '#platform/files/stored-pictures.ts';
import { runInProcess } from '#server/pages/run-in-process.ts';
import type * as english from '#texts/en/preview-cards.ts';
import { loadArea } from '#texts/load-area.ts';
import type { App } from '../app.ts';

const cardTexts = await loadArea<typeof english>('preview-cards');

/** What a card shows; equal facts give the same picture, so a changed price or picture makes a new one by itself. */
interface Facts {
  store: Pick<StorefrontStore, 'name' | 'creatorName' | 'bio' | 'accent'>;
  avatarUrl: string | null;
  pictureUrl: string | null;
  product: { name: string; price: string } | null;
  /** The store's mark alone. */
  isIcon?: boolean;
}

/** The key is made of all facts of a card, so that no change needs to drop one. */
const cardsCache: CacheDefinition<Buffer> = {
  entriesMax: 2_000,
  ttlMs: 86_400_000,
  size: { bytesMax: 24 * 1024 * 1024, bytesOf: (card) => card.length },
};
/** A longer queue would take longer than visitors wait. */
const waitingMax = 40;
const addressShape = /^([a-z0-9-]{1,80})\.jpg$/;

async function call<const E extends Endpoint>(
  app: App,
  request: FastifyRequest,
  endpoint: E,
  input: { params?: unknown; query?: unknown },
  language: Language,
  currency: Currency,
): Promise<EndpointAnswer<E>> {
  const answer = await runInProcess(
    app,
    request,
  )({ name: endpoint.name, params: {}, query: {}, body: undefined, ...input, language, currency });
  if (answer.status >= 400) notFound();
  return (answer.reply as { data: EndpointAnswer<E> }).data;
}

/** The platform's own page, in the color of its buttons. */
const platformOf = (name: string): Facts['store'] => ({
  name,
  creatorName: name,
  bio: '',
  accent: deriveAccent('#4080ff'),
});

const factsOf = (
  store: StorefrontStore,
  picture: Image | null,
  product: Facts['product'],
): Facts => ({
  store: { name: store.name, creatorName: store.creatorName, bio: store.bio, accent: store.accent },
  avatarUrl: store.avatar?.url ?? null,
  pictureUrl: picture?.url ?? null,
  product,
});

interface Asked {
  currency?: Currency | undefined;
  country?: string | undefined;
}

/** For whom the price of a card is: the page of the product names it. Anything else is the store's own. */
function readAsked(request: FastifyRequest): Asked {
  const { currency, country } = request.query as Record<string, unknown>;
  return {
    currency: typeof currency === 'string' ? parseCurrency(currency) : undefined,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}

/** The pictures of shared links: one for the platform, one for each store and each product, in the language of the link; a price is in the currency of the page that names the picture. */
export function mountPreviewCards(server: FastifyInstance, app: App): void {
  const cards = cacheOf(app.platform, cardsCache);
  let waiting = 0;
  // One at a time: drawing takes a processor, and pages go before pictures of pages.
  let queue: Promise<unknown> = Promise.resolve();

  const bytesOf = async (url: string | null) =>
    url === null
      ? null
      : ((await readPicture(app.platform, url.replace(/^\/files\//, '')).catch(() => undefined)) ??
        null);

  async function draw({ store, avatarUrl, pictureUrl, product, isIcon }: Facts): Promise<Buffer> {
    const { accent, onAccent, accentSoft, accentText } = store.accent.light;
    const [avatar, picture] = [await bytesOf(avatarUrl), await bytesOf(pictureUrl)];
    const colours = { fill: accent, onFill: onAccent, soft: accentSoft, text: accentText };
    // Loaded with the first card, and the picture library with it.
    const { drawCard, drawIcon } = await import('./draw-card.ts');
    if (isIcon) return drawIcon({ storeName: store.name, avatar, colours });
    return drawCard({
      storeName: store.name,
      creatorName: store.creatorName,
      bio: store.bio,
      avatar,
      picture,
      colours,
      product,
    });
  }

  function drawInTurn(facts: Facts): Promise<Buffer> {
    if (waiting >= waitingMax) throw new Failure('busy', { retryAfterSeconds: 5 });
    waiting += 1;
    const made = queue
      .then(() => draw(facts))
      .finally(() => {
        waiting -= 1;
      });
    queue = made.catch(() => undefined);
    return made;
  }

  async function readFacts(
    request: FastifyRequest,
    slug: string,
    language: Language,
    productKey: string | null,
    asked: Asked = {},
  ): Promise<Facts> {
    const store = await call(app, request, getStorefront, { params: { slug } }, language, 'USD');
    if (productKey === null) return factsOf(store, store.banner, null);
    const currency = asked.currency ?? store.baseCurrency;
    const input = {
      params: { slug: store.slug, product: productKey },
      query: { currency, country: asked.country ?? store.country },
    };
    const { product } = await call(app, request, getStorefrontProduct, input, language, currency);
    const { from, to } = product.price;
    const lowest = formatMoney(from, intlTags[language]);
    const price =
      from.amount === to.amount
        ? lowest
        : fillText(cardTexts[language].previewCards.from, { price: lowest });
    return factsOf(store, product.images[0] ?? null, { name: product.name, price });
  }

  server.get('/og/:language', async (request, reply) => {
    const { language: file } = request.params as Record<string, string>;
    const language = languages.find((known) => `${known}.jpg` === file) ?? notFound();
    const { list } = await call(app, request, listExampleStores, {}, language, 'USD');
    const picture = list[0]?.products[0]?.image ?? null;
    const product = {
      name: cardTexts[language].previewCards.headline,
      price: cardTexts[language].previewCards.open,
    };
    const branding = await readBranding(systemContext(app.platform));
    const avatarUrl = logoUrlOf(branding) || null;
    return send(request, reply, {
      store: platformOf(branding.name),
      avatarUrl,
      pictureUrl: picture?.url ?? null,
      product,
    });
  });
  server.get('/og/:slug/icon.png', async (request, reply) => {
    const { slug = '' } = request.params as { slug?: string };
    const store = await call(app, request, getStorefront, { params: { slug } }, 'en', 'USD');
    const facts = factsOf({ ...store, creatorName: '', bio: '' }, null, null);
    return send(request, reply, { ...facts, isIcon: true });
  });
  server.get('/og/:slug/:language', async (request, reply) => {
    const { slug, language: file } = request.params as Record<string, string>;
    const language = languages.find((known) => `${known}.jpg` === file) ?? notFound();
    return send(request, reply, await readFacts(request, slug ?? '', language, null));
  });
  server.get('/og/:slug/:language/:product', async (request, reply) => {
    const { slug, product, ...rest } = request.params as Record<string, string>;
    const language = languages.find((known) => known === rest['language']) ?? notFound();
    const key = addressShape.exec(product ?? '')?.[1] ?? notFound();
    return send(
      request,
      reply,
      await readFacts(request, slug ?? '', language, key, readAsked(request)),
    );
  });

  async function send(request: FastifyRequest, reply: FastifyReply, facts: Facts) {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
    reply
      .header('etag', `"${key}"`)
      .header('cache-control', 'public, max-age=86400')
      .type(facts.isIcon ? 'image/png' : 'image/jpeg');
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
    const { value } = await cards.load(key, async () => ({
      value: await drawInTurn(facts),
      tags: [],
    }));
    return reply.send(value);
  }
}
