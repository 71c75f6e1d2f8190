import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { composeAccentCss } from './lib/accent-css.ts';
import { hostContext } from './lib/host.ts';
import { setMarkupRenderer } from './lib/kept-markup.ts';
import { notNowOf } from './lib/not-now.ts';
import { storeOfPage } from './lib/page-store.ts';

export { hostContext };

/** Sends the server the style that the page's policy has to allow; it is not sent to the browser. */
const styleHashHeader = 'x-style-hash';

/** Missing pages and refused forms are answers, not errors of ours. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const status = (error as { status?: number }).status;
  if (status !== undefined && status < 500) return;
  context.get(hostContext).reportError(error);
}

function styleHashOf({ staticHandlerContext }: EntryContext): string {
  const errors = Object.values(staticHandlerContext.errors ?? {}).map((error) =>
    isRouteErrorResponse(error) ? error.data : null,
  );
  const accent = storeOfPage([
    ...Object.values(staticHandlerContext.loaderData ?? {}),
    ...errors,
  ])?.accent;
  return accent
    ? `'sha256-${createHash('sha256').update(composeAccentCss(accent)).digest('base64')}'`
    : '';
}

setMarkupRenderer(renderToStaticMarkup);

const markups = new WeakMap<Response, string>();

/** The page of a response. The server takes it from here, because a response checks, copies and encodes its text again. */
export const renderMarkup = (response: Response): string | undefined => markups.get(response);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(styleHashHeader, styleHashOf(context));
  const wait = Object.values(context.staticHandlerContext.errors ?? {}).map(
    (error) => notNowOf(error)?.retryAfterSeconds,
  )[0];
  if (wait) headers.set('retry-after', String(wait));
  // No page is taken over by React in the browser, so its markup needs no marks for that.
  const page = renderToStaticMarkup(<ServerRouter context={context} url={request.url} />);
  const response = new Response(null, { status, headers });
  markups.set(response, `<!doctype html>${page}`);
  return response;
}
