import { suggestEmail } from '@vitrine/contract/shop/email-hint.ts';
import { requestOrderLink } from '@vitrine/contract/shop/order-links.ts';
import { MailCheck } from 'lucide-react';
import { data } from 'react-router';
import { errorsByField } from '../lib/checkout-form.ts';
import { readChoices } from '../lib/choices.ts';
import { ApiFailure, callApi } from '../lib/host.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';
import { PlainHead, StoreFoot } from '../ui/store-frame.tsx';
import type { Route } from './+types/find-order.ts';

const noStore: [string, string] = ['cache-control', 'no-store'];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  return data({ store: page.store, choices: await readChoices(page.host, page.visitor), ...pageFacts(page) }, { headers: [noStore] });
}

/** Asks for the link to an order. The answer is the same whether there is such an order or not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const form = await request.formData();
  const suggested = String(form.get('useEmail') ?? '');
  const fields = { email: suggested || String(form.get('email') ?? '').trim(), number: String(form.get('number') ?? '').trim() };
  const again = { fields, isSent: false, message: null, errors: {} as Record<string, string> };
  if (suggested) return data(again);
  try {
    await callApi(page.host, requestOrderLink, { params: { slug: page.store.slug }, body: fields }, page);
    return data({ ...again, isSent: true });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 500) throw error;
    const { find, fields: words } = textsOf(page.language);
    const errors = errorsByField(error.errors, { email: words.email, number: find.numberMissing }, '');
    return data({ ...again, errors, message: Object.keys(errors).length ? null : error.message }, { status: 422 });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { store, language, storeUrl } = loaderData;
  const { find } = textsOf(language);
  return pageMeta({
    title: `${find.title} · ${store.name}`,
    description: find.lead,
    siteName: store.name,
    storeUrl,
    language,
    pathIn: (spoken) => storePaths(store.slug, spoken).findOrder,
    isPrivate: true,
  });
};

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { store, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const { find } = texts;
  const paths = storePaths(store.slug, pathLanguage);
  const { fields = { email: '', number: '' }, isSent = false, message = null, errors = {} } = actionData ?? {};
  const isDoubtful = isSent && suggestEmail(fields.email) !== null;
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap plain-page find-page">
        <h1>{find.title}</h1>
        {isSent ? (
          <div className="box pad mail-sent" role="status">
            <MailCheck size={28} aria-hidden="true" />
            <div>
              <h2>{find.sentTitle}</h2>
              <p>{fill(find.sent, { number: fields.number })}</p>
              <p className="muted small">{find.sentHelp}</p>
            </div>
          </div>
        ) : (
          <p>{find.lead}</p>
        )}
        {isSent && !isDoubtful ? (
          <form method="post" action={paths.findOrder}>
            <input type="hidden" name="email" value={fields.email} />
            <input type="hidden" name="number" value={fields.number} />
            <button className="btn sec" type="submit">
              {find.again}
            </button>
          </form>
        ) : (
          <form method="post" action={paths.findOrder} noValidate>
            <FormError message={message} isFirst={Object.keys(errors).length === 0} />
            <div className="fg">
              <EmailField
                label={texts.checkout.email}
                value={fields.email}
                error={errors['email']}
                hintAt={paths.emailHint}
                texts={texts}
              />
              <Field
                name="number"
                label={find.number}
                value={fields.number}
                error={errors['number']}
                kind={{ autoComplete: 'off', maxLength: 20, isWide: true, isCode: true }}
                isRequired
                placeholder="VT-20829"
              />
            </div>
            <p className="muted small">{find.numberHelp}</p>
            <button className="btn pri" type="submit">
              {find.send}
            </button>
          </form>
        )}
        <ul className="ways">
          <li>
            <a href={paths.contact}>
              <b>{find.noNumber}</b>
              <span className="muted small">{find.noNumberHelp}</span>
            </a>
          </li>
          <li>
            <a href={paths.policy('returns')}>
              <b>{texts.foot.returns}</b>
              <span className="muted small">{texts.home.returns}</span>
            </a>
          </li>
        </ul>
      </main>
      <StoreFoot store={store} language={language} currency={currency} paths={paths} texts={texts} choices={choices} />
    </>
  );
}
