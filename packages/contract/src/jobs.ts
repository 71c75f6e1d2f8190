import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from './paging.ts';
import { nameSchemas } from './schema-names.ts';

const jobSubjectKinds = ['order', 'payout', 'event', 'email', 'store', 'difference'] as const;
const jobSubjectShape = z.object({
  kind: z.enum(jobSubjectKinds),
  /** The number of an order, the name of a store (a payout's too), the subject of an email, the type of a provider's event, a provider. */
  name: z.string(),
  /** The store to open, for a store and a payout. */
  storeId: idShape.nullable(),
});
export type JobSubject = z.infer<typeof jobSubjectShape>;

/** A job that failed permanently: what it should do, and why it failed. */
const failedJobShape = z.object({
  id: z.uuid(),
  /** Its event and handler. */
  event: z.string(),
  handler: z.string(),
  /** The payload of the event, mostly ids. */
  payload: z.string(),
  /** Its subject, under the name that users know; null if it no longer exists. */
  subject: jobSubjectShape.nullable(),
  error: z.string(),
  attempts: z.number().int(),
  /** When the event happened, and when the last attempt failed. */
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  /** The run log of the last attempt; null once that is deleted. */
  runId: idShape.nullable(),
});
export type FailedJob = z.infer<typeof failedJobShape>;

/** Jobs that should have sent an email, and all others. */
export const failedJobKinds = ['email', 'other'] as const;
export type FailedJobKind = (typeof failedJobKinds)[number];

export const listFailedJobs = endpoint({
  name: 'jobs.failed',
  method: 'GET',
  path: '/api/v1/platform/failed-jobs',
  permission: 'platform:job:query',
  summary: 'Jobs that failed ten times and are not tried any more by themselves, newest first.',
  query: z.strictObject({ ...pageQueryFields, kind: optionalFilter(z.enum(failedJobKinds)) }),
  reply: pageOf(failedJobShape),
});

export const retryFailedJobs = endpoint({
  name: 'jobs.retry',
  method: 'POST',
  path: '/api/v1/platform/failed-jobs/retries',
  permission: 'platform:job:retry',
  summary:
    'Gives failed jobs another ten attempts; says how many were put back. One that was put back already is left alone.',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  transaction: 'none',
  reply: z.object({ retried: z.number().int() }),
});

export const dismissFailedJobs = endpoint({
  name: 'jobs.dismiss',
  method: 'POST',
  path: '/api/v1/platform/failed-jobs/dismissals',
  permission: 'platform:job:retry',
  summary:
    'Gives failed jobs up: they leave the list and are not tried again. Says how many there were; one that is gone already is left alone.',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  reply: z.object({ dismissed: z.number().int() }),
});

nameSchemas({ FailedJob: failedJobShape, JobSubject: jobSubjectShape });
