import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayRange, dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';

/** The parts of the platform that an operation belongs to, in the order of the filter. */
export const logModules = [
  'login',
  'account',
  'user',
  'department',
  'role',
  'menu',
  'dictionary',
  'config',
  'notice',
  'log',
  'session',
  'codegen',
  'file',
  'store',
  'catalogue',
  'order',
  'return',
  'review',
  'payment',
  'payout',
  'ledger',
  'rate',
  'shipping',
  'promotion',
  'course',
  'job',
  'demo',
  'other',
] as const;
export type LogModule = (typeof logModules)[number];

export const logResults = ['ok', 'failed'] as const;
const moment = z.iso.datetime();

const logRowShape = z.object({
  id: z.string(),
  /** The module in the language of the caller; `moduleCode` is the value for the filter. */
  module: z.string(),
  moduleCode: z.enum(logModules),
  content: z.string(),
  requestUri: z.string(),
  method: z.string(),
  ip: z.string(),
  region: z.string(),
  browser: z.string(),
  os: z.string(),
  executionTime: z.string(),
  createBy: z.string().nullable(),
  createTime: moment,
  operator: z.string(),
  result: z.enum(logResults),
});

const loggedChangeShape = z.object({
  field: z.string(),
  /** Both are null when the values are personal or secret; a value that was not there is null as well. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  isHidden: z.boolean(),
});
export type LoggedChange = z.infer<typeof loggedChangeShape>;

const logDetailShape = logRowShape.extend({
  requestId: z.string(),
  /** The code of a failure; null after a success. */
  failure: z.string().nullable(),
  changes: z.array(loggedChangeShape),
});
export type LogDetail = z.infer<typeof logDetailShape>;

export const pageLogs = endpoint({
  name: 'logs.page',
  method: 'GET',
  path: '/api/v1/logs/page',
  permission: 'sys:log:query',
  summary:
    'What operators did, and all sign-ins, newest first: who, what, from where, how long and with which result.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(64)),
    createTime: dayRange,
    timeZone: dayZone,
    module: optionalFilter(z.enum(logModules)),
    operatorId: optionalFilter(idShape),
    result: optionalFilter(z.enum(logResults)),
  }),
  reply: pageOf(logRowShape),
});

export const readLog = endpoint({
  name: 'logs.read',
  method: 'GET',
  path: '/api/v1/logs/:id',
  permission: 'sys:log:query',
  summary:
    'One operation with the fields that it changed, before and after. Secrets and personal data are never recorded.',
  params: z.strictObject({ id: idShape }),
  reply: logDetailShape,
});

nameSchemas({ LogRow: logRowShape, LogDetail: logDetailShape, LoggedChange: loggedChangeShape });
