import type { Ctx } from './context.ts';

/** The parts of a call that name what it is about. */
interface NamedCall {
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** What the operation log calls the subject of a recorded call: a name or a number, never an id; nothing if there is none. */
export type NameSubject = (ctx: Ctx, call: NamedCall) => Promise<string | undefined>;

/** The naming functions by the names of endpoints (`roles.updateMenus`), or by the first parts of them (`accounts`). */
export type SubjectNames = Map<string, NameSubject>;

/** The ids of a call under one parameter, whether it takes one or several. */
export const idsOf = (value: unknown): string[] => [value ?? []].flat().map(String);

export type ReferenceKind = 'account' | 'store';

/**
 * People and stores are recorded by their ids and named when somebody reads the log, so that a name that was erased is in no
 * row of it.
 */
export const referTo = (kind: ReferenceKind, ids: readonly string[]): string | undefined =>
  ids.length ? `${kind}:${ids.join(',')}` : undefined;

/** The kind and ids of a recorded reference; undefined for a subject that is a text. An id that was cut off is left out. */
export function readReference(subject: string): { kind: ReferenceKind; ids: string[] } | undefined {
  const [, kind, ids = ''] = /^(account|store):([\d,]+)$/.exec(subject) ?? [];
  if (!kind) return undefined;
  const whole = subject.length < subjectMax ? ids : ids.slice(0, ids.lastIndexOf(','));
  return { kind: kind as ReferenceKind, ids: whole.split(',').filter(Boolean) };
}

/** What the column for subjects takes. */
export const subjectMax = 120;
