import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { z } from 'zod';

/** The rules that can have exceptions. */
type Rule =
  | 'path'
  | 'keywords'
  | 'range'
  | 'reason'
  | 'created'
  | 'paging'
  | 'money'
  | 'name'
  | 'idempotency';

/** Names that another document prescribes, or that the rule is not meant for. The subject is an endpoint, a field of it, or a prefix with a star. */
const exceptions: readonly { rule: Rule; subject: string; reason: string }[] = [
  {
    rule: 'reason',
    subject: 'disputes.saveEvidence.explanation',
    reason: 'It decides nothing: it is the text of the evidence that a bank reads.',
  },
  {
    rule: 'reason',
    subject: 'fulfilment.bulkHold.note',
    reason: 'The reason is one of a list; the note is a free text beside it.',
  },
  {
    rule: 'reason',
    subject: 'fulfilment.hold.note',
    reason: 'The reason is one of a list; the note is a free text beside it.',
  },
  {
    rule: 'reason',
    subject: 'parcelProblems.report.note',
    reason: 'The kind is one of a list and is the reason; the note is a free text beside it.',
  },
  {
    rule: 'reason',
    subject: 'stock.createMovement.note',
    reason: 'The reason is one of a list; the note is a free text beside it.',
  },
  {
    rule: 'reason',
    subject: 'stockCounts.book.note',
    reason: 'The reason is that units were counted; the note is a free text beside it.',
  },
  {
    rule: 'path',
    subject: 'markets.lookUpCountry',
    reason: 'The specification fixes /api/getCountry.',
  },
  {
    rule: 'path',
    subject: 'users.businessInfo',
    reason: 'The specification fixes /api/businessGetInfo.',
  },
  { rule: 'path', subject: 'users.legacyLogout', reason: 'The specification fixes /api/logout.' },
  {
    rule: 'path',
    subject: 'payments.callback',
    reason: 'The specification fixes /api/paymentCallback.',
  },
  {
    rule: 'path',
    subject: 'payments.postCallback',
    reason: 'The specification fixes /api/paymentCallback.',
  },
  ...['payments.paySdk', 'payments.postPaySdk'].map((subject) => ({
    rule: 'path' as const,
    subject,
    reason: 'The specification fixes /api/paypal/paySdk.',
  })),
  {
    rule: 'path',
    subject: 'payments.borderQuery',
    reason: 'The specification fixes /api/border/query.',
  },
  {
    rule: 'path',
    subject: 'analytics.visitTrend',
    reason: 'The admin family fixes /api/v1/logs/visit-trend.',
  },
  {
    rule: 'path',
    subject: 'analytics.visitStats',
    reason: 'The admin family fixes /api/v1/logs/visit-stats.',
  },
  {
    rule: 'range',
    subject: 'analytics.visitTrend.*',
    reason: 'The admin family calls them startDate and endDate.',
  },
  {
    rule: 'created',
    subject: 'users.profile.createTime',
    reason: 'The admin family calls it createTime.',
  },
  {
    rule: 'created',
    subject: 'roles.page.list.createTime',
    reason: 'The admin family calls it createTime.',
  },
  {
    rule: 'created',
    subject: 'codegen.page.list.createTime',
    reason: 'The admin family calls it createTime.',
  },
  {
    rule: 'created',
    subject: 'notices.page.list.createTime',
    reason: 'The admin family calls it createTime.',
  },
  { rule: 'created', subject: 'accounts.*', reason: 'The admin family calls it createTime.' },
  { rule: 'created', subject: 'departments.*', reason: 'The admin family calls it createTime.' },
  {
    rule: 'created',
    subject: 'runs.page.createTime',
    reason: 'The days of a list are called createTime in all lists of the admin family.',
  },
  {
    rule: 'range',
    subject: 'runs.lines.after',
    reason: 'The number of a line, and no bound of a range.',
  },
  {
    rule: 'paging',
    subject: 'runs.lines.after',
    reason: 'A log that grows while it is read: the caller asks for the lines after the last one.',
  },
  { rule: 'created', subject: 'logs.*', reason: 'The admin family calls it createTime.' },
  {
    rule: 'reason',
    subject: 'dictionaries.*',
    reason:
      'The remark of a dictionary is a field of the admin family, and not why it was changed.',
  },
  {
    rule: 'reason',
    subject: 'configs.*',
    reason: 'The remark of a setting is a field of the admin family as well.',
  },
  {
    rule: 'reason',
    subject: 'pricing.noteProduct.note',
    reason: 'The note is what the call saves, shown to buyers.',
  },
  {
    rule: 'paging',
    subject: 'storefront.home',
    reason: 'The start of a list; the list itself has a cursor.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.previewSeller',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'catalogue.bulkRestockPreview',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.bulkHoldPreview',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.bulkReleasePreview',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'catalogue.bulkLimitPreview',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.proposePaymentSettlement',
    reason: 'One payment has one open proposal.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.proposePayoutSettlement',
    reason: 'One payout has one open proposal.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.proposeDifferenceSettlement',
    reason: 'One difference has one open proposal.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.confirmSettlement',
    reason: 'A proposal is decided once.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.declineSettlement',
    reason: 'A proposal is decided once.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.saveKeys',
    reason: 'Each call needs a proof, which is good once, and a repetition stores the same.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.changeMode',
    reason: 'Each call needs a proof, which is good once, and a repetition stores the same.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.removeKeys',
    reason: 'A repetition finds nothing to remove.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.rotateWebhooks',
    reason: 'Each call needs a proof, which is good once.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.checkProvider',
    reason: 'Reads the provider’s book and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.postPaySdk',
    reason: 'A query that may be a POST, as older clients send it.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.borderQuery',
    reason: 'A query that the specification makes a POST.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.postCallback',
    reason: 'A return page that asks the provider; an answer has its effect once.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.receiveWebhook',
    reason: 'The event has an id of its own and its effect once.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.leave',
    reason: 'Gives up an attempt to pay; nothing moves, however often.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.claimPacking',
    reason: 'A repetition claims the same order again.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.releasePacking',
    reason: 'A repetition finds nothing to release.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.hold',
    reason: 'A repetition stores the same reason; nothing moves.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.releaseHold',
    reason: 'A repetition finds nothing to release.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.previewShipments',
    reason: 'Computes a preview and changes nothing.',
  },
  {
    rule: 'idempotency',
    subject: 'fulfilment.readShipmentFile',
    reason: 'Reads a file; nothing is written.',
  },
  { rule: 'idempotency', subject: 'orders.quoteOwn', reason: 'Computes a quote.' },
  {
    rule: 'idempotency',
    subject: 'checkout.quote',
    reason: 'Computes a quote; a new one replaces it.',
  },
  {
    rule: 'idempotency',
    subject: 'refunds.ask',
    reason: 'A question to operators; nothing moves.',
  },
  {
    rule: 'idempotency',
    subject: 'refunds.decline',
    reason: 'An answer; nothing moves, and a second one is refused.',
  },
  { rule: 'idempotency', subject: 'payouts.unlink', reason: 'Ends a link; nothing moves.' },
  { rule: 'idempotency', subject: 'payouts.choose', reason: 'Saves a choice; nothing moves.' },
  { rule: 'idempotency', subject: 'payouts.saveBank', reason: 'Saves the details as a whole.' },
  { rule: 'idempotency', subject: 'payouts.removeBank', reason: 'Deletes details; nothing moves.' },
  { rule: 'idempotency', subject: 'payouts.saveSchedule', reason: 'Saves a setting as a whole.' },
  {
    rule: 'idempotency',
    subject: 'payouts.retry',
    reason: 'Sends a payout only while it waits; a second call finds it sent.',
  },
  {
    rule: 'idempotency',
    subject: 'payouts.saveBankTransfers',
    reason: 'Saves settings as a whole.',
  },
  {
    rule: 'idempotency',
    subject: 'payouts.previewBankResult',
    reason: 'Reads a file; nothing is written.',
  },
  {
    rule: 'idempotency',
    subject: 'payouts.bookBankResult',
    reason: 'The same result again changes nothing, whatever the key.',
  },
  { rule: 'idempotency', subject: 'payouts.saveSettings', reason: 'Saves settings as a whole.' },
  {
    rule: 'idempotency',
    subject: 'payouts.moveClock',
    reason: 'Moves the clock of a trial; not in production.',
  },
  {
    rule: 'idempotency',
    subject: 'payments.closeDiscrepancy',
    reason: 'Closes an entry; nothing moves, and a second one is refused.',
  },
  {
    rule: 'idempotency',
    subject: 'reconciliation.compare',
    reason: 'Compares books; nothing moves.',
  },
];

