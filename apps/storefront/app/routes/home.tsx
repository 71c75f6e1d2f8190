import { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { givenName } from '../lib/given-name.ts';
import { callApi } from '../lib/host.ts';
import { pageMeta, previewCard } from '../lib/page-meta.ts';
import { readSort } from '../lib/sort.ts';
import { buyerQueryOf, openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { storeData } from '../lib/structured-data.ts';
import { langOf } from '../lib/text-language.ts';
import { fill, textsOf } from '../texts/index.ts';
import { Carousel } from '../ui/carousel.tsx';
import { CategoryChips } from '../ui/category-chips.tsx';
import { FreeShipping, HomeHead } from '../ui/home-head.tsx';
import { Pick } from '../ui/pick.tsx';
import { Picture } from '../ui/picture.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { StoreFoot, StoreNotices } from '../ui/store-frame.tsx';
import { StoreReviews } from '../ui/store-reviews.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const sort = readSort(new URL(request.url).searchParams);
  const [home, choices] = await Promise.all([
    callApi(
      page.host,
      getStorefrontHome,
      { params: { slug: page.store.slug }, query: { sort, limit: 24, ...buyerQueryOf(page) } },
      page,
    ),
    readChoices(page.host, page.visitor),
  ]);
  return {
    ...home,
    sort,
    choices,
    ...pageFacts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, categories, language, storeUrl } = loaderData;
  const { home } = textsOf(language);
  return pageMeta({
    title: store.creatorName
      ? `${store.name} · ${fill(home.by, { name: store.creatorName })}`
      : store.name,
    // What the store sells is said in the page's language even where its owner's own words are not.
    description: [store.bio || store.name, categories.map(({ name }) => name).join(', ')]
      .filter(Boolean)
      .join(' · '),
    siteName: store.name,
    storeUrl,
    language,
    offered: store.languages,
    isTest: store.isTest,
    isUnspoken: loaderData.pathLanguage === null,
    pathIn: (spoken) => storePaths(store.slug, spoken).home,
    image: previewCard(store, language),
    jsonLd: [storeData(store, storeUrl + storePaths(store.slug, null).home, storeUrl)],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    store,
    categories,
    picks,
    products,
    reviews,
    freeShipping,
    language,
    currency,
    choices,
    sort,
    pathLanguage,
  } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const frame = { store, language, currency, paths, texts, choices };
  const creator = store.creatorName || store.name;
  return (
    <>
      <a className="visually-hidden skip" href="#all">
        {texts.skip}
      </a>
      <StoreNotices store={store} texts={texts} />
      <HomeHead {...frame} summary={reviews.summary} formats={formats} />
      <FreeShipping freeShipping={freeShipping} formats={formats} texts={texts} />
      <CategoryChips categories={categories} paths={paths} texts={texts} current={null} />
      <main>
        <div className="wrap">
          <Carousel pictures={store.carousel} paths={paths} texts={texts} />
          {picks.length ? (
            <section className="sect first" aria-labelledby="picks">
              <div className="sech line on-baseline gap-10 below-14">
                <h2 id="picks">{fill(texts.home.picks, { name: givenName(store) })}</h2>
                <a href="#all">{texts.home.seeAll}</a>
              </div>
              <div className="hs picks">
                {picks.map((pick, index) => (
                  <Pick
                    key={pick.id}
                    pick={pick}
                    avatar={store.avatar}
                    isFirst={index === 0 && store.carousel.length === 0}
                    paths={paths}
                    formats={formats}
                    texts={texts}
                  />
                ))}
              </div>
            </section>
          ) : null}
          <ProductGrid
            title={texts.home.allProducts}
            cards={products.list}
            total={products.total}
            nextCursor={products.nextCursor}
            sort={sort}
            isFirst={picks.length === 0 && store.carousel.length === 0}
            morePath={paths.search}
            query={{}}
            paths={paths}
            formats={formats}
            texts={texts}
          />
        </div>
        {store.quote ? (
          <div className="say2">
            <figure className="wrap">
              <blockquote lang={langOf(store.quoteLanguage, language)}>
                {fill(texts.home.quoted, { text: store.quote })}
              </blockquote>
              <figcaption className="line gap-10 above-18 text-m muted">
                <Picture image={store.avatar} alt="" sizes="40px" />
                <span lang={langOf(store.language, language)}>{creator}</span>
              </figcaption>
            </figure>
          </div>
        ) : null}
        <StoreReviews reviews={reviews} paths={paths} formats={formats} texts={texts} />
      </main>
      <StoreFoot {...frame} />
    </>
  );
}
