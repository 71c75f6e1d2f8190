import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { type FailureCode, failures } from '@vitrine/contract/failures.ts';
import { productName } from '@vitrine/contract/product-name.ts';
import { describeField } from '#texts/api/fields.ts';
import { tagOf, tagTexts } from '#texts/api/tags.ts';
import { failureText } from '#texts/failures.ts';
import { exampleOf } from './openapi-examples.ts';
import { createSchemaBook, type Json, type SchemaBook, takesFile } from './openapi-schemas.ts';

/** Failures that any endpoint of a kind may return, in addition to those that it declares. */
function failuresOf(endpoint: Endpoint): FailureCode[] {
  const general: FailureCode[] = ['invalid-input', 'rate-limited', 'internal'];
  if (endpoint.permission) general.push('1002', 'forbidden');
  if (endpoint.params) general.push('not-found');
  if (endpoint.idempotency === 'required') general.push('idempotency-key-required');
  if (endpoint.idempotency) general.push('idempotency-key-reused', 'idempotency-running');
  return [...new Set([...general, ...(endpoint.failures ?? [])])];
}

/** The name of an operation in generated clients: `own-orders.place` becomes `OwnOrdersPlace`. */
const typeName = (operation: string) =>
  operation.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

const everyCall = [
  { $ref: '#/components/parameters/lang' },
  { $ref: '#/components/parameters/currencyjc' },
];

/** OpenAPI has no name for the form of lists in query strings. */
const listForm = (schema: Json) =>
  schema['type'] === 'array' ? ' With indexed keys: `name[0]=…&name[1]=…`.' : '';

/** Path and query parameters. `template` is the endpoint's path in the document. */
function parametersOf(endpoint: Endpoint, template: string, book: SchemaBook): Json[] {
  const list: Json[] = [];
  const inTemplate = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  for (const [place, shape] of [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const) {
    if (!shape) continue;
    const schema = book.add(shape, 'input');
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    for (const [name, property] of Object.entries(
      (schema['properties'] as Record<string, Json> | undefined) ?? {},
    )) {
      const { description: own, ...rest } = property;
      const description = describeField(name, typeName(endpoint.name)) ?? own;
      list.push({
        name: place === 'path' ? (inTemplate[inPath.indexOf(name)] ?? name) : name,
        in: place,
        required: place === 'path' || required.has(name),
        schema: rest,
        ...(description ? { description: `${description}${listForm(rest)}` } : {}),
      });
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

function answerOf(endpoint: Endpoint, book: SchemaBook): Json {
  const reply = book.add(endpoint.reply, 'output', `${typeName(endpoint.name)}Reply`);
  if (endpoint.envelope === 'raw') return reply;
  const key = endpoint.envelope === 'info' ? 'info' : 'data';
  return {
    type: 'object',
    required: ['code', 'msg', key],
    properties: {
      code: {
        enum: [1, 0],
        description: '1: success. 0: success with a warning, which `msg` explains.',
      },
      msg: { type: 'string', description: '`ok`, or the warning in the language of the call.' },
      [key]: reply,
    },
  };
}

/** A successful response: JSON in the envelope, a file, or a redirect. */
function successOf(endpoint: Endpoint, book: SchemaBook): Json {
  if (endpoint.answers === 'redirect') {
    return {
      '302': {
        description: 'Where to go on',
        headers: { location: { schema: { type: 'string', format: 'uri' } } },
      },
    };
  }
  if (endpoint.answers) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      '200': {
        description: 'A file',
        content: Object.fromEntries(endpoint.answers.map((type) => [type, file])),
      },
    };
  }
  const schema = answerOf(endpoint, book);
  const example = exampleOf(endpoint, 'reply', schema, book);
  return {
    '200': {
      description: 'Success',
      content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
    },
  };
}

function bodyOf(endpoint: Endpoint, book: SchemaBook): Json {
  if (endpoint.bodyType === 'raw')
    return {
      requestBody: {
        required: true,
        content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (!endpoint.body) return {};
  const schema = book.add(endpoint.body, 'input', `${typeName(endpoint.name)}Body`);
  const hasFile = takesFile(schema);
  const example = hasFile ? undefined : exampleOf(endpoint, 'body', schema, book);
  const media = { schema, ...(example === undefined ? {} : { example }) };
  const types =
    endpoint.bodyType === 'multipart'
      ? ['multipart/form-data', ...(hasFile ? [] : ['application/json'])]
      : ['application/json'];
  const required = !endpoint.body.safeParse({}).success;
  return {
    requestBody: { required, content: Object.fromEntries(types.map((type) => [type, media])) },
  };
}

function operationOf(endpoint: Endpoint, template: string, book: SchemaBook): Json {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of failuresOf(endpoint))
    byStatus.set(failures[code], [...(byStatus.get(failures[code]) ?? []), code]);
  const refusals = Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${failureText(code, 'en')}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint.name)],
    summary: endpoint.summary,
    ...(endpoint.permission
      ? { security: [{ bearer: [] }], 'x-permission': endpoint.permission }
      : { security: [] }),
    parameters: parametersOf(endpoint, template, book),
    ...bodyOf(endpoint, book),
    responses: { ...successOf(endpoint, book), ...refusals },
  };
}

