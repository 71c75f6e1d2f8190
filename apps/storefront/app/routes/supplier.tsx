import { randomUUID } from 'node:crypto';
import { readSupplierLink } from '@vitrine/contract/shop/supplier-links.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { redirect } from 'react-router';
import { formatsOf } from '../lib/formats.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import {
  type SupplierLink,
  type SupplierRefusal,
  sendSupplierForm,
  supplierActs,
} from '../lib/supplier-form.ts';
import { openLink, openSupplierPage, respondPrivately } from '../lib/supplier-page.ts';
import { fill, type StorefrontTexts, textsOf } from '../texts/index.ts';
import { FormError } from '../ui/form-error.tsx';
import { SupplierFrame, SupplierLinkGone } from '../ui/supplier-frame.tsx';
import { SupplierOrder, SupplierParcels } from '../ui/supplier-order.tsx';
import { SupplierParcelForm } from '../ui/supplier-parcel-form.tsx';
import { SupplierUnits } from '../ui/supplier-units.tsx';
import type { Route } from './+types/supplier.ts';

/** A purchase order, by the link that its supplier was mailed. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openSupplierPage(request, context.get(hostContext), params.lang);
  const { token } = params;
  const link = await openLink(
    callApi(page.host, readSupplierLink, { params: { token } }, page.wishes),
  );
  const done = new URL(request.url).searchParams.get('done');
  return respondPrivately(
    {
      link,
      token,
      frame: page.frame,
      platform: page.host.platform.name,
      done: supplierActs.find((act) => act === done) ?? null,
      formKey: randomUUID(),
    },
    link ? 200 : 404,
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openSupplierPage(request, context.get(hostContext), params.lang);
  const form = await request.formData();
  const here = `/${page.language}/supplier/${params.token}`;
  const refusal = await openLink(
    sendSupplierForm(page, params.token, form).then((found) => [found]),
  );
  if (!refusal) return redirect(here, 303);
  const [refused] = refusal;
  if (refused) return respondPrivately(refused, 422);
  const act = supplierActs.find((one) => one === form.get('intent')) ?? 'confirm';
  const order = form.get('order');
  const place = typeof order === 'string' && /^[\w-]{1,20}$/.test(order) ? `#${order}` : '';
  return redirect(`${here}?done=${act}${place}`, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('x-robots-tag') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) => {
  if (!page) return [];
  const { supplier } = textsOf(page.frame.language);
  const title = page.link ? fill(supplier.title, { number: page.link.number }) : supplier.goneTitle;
  return createPrivateMeta(title, { name: page.platform });
};

function stateOf(link: SupplierLink, { supplier: words }: StorefrontTexts) {
  if (link.state === 'cancelled')
    return {
      tone: 'bad',
      Icon: CircleAlert,
      title: words.cancelledTitle,
      body: words.cancelledBody,
    };
  if (!link.openCount)
    return { tone: 'good', Icon: CircleCheck, title: words.doneTitle, body: words.doneBody };
  const body = fill(words.openBody, { count: link.openCount });
  return link.isConfirmed
    ? { tone: 'good', Icon: CircleCheck, title: words.confirmedTitle, body }
    : { tone: 'wait', Icon: Clock, title: words.openTitle, body };
}

interface ConfirmProps {
  link: SupplierLink;
  action: string;
  formKey: string;
  refusal: SupplierRefusal | null;
  texts: StorefrontTexts;
}

/** The supplier confirms all units, or enters how many it delivers. */
function ConfirmForms({ link, action, formKey, refusal, texts }: ConfirmProps) {
  const { supplier: words } = texts;
  const lines = link.orders
    .flatMap(({ number, lines: all }) => all.map((line) => ({ ...line, orderNumber: number })))
    .filter((line) => line.open > 0);
  const hidden = (form: string) => (
    <>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="key" value={formKey} />
    </>
  );
  return (
    <div className="stack gap-12 below-16">
      <FormError message={refusal?.form === 'all' ? refusal.message : null} />
      <form method="post" action={action}>
        {hidden('all')}
        <button className="btn pri" type="submit">
          {words.confirmAll}
        </button>
      </form>
      <details open={refusal?.form === 'part'}>
        <summary>{words.confirmPart}</summary>
        <form className="stack gap-12 above-12" method="post" action={action}>
          {hidden('part')}
          <FormError message={refusal?.form === 'part' ? refusal.message : null} />
          <SupplierUnits lines={lines} legend={words.confirmPartHint} texts={texts} />
          <button className="btn sec" type="submit">
            {words.confirm}
          </button>
        </form>
      </details>
    </div>
  );
}

export default function Supplier({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token, frame, done, formKey } = loaderData;
  const { language } = frame;
  const texts = textsOf(language);
  const { supplier: words } = texts;
  const formats = formatsOf(language);
  const pathIn = (code: string) => `/${code}/supplier/${token}`;
  if (!link)
    return (
      <SupplierFrame frame={frame} pathIn={pathIn}>
        <SupplierLinkGone frame={frame} />
      </SupplierFrame>
    );
  const here = pathIn(language);
  const refusal: SupplierRefusal | null = actionData ?? null;
  const state = stateOf(link, texts);
  const isOpen = link.state !== 'cancelled' && link.openCount > 0;
  const files = `/api/v1/supplier-links/${token}`;
  return (
    <SupplierFrame frame={frame} pathIn={pathIn}>
      <h1>{fill(words.title, { number: link.number })}</h1>
      <p className="muted">
        {fill(words.sentOn, { supplier: link.supplier.name, day: formats.date(link.sentAt) })}
      </p>
      {done && !refusal ? (
        <p className="notice boxed good" role="status">
          {words[`done_${done}`]}
        </p>
      ) : null}
      <div className={`state ${state.tone}`}>
        <state.Icon size={28} aria-hidden="true" />
        <div>
          <h2>{state.title}</h2>
          <p>{state.body}</p>
        </div>
      </div>
      {isOpen && !link.isConfirmed ? (
        <ConfirmForms link={link} action={here} formKey={formKey} refusal={refusal} texts={texts} />
      ) : null}
      <p className="cluster gap-12">
        <a className="btn sec small-btn" href={`${files}/document?lang=${language}`}>
          {words.pdf}
        </a>
        <a className="btn sec small-btn" href={`${files}/table?lang=${language}`}>
          {words.csv}
        </a>
      </p>
      {link.shipsItself ? null : (
        <section className="box pad below-16">
          <h2>{words.deliverTo}</h2>
          <address>
            {link.deliverTo.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <SupplierParcels parcels={link.parcels} formats={formats} texts={texts} />
          {isOpen ? (
            <details open={refusal?.form === 'parcel'}>
              <summary>{words.parcelTitle}</summary>
              <div className="above-12">
                <SupplierParcelForm
                  action={here}
                  form="parcel"
                  orderNumber={null}
                  lines={link.orders.flatMap(({ number, lines }) =>
                    lines.map((line) => ({ ...line, orderNumber: number })),
                  )}
                  formKey={formKey}
                  refusal={refusal}
                  texts={texts}
                />
              </div>
            </details>
          ) : null}
        </section>
      )}
      {link.orders.map((order) => (
        <SupplierOrder
          key={order.number}
          order={order}
          action={here}
          shipsItself={link.shipsItself}
          formKey={formKey}
          refusal={refusal}
          formats={formats}
          texts={texts}
        />
      ))}
      <p className="line between">
        <b>{words.total}</b>
        <b className="num">{formats.money(link.total)}</b>
      </p>
      <p className="muted small">{fill(words.private, { day: formats.date(link.linkUntil) })}</p>
    </SupplierFrame>
  );
}
