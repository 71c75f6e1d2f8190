import { getCaptcha } from '@vitrine/contract/admin/identity.ts';
import { messageBounds, sendMessage } from '@vitrine/contract/shop/contact.ts';
import { data, redirect } from 'react-router';
import { readChoices } from '../lib/choices.ts';
import { createHelpMeta, notRefused, readRefusal } from '../lib/help-form.ts';
import { callApi } from '../lib/host.ts';
import { openStorePage, pageFacts } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { fill, textsOf } from '../texts/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { ErrorAt } from '../ui/error-at.tsx';
import { Field } from '../ui/field.tsx';
import { HelpForm, HelpPage } from '../ui/help-page.tsx';
import { SellerFacts } from '../ui/seller-facts.tsx';
import type { Route } from './+types/contact.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const isSent = new URL(request.url).searchParams.has('sent');
  const [choices, captcha] = await Promise.all([
    readChoices(page.host, page.visitor),
    isSent ? null : callApi(page.host, getCaptcha, {}, page),
  ]);
  return data(
    { store: page.store, choices, captcha, ...pageFacts(page) },
    { headers: [['cache-control', 'no-store']] },
  );
}

/** Mails a question to the seller; a refused form comes back filled in, with another picture of letters. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openStorePage(request, context, params, { opensWhenClosed: true });
  const form = await request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const fields = {
    name: textOf('name').trim(),
    email: textOf('useEmail') || textOf('email').trim(),
    text: textOf('text'),
  };
  if (form.has('useEmail')) return data({ fields, refusal: notRefused });
  const captcha = {
    captchaKey: textOf('captchaKey').slice(0, 64),
    captchaCode: textOf('captchaCode').slice(0, 16),
  };
  try {
    await callApi(
      page.host,
      sendMessage,
      { params: { slug: page.store.slug }, body: { ...fields, ...captcha } },
      page,
    );
    return redirect(`${page.paths.contact}?sent=1`, 303);
  } catch (error) {
    const { contact, fields: words } = textsOf(page.language);
    const refusal = readRefusal(error, {
      email: words.email,
      name: contact.nameMissing,
      text: contact.textMissing,
    });
    return data({ fields, refusal }, { status: 422 });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => createHelpMeta(loaderData, 'contact');

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { store, choices, captcha, language, currency, pathLanguage } = loaderData;
  const texts = textsOf(language);
  const { contact } = texts;
  const paths = storePaths(store.slug, pathLanguage);
  const { fields = { name: '', email: '', text: '' }, refusal = notRefused } = actionData ?? {};
  const { errors } = refusal;
  return (
    <HelpPage title={contact.title} {...{ store, choices, language, currency, paths, texts }}>
      {captcha ? (
        <>
          <p>{fill(contact.lead, { seller: store.seller.name })}</p>
          <HelpForm
            action={paths.contact}
            refusal={refusal}
            submit={contact.send}
            hint={contact.kept}
          >
            <input type="hidden" name="captchaKey" value={captcha.captchaKey} />
            <Field
              name="name"
              label={contact.name}
              value={fields.name}
              error={errors['name']}
              kind={{ autoComplete: 'name', maxLength: messageBounds.nameMax, isWide: true }}
              isRequired
            />
            <EmailField
              label={texts.checkout.email}
              value={fields.email}
              error={errors['email']}
              hintAt={paths.emailHint}
              texts={texts}
            />
            <div className="w">
              <label className={`f ${errors['text'] ? 'err' : ''}`}>
                <span>{contact.text}</span>
                <textarea
                  name="text"
                  rows={6}
                  maxLength={messageBounds.textMax}
                  defaultValue={fields.text}
                  required
                  aria-invalid={errors['text'] ? true : undefined}
                  aria-describedby={errors['text'] ? 'text-error' : undefined}
                />
              </label>
              <ErrorAt field="text" message={errors['text']} />
            </div>
            <div className="w captcha line gap-12 at-top">
              <img src={captcha.captchaBase64} alt={contact.letters} width={120} height={40} />
              <Field
                name="captchaCode"
                label={contact.captcha}
                value=""
                error={errors['captchaCode']}
                kind={{ autoComplete: 'off', maxLength: 16, isCode: true }}
                isRequired
              />
            </div>
          </HelpForm>
        </>
      ) : (
        <div className="box pad" role="status">
          <h2>{contact.sentTitle}</h2>
          <p>{contact.sent}</p>
        </div>
      )}
      <h2>{texts.policies.seller}</h2>
      <SellerFacts seller={store.seller} texts={texts} />
    </HelpPage>
  );
}
