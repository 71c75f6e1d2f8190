import type { JobSubject } from '@vitrine/contract/jobs.ts';
import type { Ctx } from './context.ts';

/** What the values of one field of events' payloads are about, by value; those that are gone are left out. */
export type DescribeSubjects = (ctx: Ctx, values: readonly string[]) => Promise<ReadonlyMap<string, JobSubject>>;

/** The describers by field, in the order of the modules. */
export type SubjectDescribers = Map<string, DescribeSubjects>;

type Payload = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Finds what jobs are about, in one look for each field however many jobs there are. Where a payload names several
 * fields, that of the later module counts: an order is more to the point than its store.
 */
export async function findSubjects(
  ctx: Ctx,
  jobs: readonly { id: string; payload: Payload }[],
  describers: SubjectDescribers,
): Promise<Map<string, JobSubject>> {
  const fields = [...describers.keys()].reverse();
  const sought = new Map<string, { id: string; value: string }[]>();
  for (const { id, payload } of jobs) {
    const field = fields.find((known) => payload?.[known] !== undefined);
    if (field) sought.set(field, [...(sought.get(field) ?? []), { id, value: String(payload?.[field]) }]);
  }
  const subjects = new Map<string, JobSubject>();
  for (const [field, named] of sought) {
    const values = [...new Set(named.map(({ value }) => value))];
    const known = await describers.get(field)?.(ctx, values);
    for (const { id, value } of named) {
      const subject = known?.get(value);
      if (subject) subjects.set(id, subject);
    }
  }
  return subjects;
}
