import { readBuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import { changeOrderEmail, resendOrderLink } from '@vitrine/contract/shop/order-links.ts';
import { payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { listReviewLinks } from '@vitrine/contract/shop/storefront-reviews.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { data, redirect } from 'react-router';
import { cartCookies, findCart, payingCookie } from '../lib/cart-session.ts';
import { readChoices } from '../lib/choices.ts';
import { readChosenProvider } from '../lib/chosen-provider.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { refundedOf } from '../lib/order-words.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { paymentProblem } from '../lib/payment-problem.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import type { StorePage } from '../lib/store-page.types.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { FormError } from '../ui/form-error.tsx';
import { OrderFacts } from '../ui/order-facts.tsx';
import { OrderMail } from '../ui/order-mail.tsx';
import { OrderReturns } from '../ui/order-returns.tsx';
import { OrderState } from '../ui/order-state.tsx';
import { OrderSummary } from '../ui/order-summary.tsx';
import { OrderTimeline } from '../ui/order-timeline.tsx';
import { ReviewLinks } from '../ui/review-links.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/order.ts';

const retryLater: [string, string] = ['retry-after', '3600'];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const order = await callApi(
    page.host,
    trackOrder,
    { params: { token: params.token } },
    page,
  ).catch((error: unknown) => asPageError(error, page));
  if (order.store.slug !== page.store.slug)
    throw redirect(storePaths(order.store.slug, page.pathLanguage).order(params.token));
  const payment = await callApi(
    page.host,
    readOrderPayment,
    { params: { token: params.token } },
    page,
  );
  // The read may have found the payment captured just now.
  const fresh =
    order.state === 'pay' && payment.state === 'paid'
      ? await callApi(page.host, trackOrder, { params: { token: params.token } }, page)
      : order;
  const hasArrived = fresh.shipments.some(({ deliveredAt }) => deliveredAt !== null);
  const [cart, choices, links, returns] = await Promise.all([
    findCart(page),
    readChoices(page.host, page.visitor),
    hasArrived
      ? callApi(page.host, listReviewLinks, { params: { token: params.token } }, page)
      : { list: [] },
    fresh.paidAt
      ? callApi(page.host, readBuyerReturns, { params: { token: params.token } }, page)
      : null,
  ]);
  const isUnpaid = fresh.state === 'pay';
  // Payment is unavailable now, and nothing is wrong with the order: the page says both.
  const canPay = page.store.takesPayments;
  const isBlocked = isUnpaid && !canPay;
  return data(
    {
      store: page.store,
      order: fresh,
      payment,
      choices,
      reviews: links.list.filter(({ state }) => state === 'open' || state === 'done'),
      returns,
      token: params.token,
      ...pageFacts(page),
      problem: new URL(request.url).searchParams.get('problem'),
      mailed: new URL(request.url).searchParams.get('mail'),
      lookAgainSeconds:
        isUnpaid && (payment.state === 'processing' || payment.state === 'unknown') ? 3 : null,
    },
    {
      status: isBlocked ? 503 : 200,
      headers: [
        ...cartCookies(page, cart),
        ...(isUnpaid ? [payingCookie(page, params.token)] : []),
        ...(isBlocked ? [retryLater] : []),
        ['cache-control', 'no-store'],
        ['referrer-policy', 'same-origin'],
      ],
    },
  );
}

/** Sends the link again, or asks for another address; answers what the page then says. */
async function changeMail(
  page: StorePage,
  token: string,
  form: FormData,
): Promise<'sent' | 'asked' | 'refused'> {
  const params = { token };
  try {
    if (form.get('do') === 'resend') {
      await callApi(page.host, resendOrderLink, { params }, page);
      return 'sent';
    }
    await callApi(
      page.host,
      changeOrderEmail,
      { params, body: { email: String(form.get('email') ?? '') } },
      page,
    );
    return 'asked';
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return 'refused';
    throw error;
  }
}

/** Starts the payment of a placed order, again after a failed one; changes where its emails go. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const form = await request.formData();
  const here = page.paths.order(params.token);
  const wanted = form.get('do');
  if (wanted === 'resend' || wanted === 'email')
    return redirect(`${here}?mail=${await changeMail(page, params.token, form)}`, 303);
  try {
    const payment = await callApi(
      page.host,
      payOrder,
      { params: { token: params.token }, body: readChosenProvider(form) },
      { ...page, idempotencyKey: `pay-${String(form.get('key'))}` },
    );
    return redirect(payment.payUrl ?? here, {
      status: 303,
      headers: [payingCookie(page, params.token)],
    });
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
        fill(textsOf(page.language).order.title, { number: page.order.number }),
        page.store,
      )
    : [];

export default function Order({ loaderData }: Route.ComponentProps) {
  const {
    store,
    order,
    payment,
    choices,
    reviews,
    returns,
    problem,
    mailed,
    language,
    currency,
    pathLanguage,
    token,
    lookAgainSeconds,
  } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main
        className="wrap order-page"
        data-live="order"
        data-look-again={lookAgainSeconds ?? undefined}
      >
        <p className="muted num">
          {fill(texts.order.title, { number: order.number })} ·{' '}
          <time dateTime={order.placedAt}>{formats.date(order.placedAt)}</time>
        </p>
        <FormError message={paymentProblem(problem, texts)} />
        <OrderState
          order={order}
          payment={payment}
          canPay={store.takesPayments}
          action={paths.order(token)}
          formats={formats}
          texts={texts}
        />
        <OrderMail
          order={order}
          action={paths.order(token)}
          done={mailed}
          paths={paths}
          texts={texts}
        />
        <div className="order-cols stack gap-20 one-column">
          <div>
            <OrderTimeline order={order} formats={formats} texts={texts} />
            {returns ? (
              <OrderReturns returns={returns} paths={paths} formats={formats} texts={texts} />
            ) : null}
            {reviews.length ? (
              <section className="box pad below-16">
                <h2>{texts.reviews.orderTitle}</h2>
                <p className="muted small">{texts.reviews.orderLead}</p>
                <ReviewLinks lines={reviews} paths={paths} texts={texts} />
              </section>
            ) : null}
          </div>
          <section className="box summary-box">
            <h2>{texts.order.items}</h2>
            <OrderSummary
              summary={order}
              refunded={refundedOf(order)}
              formats={formats}
              texts={texts}
            />
          </section>
          <OrderFacts order={order} paths={paths} formats={formats} texts={texts} />
        </div>
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
