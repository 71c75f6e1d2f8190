import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { findAccountByLogin, verifyAccessToken } from '#admin/identity/index.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { Failure, Warning } from '#platform/failure.ts';
import type { BeginOperation, CallInput } from '#platform/http/operations.ts';
import type { RawCall } from '#platform/http/raw-call.ts';
import type { Api } from '#platform/http/route.ts';
import { findChanges, findSubject } from './changes.rules.ts';
import { nameSubject } from './name-subject.ts';
import { findStateReader, type StateReader } from './read-state.ts';
import { isRecorded, isSignIn, moduleOf, verbOf } from './recorded.rules.ts';
import { type NewLog, writeLog } from './write-log.ts';

/** Mistakes in a form are not recorded: nothing was attempted yet. */
const unrecordedFailures = new Set([
  'invalid-input',
  'malformed-request',
  'idempotency-key-required',
  'captcha-wrong',
]);

const paramsOf = (params: unknown): string =>
  typeof params === 'object' && params !== null
    ? Object.values(params).flat().map(String).join(', ')
    : '';

const pathOf = ({ path }: Endpoint, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    String((params as Readonly<Record<string, unknown>> | null)?.[name] ?? ''),
  );

/** The account of a sign-in: that of the new tokens, or the one whose name was tried. */
async function findSignedIn(ctx: Ctx, call: RawCall, result: unknown): Promise<string | null> {
  const token = (result as { accessToken?: unknown } | null)?.accessToken;
  if (typeof token === 'string')
    return (await verifyAccessToken(ctx.platform, token))?.accountId ?? null;
  const { username } = (call.body ?? {}) as { username?: unknown };
  return typeof username === 'string'
    ? ((await findAccountByLogin(ctx, username.slice(0, 254)))?.id ?? null)
    : null;
}

/** Records calls for all endpoints alike: nothing is written by hand in a use case. */
export function createRecorder(api: Api): BeginOperation {
  const readers = new Map<string, StateReader | undefined>();
  const readerOf = ({ name, path }: Endpoint): StateReader | undefined => {
    if (!readers.has(name)) readers.set(name, findStateReader(api, path));
    return readers.get(name);
  };

  return (endpoint, call) => {
    const { name, method, permission } = endpoint;
    const { caller } = call;
    // A call of an operator who sees an owner's console counts as the operator's, not the owner's.
    const callerId = caller?.viewedBy?.accountId ?? caller?.accountId;
    const isOperator =
      caller?.viewedBy !== undefined ||
      (caller?.roles.some((role) => role !== 'STORE_OWNER') ?? false);
    if (!isRecorded(endpoint, isOperator)) return undefined;
    const startedAt = performance.now();
    // Only of the platform's own tables: what people enter about themselves is their own.
    const hasValues =
      /^(?:sys|platform):/.test(permission ?? '') && !/:export$/.test(permission ?? '');
    const readState = hasValues ? readerOf(endpoint) : undefined;
    let before: unknown;
    /** What a deleted row was called. */
    let nameBefore: string | undefined;

    const logOf = (
      log: Pick<NewLog, 'accountId' | 'failure' | 'changes'>,
      params: unknown,
      subject: string | undefined,
    ): NewLog => ({
      ...log,
      module: moduleOf(endpoint),
      action: name,
      verb: verbOf(endpoint),
      subject: subject ?? paramsOf(params),
      method,
      path: pathOf(endpoint, params),
      durationMs: Math.max(1, Math.round(performance.now() - startedAt)),
    });

    async function describe(ctx: Ctx, { params, query, body }: CallInput) {
      const mayBeNamed = /^(?:sys|demo):/.test(permission ?? '');
      // The bytes of a file have no fields: spread, four megabytes would be four million of them.
      const fields = ArrayBuffer.isView(body) ? undefined : (body as object | undefined);
      const given = { ...(query as object | undefined), ...fields };
      const after = readState ? await readState(ctx, params) : undefined;
      const hasState = before !== undefined || after !== undefined;
      return {
        changes: hasState
          ? findChanges(before, after)
          : hasValues
            ? findChanges(undefined, given)
            : [],
        subject:
          nameBefore ??
          (await nameSubject(api, endpoint, ctx, { params, body })) ??
          [after, before, given]
            .map((state) => findSubject(state, mayBeNamed))
            .find((found) => found !== undefined),
      };
    }

    return {
      async prepare(ctx, { params, body }) {
        before = await readState?.(ctx, params);
        if (method === 'DELETE')
          nameBefore = await nameSubject(api, endpoint, ctx, { params, body });
      },
      async complete(ctx, input, result) {
        const { changes, subject } = await describe(ctx, input);
        const data = result instanceof Warning ? result.data : result;
        const accountId = callerId ?? (isSignIn(name) ? await findSignedIn(ctx, call, data) : null);
        await writeLog(
          ctx,
          logOf({ accountId, failure: null, changes }, input.params, isSignIn(name) ? '' : subject),
        );
      },
      async fail(ctx, error) {
        const failure = error instanceof Failure ? error.code : 'internal';
        if (unrecordedFailures.has(failure)) return;
        try {
          const accountId = callerId ?? (await findSignedIn(ctx, call, null));
          // What was sent may be no ids at all: nothing has been checked for a caller who may not.
          const subject = await nameSubject(api, endpoint, ctx, call).catch(() => undefined);
          await writeLog(
            ctx,
            logOf({ accountId, failure, changes: [] }, call.params, isSignIn(name) ? '' : subject),
          );
        } catch (lost) {
          // The caller still gets the answer to the call itself.
          (ctx.platform as Platform).log.error(
            { err: lost, endpoint: name },
            'a failed operation was not recorded',
          );
        }
      },
    };
  };
}