/** The limit of an invalid field. */
const bound = (which: string): Json => ({
  description: `The ${which} that is allowed, when the value broke that bound.`,
  oneOf: [{ type: 'number' }, { $ref: '#/components/schemas/Money' }],
});

const failureSchema = {
  type: 'object',
  description:
    'What a call that failed is answered. The HTTP status says what kind of failure it is.',
  required: ['code', 'msg', 'requestId'],
  properties: {
    code: {
      anyOf: [{ type: 'string' }, { const: 1002 }],
      description: 'Which failure it is, the same in every language; 1002 is a number.',
    },
    msg: { type: 'string', description: 'What happened, in the language of the call.' },
    requestId: { type: 'string', description: 'Names the request in the log.' },
    errors: {
      type: 'array',
      description: 'The fields that were refused.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string', description: 'The field, in dotted form: `lines.0.quantity`.' },
          code: {
            type: 'string',
            description: 'What is wrong with it, the same in every language.',
          },
          message: {
            type: 'string',
            description: 'What is wrong with it, in the language of the call.',
          },
          minimum: bound('least'),
          maximum: bound('most'),
        },
      },
    },
    data: {
      type: 'object',
      description: 'What the next step needs; few failures have it.',
      additionalProperties: true,
    },
  },
};

const parameters = {
  lang: {
    name: 'lang',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description:
      'Language of messages and texts: en, zh-cn, es, pt or fr. The query parameter `lang` goes before it.',
  },
  currencyjc: {
    name: 'currencyjc',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'The chosen currency, ISO 4217; USD is also understood as USD1.',
  },
};

/**
 * The paths of the document. In OpenAPI, paths that differ only in the names of their parameters are the same path, so
 * `/dict/:id` and `/dict/:ids` share the first one.
 */
function templateOf(templates: Map<string, string>, endpoint: Endpoint): string {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const key = path.replaceAll(/\{\w+\}/g, '{}');
  if (!templates.has(key)) templates.set(key, path);
  return templates.get(key) as string;
}

/** The OpenAPI 3.1 document of all endpoints, generated from the same values that serve them. */
export function describeApi(
  endpoints: Iterable<Endpoint>,
  serverUrl: string,
  platformName: string = productName,
): Json {
  const all = [...endpoints];
  const book = createSchemaBook();
  // Responses come first and get the plain names; requests with a different form are named after them.
  for (const { reply, answers, name } of all)
    if (!answers) book.add(reply, 'output', `${typeName(name)}Reply`);
  const templates = new Map<string, string>();
  const paths: Record<string, Json> = {};
  for (const endpoint of all) {
    const template = templateOf(templates, endpoint);
    paths[template] = {
      ...paths[template],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, template, book),
    };
  }
  const used = new Set(all.map(({ name }) => tagOf(name)));
  return {
    openapi: '3.1.0',
    info: {
      title: `${platformName} API`,
      version: '0.1.0',
      description:
        'Every response is wrapped as `{ code, msg, data }`. `code` 1 is success, `code` 0 success with a warning. Errors use HTTP 4xx and 5xx and a code of their own; `msg` is in the language of the `lang` query parameter or header. Amounts are whole minor units with their ISO 4217 currency; ids are strings.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: tagTexts.filter(({ name }) => used.has(name)),
    paths,
    components: {
      parameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema, ...book.schemas },
    },
  };
}
