import { suggestEmail } from '@vitrine/contract/shop/email-hint.ts';
import { requestOrderLink } from '@vitrine/contract/shop/order-links.ts';
import { MailCheck } from 'lucide-react';
import { data } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { createHelpMeta, notRefused, readRefusal } from '../lib/help-form.ts';
import { callApi } from '../lib/host.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { Field } from '../ui/field.tsx';
import { HelpForm, HelpPage } from '../ui/help-page.tsx';
import type { Route } from './+types/find-order.ts';

const noStore: [string, string] = ['cache-control', 'no-store'];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  return data(
    { store: page.store, choices: await readChoices(page.host, page.visitor), ...pageFacts(page) },
    { headers: [noStore] },
  );
}

/** Asks for the link to an order. The answer is the same whether there is such an order or not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const form = await request.formData();
  const suggested = String(form.get('useEmail') ?? '');
  const fields = {
    email: suggested || String(form.get('email') ?? '').trim(),
    number: String(form.get('number') ?? '').trim(),
  };
  const again = { fields, isSent: false, refusal: notRefused };
  if (suggested) return data(again);
  try {
    await callApi(
      page.host,
      requestOrderLink,
      { params: { slug: page.store.slug }, body: fields },
      page,
    );
    return data({ ...again, isSent: true });
  } catch (error) {
    const { find, fields: words } = textsOf(page.language);
    return data(
      { ...again, refusal: readRefusal(error, { email: words.email, number: find.numberMissing }) },
      { status: 422 },
    );
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => createHelpMeta(loaderData, 'find');

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { store, choices, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const { find } = texts;
  const paths = storePaths(store.slug, pathLanguage);
  const {
    fields = { email: '', number: '' },
    isSent = false,
    refusal = notRefused,
  } = actionData ?? {};
  const { errors } = refusal;
  const isDoubtful = isSent && suggestEmail(fields.email) !== null;
  return (
    <HelpPage title={find.title} {...{ store, choices, language, currency, paths, texts }}>
      {isSent ? (
        <div className="box pad line stretched gap-16 pad-20" role="status">
          <MailCheck className="rigid green-text" size={28} aria-hidden="true" />
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
        <HelpForm
          action={paths.findOrder}
          refusal={refusal}
          submit={find.send}
          hint={find.numberHelp}
        >
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
        </HelpForm>
      )}
      <ul className="ways">
        <li>
          <a className="stack gap-4" href={paths.contact}>
            <b>{find.noNumber}</b>
            <span className="muted small">{find.noNumberHelp}</span>
          </a>
        </li>
        <li>
          <a className="stack gap-4" href={paths.policy('returns')}>
            <b>{texts.foot.returns}</b>
            <span className="muted small">{texts.home.returns}</span>
          </a>
        </li>
      </ul>
    </HelpPage>
  );
}
