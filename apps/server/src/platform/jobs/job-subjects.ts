import type { JobSubject } from '@vitrine/contract/jobs.ts';
import type { Ctx } from '../context.ts';

/** The subjects of the values of one payload field, by value; deleted ones are omitted. */
export type DescribeSubjects = (
  ctx: Ctx,
  values: readonly string[],
) => Promise<ReadonlyMap<string, JobSubject>>;

/** The functions that describe subjects, by field, in the order of the modules. */
export type SubjectDescribers = Map<string, DescribeSubjects>;

type Payload = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Finds the subjects of jobs with one query per field, however many jobs there are. If a payload has several
 * fields, that of the later module is used: an order is more specific than its store.
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
    if (field)
      sought.set(field, [...(sought.get(field) ?? []), { id, value: String(payload?.[field]) }]);
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
