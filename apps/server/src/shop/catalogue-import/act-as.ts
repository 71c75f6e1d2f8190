import type { Caller, Ctx } from '#platform/context.ts';

/** A context whose changes are recorded as those of an operator: a job works for the one who began it. It has no rights. */
export function createOperatorContext(ctx: Ctx, accountId: string | null): Ctx {
  if (accountId === null) return ctx;
  const caller: Caller = {
    accountId,
    sessionId: '',
    email: '',
    roles: [],
    permissions: new Set(),
    storeId: null,
    scope: { reach: 3, departmentId: null },
    mustEnrol: false,
  };
  return { ...ctx, caller };
}
