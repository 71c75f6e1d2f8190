import { type Money, toDecimal } from '@vitrine/contract/money.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { redirect } from 'react-router';
import { addToCart, cartCookies } from '../lib/cart-session.ts';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { asPageError, openStorePage } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { type Chosen, chooseVariant } from '../lib/variant-choice.ts';
import { fill, textsOf } from '../texts/index.ts';
import { BuyForm } from '../ui/buy-form.tsx';
import { Gallery } from '../ui/gallery.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { ShareSheet } from '../ui/share-sheet.tsx';
import { PlainHead, StoreColours, StoreFoot, StoreNotices } from '../ui/store-frame.tsx';
import type { Route } from './+types/product.ts';

const plainAmount = (money: Money) => toDecimal(money.amount, money.currency);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const [answer, choices] = await Promise.all([
    callApi(
      page.host,
      getStorefrontProduct,
      {
        params: { slug: page.store.slug, product: params.product },
        query: { currency: page.currency, country: page.visitor.country ?? undefined },
      },
      page,
    ).catch(asPageError),
    readChoices(page.host, page.visitor),
  ]);
  const chosen: Chosen = Object.fromEntries(new URL(request.url).searchParams);
  return {
    ...answer,
    choices,
    chosen,
    language: page.language,
    currency: page.currency,
    pathLanguage: page.pathLanguage,
    storeUrl: page.host.storeUrl,
  };
}

/** "Buy now" and "Add to cart": the form chooses a variant by its options. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const form = await request.formData();
  const { product } = await callApi(
    page.host,
    getStorefrontProduct,
    {
      params: { slug: page.store.slug, product: params.product },
      query: { currency: page.currency },
    },
    page,
  ).catch(asPageError);
  const chosen: Chosen = Object.fromEntries([...form.entries()].map(([key, value]) => [key, String(value)]));
  const variant = chooseVariant(product, chosen);
  const paths = storePaths(page.store.slug, page.pathLanguage);
  try {
    const cart = await addToCart(page, page.visitor.country ?? undefined, { variantId: variant.id, quantity: 1 });
    return redirect(form.get('then') === 'checkout' ? paths.checkout : paths.cart, { headers: cartCookies(page, cart) });
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return { message: error.message };
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, product, language, storeUrl } = loaderData;
  const image = product.images[0];
  const { from } = product.price;
  return pageMeta({
    title: `${product.name} · ${store.name}`,
    description: product.description,
    storeUrl,
    language,
    pathIn: (spoken) => storePaths(store.slug, spoken).product(product.key),
    imageUrl: image?.url ?? null,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.images.map(({ url }) => storeUrl + url),
      sku: product.variants[0]?.sku,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: from.currency,
        lowPrice: plainAmount(from),
        highPrice: plainAmount(product.price.to),
        offerCount: product.variants.length,
        availability: product.availability === 'sold-out' ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      },
    },
  });
};

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { store, product, related, choices, chosen, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const variant = chooseVariant(product, chosen);
  return (
    <>
      <StoreColours store={store} />
      <a className="vh" href="#buy">
        {texts.product.buy}
      </a>
      <StoreNotices store={store} texts={texts} />
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main>
        <div className="pdp">
          <Gallery product={product} first={variant.imageIndex} texts={texts} shareUrl={`${store.publicUrl}/p/${product.key}`} />
          <BuyForm
            store={store}
            product={product}
            variant={variant}
            chosen={chosen}
            message={actionData?.message ?? null}
            action={paths.product(product.key)}
            paths={paths}
            formats={formats}
            texts={texts}
          />
        </div>
        {related.length ? (
          <section className="wrap sect">
            <div className="sech">
              <h2>{fill(texts.product.related, { store: store.name })}</h2>
              <a href={paths.home}>{texts.home.seeAll}</a>
            </div>
            <ul className="hs">
              {related.map((card) => (
                <ProductCard key={card.id} className="more" card={card} paths={paths} formats={formats} texts={texts} />
              ))}
            </ul>
          </section>
        ) : null}
      </main>
      <StoreFoot store={store} language={language} currency={currency} paths={paths} texts={texts} choices={choices} />
      <ShareSheet title={product.name} url={`${store.publicUrl}/p/${product.key}`} texts={texts} />
      <div className="pad-bar" />
    </>
  );
}
