import { payByLink, readPayLink } from '@vitrine/contract/shop/payments.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { data, redirect } from 'react-router';
import { readChosenProvider } from '../lib/chosen-provider.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { paymentProblem } from '../lib/payment-problem.ts';
import { usePlatform } from '../lib/platform.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { FormError } from '../ui/form-error.tsx';
import { OrderSummary } from '../ui/order-summary.tsx';
import { PayButton } from '../ui/pay-button.tsx';
import { PlainHead } from '../ui/store-frame.tsx';
import type { Route } from './+types/pay.ts';

/** The buyer's own page of this order, where this browser is the buyer's. */
async function ownPage(page: StorePage, number: string): Promise<string | null> {
  const { paying } = page.visitor;
  if (!paying) return null;
  const own = await callApi(page.host, trackOrder, { params: { token: paying } }, page).catch(
    (error: unknown) => {
      if (error instanceof ApiFailure) return null;
      throw error;
    },
  );
  return own?.number === number ? page.paths.order(paying) : null;
}

/** A link for paying: anybody who has it may pay, and learns no more of the buyer than paying takes. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const link = await callApi(
    page.host,
    readPayLink,
    { params: { token: params.token } },
    page,
  ).catch((error: unknown) => asPageError(error, page));
  if (link.store.slug !== page.store.slug)
    throw redirect(storePaths(link.store.slug, page.pathLanguage).pay(params.token));
  const own = await ownPage(page, link.number);
  if (own) throw redirect(own);
  return data(
    {
      store: page.store,
      link,
      token: params.token,
      problem: new URL(request.url).searchParams.get('problem'),
      /** One key per shown page: a double click begins one payment. */
      attempt: crypto.randomUUID(),
      ...pageFacts(page),
      lookAgainSeconds: link.state === 'processing' ? 3 : null,
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
  const form = await request.formData();
  const here = page.paths.pay(params.token);
  try {
    const wishes = { ...page, idempotencyKey: `link-${String(form.get('key'))}` };
    const payment = await callApi(
      page.host,
      payByLink,
      { params: { token: params.token }, body: readChosenProvider(form) },
      wishes,
    );
    return redirect(payment.payUrl ?? here, 303);
  } catch (error) {
    if (error instanceof ApiFailure && error.status !== 500)
      return redirect(`${here}?problem=${error.code}`, 303);
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? createPrivateMeta(
        fill(textsOf(page.language).payLink.title, { number: page.link.number }),
        page.store,
      )
    : [];

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { store, link, problem, language, pathLanguage, token, lookAgainSeconds } = loaderData;
  const { name: platform } = usePlatform();
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const { payLink, order: words } = texts;
  const { order, state } = link;
  const shown = {
    pay: {
      tone: 'wait',
      Icon: Clock,
      title: fill(payLink.title, { number: link.number }),
      body: words.payBody,
    },
    processing: { tone: 'wait', Icon: Clock, title: words.processing, body: words.processingBody },
    paid: { tone: 'good', Icon: CircleCheck, title: payLink.paid, body: payLink.paidBody },
    closed: { tone: 'bad', Icon: CircleAlert, title: payLink.closed, body: payLink.closedBody },
  }[state];
  const blocked =
    state === 'pay' &&
    (store.takesPayments
      ? order?.options.length === 0 && texts.noPayments.noWay
      : texts.noPayments.order);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main
        className="wrap order-page"
        data-live="order"
        data-look-again={lookAgainSeconds ?? undefined}
      >
        <FormError message={paymentProblem(problem, texts)} />
        <div className={`state ${shown.tone}`} role="status">
          <shown.Icon size={28} aria-hidden="true" />
          <div className="slim">
            <h1>{shown.title}</h1>
            {order ? (
              <p>
                {fill(payLink.forWhom, {
                  name: order.recipient.firstName,
                  city: order.recipient.city,
                })}
              </p>
            ) : null}
            <p>{blocked || shown.body}</p>
            {state === 'pay' && order && !blocked ? (
              <PayButton
                action={paths.pay(token)}
                payUrl={null}
                attempt={loaderData.attempt}
                total={formats.money(order.total)}
                options={order.options}
                provider={null}
                texts={texts}
              />
            ) : null}
          </div>
        </div>
        {order ? (
          <section className="box summary-box">
            <h2>{words.items}</h2>
            <OrderSummary summary={order} formats={formats} texts={texts} />
            <p className="in muted small">
              {fill(order.seller.kind === 'owner' ? texts.foot.soldOwner : texts.foot.sold, {
                name: order.seller.name,
                address: order.seller.address,
                platform,
              })}
            </p>
          </section>
        ) : null}
      </main>
    </>
  );
}
