import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './mail-page.ts';
import { describeApi } from './openapi.ts';
import type { Api } from './route.ts';
import { describeSchema, type Schema } from './schema-text.ts';

const style = `:root{color-scheme:light dark;--ink:#101828;--soft:#475467;--page:#f6f7f9;--card:#fff;--line:#e6e9ef;--blue:#2562dd;--code:#f1f3f6}
@media(prefers-color-scheme:dark){:root{--ink:#f0f2f6;--soft:#b4bccb;--page:#0e1116;--card:#161a21;--line:#262c37;--blue:#82adff;--code:#1b2029}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:14px/1.55 Inter,system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:40px 20px 80px}h1{font-size:28px;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;margin:40px 0 10px;text-transform:capitalize}
p{color:var(--soft);margin:0 0 12px}a{color:var(--blue)}nav{display:flex;flex-wrap:wrap;gap:6px 14px;margin:16px 0}
details{border:1px solid var(--line);border-radius:10px;background:var(--card);margin-bottom:8px}summary{display:flex;gap:12px;align-items:baseline;padding:11px 14px;cursor:pointer;list-style:none;flex-wrap:wrap}
summary b{min-width:56px;color:var(--blue)}summary code{font-weight:600}summary span{margin-left:auto;color:var(--soft);font-size:12px}
.in{padding:0 14px 14px;border-top:1px solid var(--line)}h3{font-size:13px;margin:14px 0 4px}pre{margin:0;padding:12px;border-radius:8px;background:var(--code);overflow:auto;font-size:12px}code{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}p{overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

interface Operation {
  summary: string;
  /** A reference stands for a header that every call may have. */
  parameters: ({ name: string; in: string; required: boolean; schema: Schema } | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

/** Texts of the contract set names between back-ticks. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const block = (schema: Schema) => `<pre>${escapeHtml(describeSchema(schema))}</pre>`;

function describeAnswer(responses: Operation['responses']): string {
  const [type, { schema } = { schema: {} }] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  if (!type) return `<p>A redirect (302).</p>`;
  if (type === 'application/json') return block(schema);
  return `<p>A file: ${Object.keys(responses['200']?.content ?? {}).join(' or ')}.</p>`;
}

function describeEndpoint(endpoint: Endpoint, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const parameters = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : `${parameter.name}${parameter.required ? '' : '?'}: ${describeSchema(parameter.schema)} (${parameter.in})`,
  );
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `<p><b>${status}</b> ${prose(description).replaceAll('\n\n', '<br>')}</p>`);
  return `<details id="${escapeHtml(endpoint.name)}"><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code><span>${escapeHtml(endpoint.permission ?? 'public')}</span></summary><div class="in"><p style="margin-top:12px">${prose(endpoint.summary)}</p>${
    parameters.length ? `<h3>Parameters</h3><pre>${escapeHtml(parameters.join('\n'))}</pre>` : ''
  }${body ? `<h3>Body (${body[0]})</h3>${block(body[1].schema)}` : ''}<h3>Answer</h3>${describeAnswer(operation.responses)}<h3>Failures</h3>${refusals.join('')}</div></details>`;
}

/** The whole API as one page that needs no script, grouped by feature. */
function renderPage(endpoints: readonly Endpoint[], document: Record<string, unknown>): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const groups = Map.groupBy(endpoints, ({ name }) => name.split('.')[0] ?? '');
  const sections = [...groups].map(([group, members]) => {
    const rows = members.flatMap((endpoint) => {
      const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      return operation ? [describeEndpoint(endpoint, operation)] : [];
    });
    return `<h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2>${rows.join('')}`;
  });
  const info = document['info'] as { title: string; description: string };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title><link rel="icon" href="/vitrine.svg" type="image/svg+xml"><style>${style}</style></head><body><main><h1>${info.title}</h1><p>${prose(info.description)}</p><p><a href="/api/docs/openapi.json">OpenAPI 3.1 document</a> · ${endpoints.length} endpoints</p><nav>${[...groups.keys()].map((group) => `<a href="#${escapeHtml(group)}">${escapeHtml(group)}</a>`).join('')}</nav>${sections.join('')}</main></body></html>`;
}

/** `/api/docs` and `/api/docs/openapi.json`: public on purpose, and rendered once. */
export function mountApiDocs(server: FastifyInstance, api: Api): void {
  const endpoints = [...api.endpoints.values()].map(({ endpoint }) => endpoint);
  let cached: { document: string; page: string } | undefined;
  const render = () => {
    if (!cached) {
      const document = describeApi(endpoints, api.platform.config.consoleUrl);
      cached = { document: JSON.stringify(document), page: renderPage(endpoints, document) };
    }
    return cached;
  };
  server.get('/api/docs/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(render().document));
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(render().page));
}