/** Features whose writes move money or goods. */
const movingFeatures =
  /^(orders|checkout|fulfilment|refunds|payments|payouts|reconciliation|catalogue)\./;

type Json = Record<string, unknown>;
interface Field {
  path: string;
  name: string;
  schema: Json;
  siblings: readonly string[];
}

/** Every field of a shape, at every depth. */
function* fieldsOf(
  schema: Json,
  definitions: Record<string, Json>,
  path: string,
  depth = 0,
): Generator<Field> {
  if (depth > 12) return;
  const reference = /^#\/\$defs\/(\w+)$/.exec(String(schema['$ref'] ?? ''))?.[1];
  if (reference) return yield* fieldsOf(definitions[reference] ?? {}, definitions, path, depth + 1);
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  for (const [name, field] of Object.entries(properties)) {
    yield { path: `${path}.${name}`, name, schema: field, siblings: Object.keys(properties) };
    yield* fieldsOf(field, definitions, `${path}.${name}`, depth + 1);
  }
  const parts = [
    schema['items'],
    schema['additionalProperties'],
    schema['anyOf'],
    schema['oneOf'],
    schema['allOf'],
  ].flat();
  for (const part of parts)
    if (typeof part === 'object' && part !== null)
      yield* fieldsOf(part as Json, definitions, path, depth + 1);
}

