import { readFile } from 'node:fs/promises';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tagOf } from '#texts/api/tags.ts';
import { type Branding, builtInBranding, logoUrlOf, readBranding } from '../branding.ts';
import { systemContext } from '../context.ts';
import { describeSchema, type Schema } from '../db/schema-text.ts';
import { escapeHtml } from '../mail/mail-page.ts';
import { pageScript } from './api-page-script.ts';
import { compressBody, type KeptBody, sendKeptBody } from './kept-body.ts';
import { describeApi } from './openapi.ts';
import type { Api } from './route.ts';

const style = `:root{color-scheme:light dark;--ink:#101828;--soft:#475467;--page:#f6f7f9;--card:#fff;--line:#e6e9ef;--blue:#2562dd;--code:#f1f3f6}
@media(prefers-color-scheme:dark){:root{--ink:#f0f2f6;--soft:#b4bccb;--page:#0e1116;--card:#161a21;--line:#262c37;--blue:#82adff;--code:#1b2029}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:14px/1.55 Inter,system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:40px 20px 80px}h1{font-size:28px;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;margin:40px 0 10px;}
p{color:var(--soft);margin:0 0 12px}a{color:var(--blue)}nav{display:flex;flex-wrap:wrap;gap:6px 14px;margin:16px 0}
details{border:1px solid var(--line);border-radius:10px;background:var(--card);margin-bottom:8px}summary{display:flex;gap:12px;align-items:baseline;padding:11px 14px;cursor:pointer;list-style:none;flex-wrap:wrap}
summary b{min-width:56px;color:var(--blue)}summary code{font-weight:600}summary span{margin-left:auto;color:var(--soft);font-size:12px}
summary em{flex-basis:100%;font-style:normal;color:var(--soft);font-size:13px}details[open] em{display:none}[hidden]{display:none}dl{margin:0;display:grid;grid-template-columns:minmax(120px,max-content) 1fr;gap:4px 16px;font-size:13px}dt{font-family:ui-monospace,monospace}dd{margin:0;color:var(--soft)}
.find{position:sticky;top:0;padding:10px 0;background:var(--page);display:flex;gap:12px;align-items:center;z-index:1}input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:8px 12px;width:min(420px,100%)}input:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--blue);outline-offset:2px}details{scroll-margin-top:64px}
.in{padding:0 14px 14px;border-top:1px solid var(--line)}h3{font-size:13px;margin:14px 0 4px}pre{margin:0;padding:12px;border-radius:8px;background:var(--code);overflow:auto;font-size:12px}code{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}p{overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

type Schemas = Record<string, Schema>;
interface Media {
  schema: Schema;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  /** A reference is a header that every call may have. */
  parameters: (
    | { name: string; in: string; required: boolean; schema: Schema; description?: string }
    | { $ref: string }
  )[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

/** Texts of the contract set names between back-ticks. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const block = (schema: Schema, schemas: Schemas) =>
  `<pre>${escapeHtml(describeSchema(schema, schemas))}</pre>`;
const exampleBlock = (example: unknown) =>
  example === undefined
    ? ''
    : `<h3>Example</h3><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`;
/** The first sentence of a summary, for a collapsed row. */
const firstSentence = (text: string) => /^.*?[.:;](?=\s|$)/.exec(text)?.[0] ?? text;
const anchorOf = (tag: string) => tag.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function describeAnswer(responses: Operation['responses'], schemas: Schemas): string {
  const content = responses['200']?.content ?? {};
  const [type, media] = Object.entries(content)[0] ?? [];
  if (!type || !media) return '<p>A redirect (302).</p>';
  if (type === 'application/json')
    return block(media.schema, schemas) + exampleBlock(media.example);
  return `<p>A file: ${Object.keys(content).join(' or ')}.</p>`;
}

function describeParameters(parameters: Operation['parameters'], schemas: Schemas): string {
  const rows = parameters.flatMap((parameter) =>
    '$ref' in parameter
      ? []
      : `<dt>${escapeHtml(parameter.name)}${parameter.required ? '' : '?'}</dt><dd><code>${escapeHtml(describeSchema(parameter.schema, schemas))}</code> in the ${parameter.in}. ${prose(parameter.description ?? '')}</dd>`,
  );
  return rows.length ? `<h3>Parameters</h3><dl>${rows.join('')}</dl>` : '';
}

function describeBody(requestBody: Operation['requestBody'], schemas: Schemas): string {
  const [media] = Object.values(requestBody?.content ?? {});
  if (!requestBody || !media) return '';
  const types = Object.keys(requestBody.content).join(' or ');
  return `<h3>Body (${types})</h3>${block(media.schema, schemas)}${exampleBlock(media.example)}`;
}

function describeEndpoint(endpoint: Endpoint, operation: Operation, schemas: Schemas): string {
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) =>
        `<p><b>${status}</b> ${prose(description).replaceAll('\n\n', '<br>')}</p>`,
    );
  const name = escapeHtml(endpoint.name);
  // The id is on an element inside the row, because browsers open a collapsed row for a target that is in it.
  return `<details data-name="${name}"><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code><span>${escapeHtml(endpoint.permission ?? 'public')}</span><em>${prose(firstSentence(endpoint.summary))}</em></summary><div class="in" id="${name}"><p style="margin-top:12px">${prose(endpoint.summary)}</p><p><a href="#${name}">${name}</a></p>${describeParameters(operation.parameters, schemas)}${describeBody(operation.requestBody, schemas)}<h3>Answer</h3>${describeAnswer(operation.responses, schemas)}<h3>Failures</h3>${refusals.join('')}</div></details>`;
}

interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
}

/** The whole API as one page, by chapters. Without JavaScript only the search is missing. */
function renderPage(
  endpoints: readonly Endpoint[],
  { info, tags, paths, components }: ApiDocument,
  logoUrl: string,
): string {
  const operations = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => [one.operationId, one]),
    ),
  );
  const sections = tags.map(({ name, description }) => {
    const rows = endpoints
      .filter((endpoint) => tagOf(endpoint.name) === name)
      .map((endpoint) =>
        describeEndpoint(endpoint, operations.get(endpoint.name) as Operation, components.schemas),
      );
    return `<section><h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p>${prose(description)}</p>${rows.join('')}</section>`;
  });
  const icon = logoUrl
    ? `<link rel="icon" href="${escapeHtml(logoUrl)}" type="image/webp">`
    : '<link rel="icon" href="/vitrine.svg" type="image/svg+xml">';
  const chapters = tags.map(({ name }) => `<a href="#${anchorOf(name)}">${escapeHtml(name)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title>${icon}<style>${style}</style><script src="/api/docs/page.js" defer></script></head><body><main><h1>${escapeHtml(info.title)}</h1><p>${prose(info.description)}</p><p><a href="/api/docs/openapi.json">OpenAPI 3.1 document</a> · ${endpoints.length} endpoints</p><nav aria-label="Chapters">${chapters.join('')}</nav><div class="find"><input type="search" placeholder="Search endpoints" aria-label="Search endpoints" autocomplete="off" hidden><output></output></div>${sections.join('')}</main></body></html>`;
}

const guide = new URL('../../../../../docs/guides/payment-providers.md', import.meta.url);

/** `/api/docs` and `/api/docs/openapi.json`: intentionally public, and rendered once for each name and logo of the platform. */
export function mountApiDocs(server: FastifyInstance, api: Api): void {
  const endpoints = [...api.endpoints.values()].map(({ endpoint }) => endpoint);
  const { consoleUrl, ALLOWED_ORIGINS } = api.platform.config;
  const framers = [new URL(consoleUrl).origin, ...ALLOWED_ORIGINS].join(' ');
  let cached: { branding: Branding; document: KeptBody; page: KeptBody } | undefined;
  const render = async () => {
    // The API is described without a database too.
    const branding = await readBranding(systemContext(api.platform)).catch(() => builtInBranding);
    if (cached?.branding.name !== branding.name || cached.branding.logoKey !== branding.logoKey) {
      const document = describeApi(endpoints, api.platform.config.consoleUrl, branding.name);
      const page = renderPage(endpoints, document as unknown as ApiDocument, logoUrlOf(branding));
      const keep = (text: string) => compressBody(Buffer.from(text), { withGzip: true });
      cached = { branding, document: await keep(JSON.stringify(document)), page: await keep(page) };
    }
    return cached;
  };
  // The names of the platform and of endpoints change without a new address.
  const lasting = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  server.get('/api/docs/openapi.json', async (request, reply) =>
    sendKeptBody(
      (await render()).document,
      request,
      lasting(reply).type('application/json; charset=utf-8'),
    ),
  );
  // Where the set-up list of operators leads whose platform has no payment provider.
  server.get('/api/docs/guides/payment-providers', async (_request, reply) =>
    lasting(reply)
      .type('text/plain; charset=utf-8')
      .send(await readFile(guide, 'utf8')),
  );
  server.get('/api/docs/page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(pageScript),
  );
  server.get('/api/docs', async (request, reply) => {
    // Our own consoles may show it in a frame; nobody else.
    const policy = String(reply.getHeader('content-security-policy')).replace(
      "frame-ancestors 'none'",
      `frame-ancestors 'self' ${framers}`,
    );
    lasting(reply)
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8');
    return sendKeptBody((await render()).page, request, reply);
  });
}
