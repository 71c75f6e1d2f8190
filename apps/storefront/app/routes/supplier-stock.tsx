import { readStockPage, uploadStock } from '@vitrine/contract/shop/supplier-stock-links.ts';
import { formatsOf } from '../lib/formats.ts';
import { ApiFailure, callApi, hostContext } from '../lib/host.ts';
import { createPrivateMeta } from '../lib/page-meta.ts';
import { openLink, openSupplierPage, respondPrivately } from '../lib/supplier-page.ts';
import { fill, textsOf } from '../texts/index.ts';
import { FormError } from '../ui/form-error.tsx';
import { SupplierFrame, SupplierLinkGone } from '../ui/supplier-frame.tsx';
import type { Route } from './+types/supplier-stock.ts';

/** A supplier uploads stock and prices here, by a separate link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = await openSupplierPage(request, context.get(hostContext), params.lang);
  const { token } = params;
  const link = await openLink(
    callApi(page.host, readStockPage, { params: { token } }, page.wishes),
  );
  return respondPrivately(
    { link, token, frame: page.frame, platform: page.host.platform.name },
    link ? 200 : 404,
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = await openSupplierPage(request, context.get(hostContext), params.lang);
  const { supplier: words } = textsOf(page.language);
  const file = (await request.formData()).get('file');
  if (typeof file === 'string' || !file?.size)
    return respondPrivately({ problem: words.fileMissing, result: null }, 422);
  const upload = {
    fileName: file.name,
    mimeType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
  try {
    const result = await callApi(
      page.host,
      uploadStock,
      { params: { token: params.token }, body: { file: upload } } as never,
      page.wishes,
    );
    return respondPrivately({ problem: null, result });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    // The loader responds with 404 for a link that was revoked meanwhile.
    return respondPrivately({ problem: error.message, result: null }, error.status);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('x-robots-tag') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: page }) => {
  if (!page) return [];
  const { supplier } = textsOf(page.frame.language);
  const title = page.link ? supplier.stockTitle : supplier.goneTitle;
  return createPrivateMeta(title, { name: page.platform });
};

export default function SupplierStock({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token, frame } = loaderData;
  const { language } = frame;
  const texts = textsOf(language);
  const { supplier: words } = texts;
  const formats = formatsOf(language);
  const pathIn = (code: string) => `/${code}/supplier-stock/${token}`;
  if (!link)
    return (
      <SupplierFrame frame={frame} pathIn={pathIn}>
        <SupplierLinkGone frame={frame} />
      </SupplierFrame>
    );
  const result = actionData?.result;
  const describe = (update: {
    fileName: string;
    stockCount: number;
    costCount: number;
    wrongCount: number;
  }) =>
    fill(words.uploaded, {
      file: update.fileName,
      stock: update.stockCount,
      cost: update.costCount,
      wrong: update.wrongCount,
    });
  return (
    <SupplierFrame frame={frame} pathIn={pathIn}>
      <h1>{words.stockTitle}</h1>
      <p className="muted">{link.supplier.name}</p>
      {result ? (
        <div className="notice boxed good" role="status">
          <p>{describe(result)}</p>
          <p>{words[`update_${result.state}`]}</p>
        </div>
      ) : null}
      <p>{words.stockLead}</p>
      <form
        className="stack gap-12 below-16"
        method="post"
        action={pathIn(language)}
        encType="multipart/form-data"
      >
        <FormError message={actionData?.problem} />
        <label>
          <span className="block small muted">{words.file}</span>
          <input type="file" name="file" accept=".csv,.xlsx" required />
        </label>
        <button className="btn pri" type="submit">
          {words.upload}
        </button>
        <a
          className="btn sec"
          href={`/api/v1/supplier-stock-links/${token}/table?lang=${language}`}
        >
          {words.stockTemplate}
        </a>
      </form>
      {result?.leftOut.length ? (
        <section className="box pad below-16">
          <h2>{words.leftOut}</h2>
          <ul className="supplier-lines">
            {result.leftOut.map(({ row, given, problem }) => (
              <li key={row}>
                {fill(words.leftOutRow, { row, given })}
                <small className="block muted">{words.problems[problem]}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {link.updates.length ? (
        <section className="box pad below-16">
          <h2>{words.uploads}</h2>
          <ul className="supplier-lines">
            {link.updates.map((update) => (
              <li key={update.createdAt}>
                {describe(update)}
                <small className="block muted">
                  {formats.date(update.createdAt)} · {words[`update_${update.state}`]}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="muted small">
        {fill(words.stockPrivate, { day: formats.date(link.linkUntil) })}
      </p>
    </SupplierFrame>
  );
}
