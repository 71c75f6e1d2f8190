import { readProductPreview } from '@vitrine/contract/shop/product-previews.ts';
import { data } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError, notFoundInStore } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { buyerQueryOf, inLinkedCountry, openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { readChosen } from '../lib/variant-choice.ts';
import { ProductPage } from '../ui/product-page.tsx';
import type { Route } from './+types/preview.ts';

/** A product as it would be sold, by the link of an operator: it is not listed, not kept, and nothing can be bought. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = inLinkedCountry(await openStorePage(request, context, params), request);
  const [answer, choices] = await Promise.all([
    callApi(
      page.host,
      readProductPreview,
      { params: { slug: page.store.slug, token: params.token }, query: buyerQueryOf(page) },
      page,
    ).catch((error: unknown) =>
      // A link that has expired, or a product that can no longer be shown.
      error instanceof ApiFailure && error.status < 500 && error.status !== 429
        ? notFoundInStore(page)
        : asPageError(error, page),
    ),
    readChoices(page.host, page.visitor),
  ]);
  const chosen = readChosen(answer.product, new URL(request.url).searchParams);
  return data(
    { ...answer, choices, chosen, token: params.token, ...pageFacts(page) },
    {
      headers: [
        ['cache-control', 'no-store'],
        ['referrer-policy', 'no-referrer'],
        ['x-robots-tag', 'noindex'],
      ],
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page ? createPrivateMeta(page.product.name, page.store) : [];

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { store, token, pathLanguage } = loaderData;
  return (
    <ProductPage
      {...loaderData}
      isPreview
      path={storePaths(store.slug, pathLanguage).preview(token)}
    />
  );
}
