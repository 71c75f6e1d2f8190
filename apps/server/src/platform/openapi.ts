import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { type FailureCode, failures } from '@vitrine/contract/failures.ts';
import { z } from 'zod';
import { failureText } from '#texts/failures.ts';

type Json = Record<string, unknown>;

/** Failures that any endpoint of a kind may answer, besides those that it names itself. */
function failuresOf(endpoint: Endpoint): FailureCode[] {
  const general: FailureCode[] = ['invalid-input', 'rate-limited', 'internal'];
  if (endpoint.permission) general.push('1002', 'forbidden');
  if (endpoint.params) general.push('not-found');
  if (endpoint.idempotency === 'required') general.push('idempotency-key-required');
  if (endpoint.idempotency) general.push('idempotency-key-reused', 'idempotency-running');
  return [...new Set([...general, ...(endpoint.failures ?? [])])];
}

/** A Zod shape as JSON Schema; what has no JSON form (a file, a checked text) becomes "anything". */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return schema;
}

const everyCall = [{ $ref: '#/components/parameters/lang' }, { $ref: '#/components/parameters/currencyjc' }];

/** Lists have a form in addresses for which OpenAPI has no name. */
function howToSend(schema: unknown): Json {
  return (schema as Json)['type'] === 'array' ? { description: 'With indexed keys: `name[0]=…&name[1]=…`.' } : {};
}

function parametersOf(endpoint: Endpoint): Json[] {
  const list: Json[] = [];
  for (const [place, shape] of [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const) {
    if (!shape) continue;
    const schema = schemaOf(shape, 'input');
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    for (const [name, property] of Object.entries((schema['properties'] as Json | undefined) ?? {})) {
      list.push({ name, in: place, required: place === 'path' || required.has(name), schema: property, ...howToSend(property) });
    }
  }
  if (endpoint.idempotency) {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: endpoint.idempotency === 'required',
      schema: { type: 'string', maxLength: 255 },
      description: 'The same key with the same call gives the same answer, once done.',
    });
  }
  return [...list, ...everyCall];
}

function answerOf(endpoint: Endpoint): Json {
  const reply = schemaOf(endpoint.reply, 'output');
  if (endpoint.envelope === 'raw') return reply;
  const key = endpoint.envelope === 'info' ? 'info' : 'data';
  return {
    type: 'object',
    required: ['code', 'msg', key],
    properties: { code: { enum: [1, 0], description: '1 success, 0 a warning' }, msg: { type: 'string' }, [key]: reply },
  };
}

/** A success: JSON in the envelope, a file, or an address to go to. */
function successOf(endpoint: Endpoint): Json {
  if (endpoint.answers === 'redirect') {
    return { '302': { description: 'Where to go on', headers: { location: { schema: { type: 'string', format: 'uri' } } } } };
  }
  const schema = endpoint.answers ? { type: 'string', format: 'binary' } : answerOf(endpoint);
  const types = endpoint.answers ?? ['application/json'];
  return { '200': { description: 'Success', content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

function operationOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of failuresOf(endpoint)) byStatus.set(failures[code], [...(byStatus.get(failures[code]) ?? []), code]);
  const refusals = Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${failureText(code, 'en')}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
  const bodyType = endpoint.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.permission ? { security: [{ bearer: [] }], 'x-permission': endpoint.permission } : { security: [] }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse({}).success,
            content: { [bodyType]: { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.bodyType === 'raw' ? { requestBody: { required: true, content: { '*/*': { schema: {} } } } } : {}),
    responses: { ...successOf(endpoint), ...refusals },
  };
}

/** The OpenAPI 3.1 document of everything that is served, made from the same values that serve it. */
export function describeApi(endpoints: Iterable<Endpoint>, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: '0.1.0',
      description:
        'Answers stand in an envelope: `code` 1 is a success, 0 a warning whose data still count; failures are HTTP 4xx and 5xx with a code of their own and `msg` in the language of the `lang` query or header. Amounts are whole minor units with their ISO 4217 currency; ids are strings.',
      license: { name: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      parameters: {
        lang: {
          name: 'lang',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'Language of messages and texts: en, zh-cn, es, pt or fr. The query parameter `lang` goes before it.',
        },
        currencyjc: {
          name: 'currencyjc',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'The chosen currency, ISO 4217; USD is also understood as USD1.',
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'msg'],
          properties: {
            code: { anyOf: [{ type: 'string' }, { const: 1002 }] },
            msg: { type: 'string' },
            requestId: { type: 'string' },
            errors: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } } },
            },
          },
        },
      },
    },
  };
}
