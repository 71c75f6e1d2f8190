import { readDevice } from '@vitrine/contract/device.ts';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { networkOf } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { insertStatement } from '#platform/db/statement.ts';
import { redactSecrets } from '#platform/http/request-log.ts';
import { readReference, subjectMax } from '#platform/log-subjects.ts';
import { everyOperationText, type Verb } from '#texts/operations.ts';
import { operationLogs } from './logs.tables.ts';

type Values = typeof operationLogs.$inferInsert;

export type NewLog = Pick<
  Values,
  'accountId' | 'module' | 'action' | 'subject' | 'method' | 'durationMs' | 'failure' | 'changes'
> & {
  verb: Verb;
  path: string;
};

const insertLog = insertStatement(operationLogs, []);

/** Writes one row of the operation log, in a transaction together with its commit: that costs no round trip. */
export function writeLog(ctx: Ctx, { verb, ...log }: NewLog): Promise<void> {
  const { call } = ctx;
  const address = networkOf(call.address);
  const { browser = '', system = '' } = readDevice(call.userAgent);
  const subject = log.subject.slice(0, subjectMax);
  const row = {
    ...log,
    subject,
    path: redactSecrets(log.path).slice(0, 300),
    createdAt: ctx.clock.now(),
    address,
    browser: browser.slice(0, 40),
    system,
    requestId: call.requestId.slice(0, 40),
    searchText: foldText(
      `${everyOperationText(verb, { module: log.module, subject: readReference(subject) ? '' : subject })}\n${address}`,
    ),
  };
  return ctx.db.sendWithCommit(() => insertLog(ctx, row));
}
