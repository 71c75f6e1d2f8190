import { randomUUID } from 'node:crypto';
import {
  markReturnSent,
  readReturnLink,
  withdrawReturn,
} from '@vitrine/contract/shop/buyer-returns.ts';
import { data, redirect } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { openKinds, sendReturn } from '../lib/return-form.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { ReturnForm } from '../ui/return-form.tsx';
import { ReturnList } from '../ui/return-list.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/return.ts';

const readReturns = (page: StorePage, token: string) =>
  callApi(page.host, readReturnLink, { params: { token } }, page).catch((error: unknown) =>
    asPageError(error, page),
  );

/** The request of an order's buyer, by the secret that the order's page links to. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params);
  const returns = await readReturns(page, params.token);
  if (returns.store.slug !== page.store.slug)
    throw redirect(storePaths(returns.store.slug, page.pathLanguage).returns(params.token));
  const { canReturn, canCancel } = openKinds(returns);
  const wantsCancellation = new URL(request.url).searchParams.get('for') === 'cancellation';
  return data(
    {
      store: page.store,
      returns,
      isCancellation: canCancel && (wantsCancellation || !canReturn),
      formKey: randomUUID(),
      choices: await readChoices(page.host, page.visitor),
      token: params.token,
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

/** The buyer withdraws a request, or sent the goods; in a state that it has left meanwhile, the page shows the new one. */
async function move(page: StorePage, token: string, form: FormData): Promise<void> {
  const id = String(form.get('id'));
  if (!/^[1-9]\d{0,17}$/.test(id)) return;
  const params = { token, id };
  const textOf = (name: string) => String(form.get(name) ?? '');
  const parcel = {
    carrier: textOf('carrier').slice(0, 40),
    trackingNumber: textOf('trackingNumber').slice(0, 40),
  };
  try {
    if (form.get('intent') === 'sent')
      await callApi(page.host, markReturnSent, { params, body: parcel }, page);
    else await callApi(page.host, withdrawReturn, { params, body: {} }, page);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'return-state') throw error;
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params);
  const form = await request.formData();
  const { order } = await readReturns(page, params.token);
  const back = redirect(`${page.paths.order(order.token)}#returns`, 303);
  if (form.get('intent') !== 'request') {
    await move(page, params.token, form).catch((error: unknown) => asPageError(error, page));
    return back;
  }
  const refusal = await sendReturn(page, params.token, form, textsOf(page.language)).catch(
    (error: unknown) => asPageError(error, page),
  );
  return refusal ? data(refusal, { status: 422 }) : back;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, returns, language, isCancellation } = loaderData;
  const { returns: words } = textsOf(language);
  const title = isCancellation ? words.cancelTitle : words.formTitle;
  return createPrivateMeta(`${title} · ${returns.order.number}`, store);
};

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    store,
    returns,
    isCancellation,
    formKey,
    choices,
    language,
    currency,
    pathLanguage,
    token,
  } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const { returns: words } = texts;
  const { canReturn, canCancel } = openKinds(returns);
  const cancelTitle = returns.cancelsAlone ? words.cancelAlone : words.cancelTitle;
  const here = paths.returns(token);
  const orderPath = paths.order(returns.order.token);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={orderPath} />
      <main className="wrap review-page">
        <p className="muted num">{fill(texts.order.title, { number: returns.order.number })}</p>
        <h1 className="above-4 below-20">{isCancellation ? cancelTitle : words.formTitle}</h1>
        {canReturn && canCancel ? (
          <p>
            <a className="underlined" href={isCancellation ? here : `${here}?for=cancellation`}>
              {isCancellation ? words.open : words.openCancellation}
            </a>
          </p>
        ) : null}
        {canReturn || canCancel ? (
          <ReturnForm
            action={isCancellation ? `${here}?for=cancellation` : here}
            returns={returns}
            isCancellation={isCancellation}
            formats={formats}
            refusal={actionData ?? null}
            formKey={formKey}
            texts={texts}
          />
        ) : (
          <p>{fill(words.closed, { days: returns.windowDays })}</p>
        )}
        {returns.requests.length ? (
          <section className="box pad below-24">
            <h2>{words.yours}</h2>
            <ReturnList requests={returns.requests} action={here} formats={formats} texts={texts} />
          </section>
        ) : null}
        <p>
          <a className="underlined" href={orderPath}>
            {words.back}
          </a>
        </p>
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