function listFields(
  shape: z.ZodType | undefined,
  io: 'input' | 'output',
  endpoint: string,
): Field[] {
  if (!shape) return [];
  const { $defs = {}, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
  }) as Json & { $defs?: Record<string, Json> };
  return [...fieldsOf(schema, $defs, endpoint)];
}

const isNumber = ({ schema }: Field) =>
  [schema, ...((schema['anyOf'] ?? []) as Json[])]
    .flatMap(({ type }) => type)
    .some((type) => type === 'integer' || type === 'number');

interface Problem {
  rule: Rule;
  subject: string;
  message: string;
}

function* checkPath({ name, path, permission }: Endpoint): Generator<Problem> {
  const isOperators = permission?.startsWith('platform:') ?? false;
  if (!path.startsWith('/api/v1/'))
    yield { rule: 'path', subject: name, message: `${path} is not below /api/v1` };
  else if (isOperators !== path.startsWith('/api/v1/platform/'))
    yield {
      rule: 'path',
      subject: name,
      message: `${path}: endpoints with a platform permission are below /api/v1/platform, others are not`,
    };
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))
    yield { rule: 'name', subject: name, message: 'operation ids are camelCase: feature.action' };
}

function* checkQuery(endpoint: Endpoint, fields: readonly Field[]): Generator<Problem> {
  const names = new Set(fields.map(({ name }) => name));
  for (const { name, path: subject } of fields) {
    if (/^(search|q|query|term|keyword|text)$/.test(name))
      yield { rule: 'keywords', subject, message: 'words to look for are called keywords' };
    if (/^(from|to|since|until|start|end|before|after)$|^(start|end|min|max)[A-Z]/.test(name))
      yield { rule: 'range', subject, message: 'the bounds of a range are called …From and …To' };
    if (/^(page|offset|skip|size|perPage|pageToken|after)$/.test(name))
      yield {
        rule: 'paging',
        subject,
        message: 'tables page with pageNum and pageSize, feeds with cursor and limit',
      };
  }
  if (names.has('pageNum') !== names.has('pageSize') || names.has('cursor') !== names.has('limit'))
    yield {
      rule: 'paging',
      subject: endpoint.name,
      message: 'pageNum goes with pageSize, cursor with limit',
    };
}

function* checkBody(fields: readonly Field[]): Generator<Problem> {
  for (const { name, path: subject } of fields)
    if (/^(note|remark|comment|why|explanation|justification)$/.test(name))
      yield { rule: 'reason', subject, message: 'why something was decided is called reason' };
}

function* checkFields(fields: readonly Field[]): Generator<Problem> {
  for (const field of fields) {
    const { name, path: subject, siblings } = field;
    if (
      /^(created|createTime|createdOn|createdTime|creationDate|dateCreated|insertedAt|addedAt)$/.test(
        name,
      )
    )
      yield { rule: 'created', subject, message: 'the moment of creation is called createdAt' };
    const isAmount = /^amount$|Amount$|Minor$|Cents$/.test(name) && isNumber(field);
    if (isAmount && !(name === 'amount' && siblings.includes('currency')))
      yield { rule: 'money', subject, message: 'money is { amount, currency }' };
  }
}

function* checkWrites({ name, method, idempotency }: Endpoint): Generator<Problem> {
  if (method !== 'GET' && movingFeatures.test(name) && idempotency !== 'required')
    yield {
      rule: 'idempotency',
      subject: name,
      message: 'a write that moves money or goods requires an Idempotency-Key',
    };
}

const covers = (pattern: string, subject: string) =>
  pattern.endsWith('*') ? subject.startsWith(pattern.slice(0, -1)) : pattern === subject;

/** Violations of the vocabulary of docs/guides/api.md in the contract, and exceptions that are not needed. */
export function checkVocabulary(endpoints: Iterable<Endpoint>, allowed = exceptions): string[] {
  const problems = [...endpoints].flatMap((endpoint) => {
    const query = listFields(endpoint.query, 'input', endpoint.name);
    const body = listFields(endpoint.body, 'input', endpoint.name);
    const reply = listFields(endpoint.reply, 'output', endpoint.name);
    return [
      ...checkPath(endpoint),
      ...checkQuery(endpoint, query),
      ...checkBody(body),
      ...checkFields([...query, ...body, ...reply]),
      ...checkWrites(endpoint),
    ];
  });
  const isExcepted = ({ rule, subject }: Problem) =>
    allowed.some((one) => one.rule === rule && covers(one.subject, subject));
  const unused = allowed.filter(
    (one) =>
      !problems.some(({ rule, subject }) => one.rule === rule && covers(one.subject, subject)),
  );
  return [
    ...new Set([
      ...problems
        .filter((problem) => !isExcepted(problem))
        .map(({ subject, message }) => `${subject}: ${message}`),
      ...unused.map(
        ({ rule, subject }) =>
          `${subject}: the exception from the rule "${rule}" is needed by nothing`,
      ),
    ]),
  ];
}
