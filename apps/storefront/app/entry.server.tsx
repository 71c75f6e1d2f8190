import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { composeAccentCss } from './lib/accent-css.ts';
import { hostContext } from './lib/host.ts';
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

function needsHydration(context: EntryContext): boolean {
  return context.staticHandlerContext.matches.some((match) => {
    const module = context.routeModules[match.route.id] as
      | { handle?: { hydrate?: boolean } }
      | undefined;
    return module?.handle?.hydrate === true;
  });
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(styleHashHeader, styleHashOf(context));
  const wait = Object.values(context.staticHandlerContext.errors ?? {}).map(
    (error) => notNowOf(error)?.retryAfterSeconds,
  )[0];
  if (wait) headers.set('retry-after', String(wait));
  const page = <ServerRouter context={context} url={request.url} />;
  // Rendering to a string is half the work, but loses the loader data that hydration needs.
  if (!needsHydration(context))
    return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe } = renderToPipeableStream(page, {
      onShellReady() {
        isShellReady = true;
      },
      // Before the shell is ready the error rejects the page, and is reported as any other.
      onError(error) {
        if (isShellReady) loadContext.get(hostContext).reportError(error);
      },
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
