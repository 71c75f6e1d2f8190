import { readStockAlert, stopStockAlert } from '@vitrine/contract/shop/stock-alerts.ts';
import { data } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/stock-alert.ts';

/** The product of a link; nothing once it was used, or for a link that is none. */
async function call(
  page: StorePage,
  endpoint: typeof readStockAlert | typeof stopStockAlert,
  token: string,
): Promise<string | null> {
  try {
    return (await callApi(page.host, endpoint, { params: { token } }, page)).productName;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null;
    throw error;
  }
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  return {
    store: page.store,
    productName: await call(page, readStockAlert, params.token),
    token: params.token,
    choices: await readChoices(page.host, page.visitor),
    ...pageFacts(page),
  };
}

/** Only the button stops it: programs that read emails open links. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  return data({ isStopped: (await call(page, stopStockAlert, params.token)) !== null });
}

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? createPrivateMeta(
        textsOf(page.language).stockAlert.stopTitle,
        page.store,
        textsOf(page.language).stockAlert.stopTitle,
      )
    : [];

export default function StopStockAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { store, productName, token, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const words = texts.stockAlert;
  const isOpen = productName !== null && !actionData?.isStopped;
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap plain-page">
        <h1>{words.stopTitle}</h1>
        {isOpen ? (
          <form method="post" action={paths.stockAlert(token)}>
            <p>{fill(words.stopBody, { name: productName })}</p>
            <p>
              <button className="btn pri" type="submit">
                {words.stop}
              </button>
            </p>
          </form>
        ) : (
          <p role="status">{actionData?.isStopped ? words.stopped : words.gone}</p>
        )}
      </main>
      <StoreFoot
        store={store}
        language={language}
        currency={currency}
        paths={paths}
        texts={texts}
        choices={choices}
      />
    </>
  );
}
