import { confirmEmailChange, readEmailChange } from '@vitrine/contract/shop/order-links.ts';
import { data, redirect } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { HelpPage } from '../ui/help-page.tsx';
import type { Route } from './+types/order-email.ts';

/** What the mail to a new address leads to. A button confirms: programs that open links of mails change nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const change = await callApi(
    page.host,
    readEmailChange,
    { params: { change: params.change } },
    page,
  ).catch((error: unknown) => asPageError(error, page));
  return data(
    {
      store: page.store,
      change,
      token: params.change,
      choices: await readChoices(page.host, page.visitor),
      ...pageFacts(page),
    },
    {
      headers: [
        ['cache-control', 'no-store'],
        ['referrer-policy', 'same-origin'],
      ],
    },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  try {
    const { orderToken } = await callApi(
      page.host,
      confirmEmailChange,
      { params: { change: params.change } },
      page,
    );
    return redirect(page.paths.order(orderToken), 303);
  } catch (error) {
    // Confirmed or over meanwhile: the page says which.
    if (error instanceof ApiFailure && error.code === 'order-state')
      return redirect(page.paths.orderEmail(params.change), 303);
    return asPageError(error, page);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? createPrivateMeta(
        textsOf(page.language).correct.title,
        page.store,
        textsOf(page.language).correct.title,
      )
    : [];

export default function OrderEmail({ loaderData }: Route.ComponentProps) {
  const { store, change, token, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const { correct } = texts;
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <HelpPage title={correct.title} {...{ store, choices, language, currency, paths, texts }}>
      {change.state === 'open' ? (
        <form method="post" action={paths.orderEmail(token)}>
          <p>{fill(correct.lead, { number: change.number, store: change.store.name })}</p>
          <button className="btn pri" type="submit">
            {correct.confirm}
          </button>
        </form>
      ) : (
        <>
          <p>{correct[change.state]}</p>
          <p>
            <a className="btn sec" href={paths.findOrder}>
              {texts.find.title}
            </a>
          </p>
        </>
      )}
    </HelpPage>
  );
}
