import { readReviewForm } from '@vitrine/contract/shop/storefront-reviews.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { data, redirect } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { formatsOf } from '../lib/formats.ts';
import { callApi } from '../lib/host.ts';
import { asPageError } from '../lib/missing-page.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { sendForm } from '../lib/review-form.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, type StorefrontTexts, textsOf } from '../texts/index.ts';
import { LinePicture } from '../ui/line-picture.tsx';
import { ReviewForm } from '../ui/review-form.tsx';
import { ReviewLinks } from '../ui/review-links.tsx';
import { Stars } from '../ui/stars.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/review.ts';

/** The review of one bought line, by the secret of its mailed link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const form = await callApi(
    page.host,
    readReviewForm,
    { params: { token: params.token } },
    page,
  ).catch((error: unknown) => asPageError(error, page));
  if (form.store.slug !== page.store.slug)
    throw redirect(storePaths(form.store.slug, page.pathLanguage).review(params.token));
  return data(
    {
      store: page.store,
      form,
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const refusal = await sendForm(
    page,
    params.token,
    await request.formData(),
    textsOf(page.language),
  ).catch((error: unknown) => asPageError(error, page));
  return refusal ? data(refusal, { status: 422 }) : redirect(page.paths.review(params.token), 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? createPrivateMeta(
        `${textsOf(page.language).reviews.formTitle} · ${page.form.bought.name}`,
        page.store,
      )
    : [];

type Form = Route.ComponentProps['loaderData']['form'];

/** What became of a review, or why there can be none. */
function stateOf({ bought, review }: Form, { reviews: words }: StorefrontTexts) {
  if (bought.state === 'undelivered')
    return { Icon: Clock, tone: 'wait', title: words.undelivered, text: words.undeliveredText };
  if (bought.state === 'returned')
    return { Icon: CircleAlert, tone: 'bad', title: words.refunded, text: words.refundedText };
  if (!review) return null;
  const { status } = review;
  if (status === 'rejected' || status === 'removed')
    return { Icon: CircleAlert, tone: 'bad', title: words[status], text: '' };
  return {
    Icon: CircleCheck,
    tone: 'good',
    title: words.thanks,
    text: status === 'published' ? words.published : words.waiting,
  };
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, form, choices, language, currency, pathLanguage, token } = loaderData;
  const texts = textsOf(language);
  const formats = formatsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  const { reviews: words } = texts;
  const { bought, review, others } = form;
  const state = stateOf(form, texts);
  const open = others.filter((other) => other.state === 'open' || other.state === 'done');
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap review-page">
        {state ? (
          <div className={`state ${state.tone}`} role="status">
            <state.Icon size={28} aria-hidden="true" />
            <div className="slim">
              <h1>{state.title}</h1>
              {state.text ? <p>{state.text}</p> : null}
              {review?.reason ? <p>{fill(words.reason, { reason: review.reason })}</p> : null}
            </div>
          </div>
        ) : (
          <h1>{words.formTitle}</h1>
        )}
        <div className="reviewed line gap-14 above-18 below-18">
          <LinePicture line={bought} width={72} />
          <p>
            <b>{bought.name}</b>
            {bought.option ? <span className="muted">{bought.option}</span> : null}
            <span className="muted small">{fill(words.formLead, { store: store.name })}</span>
            {form.productKey && review ? (
              <a className="underlined small" href={paths.product(form.productKey)}>
                {words.seeProduct}
              </a>
            ) : null}
          </p>
        </div>
        {review ? (
          <section className="box pad sent-review below-24">
            <Stars rating={review.rating} formats={formats} texts={texts} />
            {review.title ? <h2 className="above-8 text-17">{review.title}</h2> : null}
            <p className="lines">{review.text}</p>
            {review.photos.length ? (
              <div className="rph line stretched above-12">
                {review.photos.map(({ url }) => (
                  <img key={url} src={`${url}?w=320`} width={72} height={90} alt="" />
                ))}
              </div>
            ) : null}
          </section>
        ) : null}
        {bought.state === 'open' ? (
          <ReviewForm
            action={paths.review(token)}
            author={form.author}
            refusal={actionData ?? null}
            texts={texts}
          />
        ) : null}
        {open.length ? (
          <section className="box pad below-24">
            <h2>{words.others}</h2>
            <ReviewLinks lines={open} paths={paths} texts={texts} />
          </section>
        ) : null}
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
