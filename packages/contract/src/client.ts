import { baseAddress } from './client/base-address.ts';
import type { ClientEffects, ClientTexts, Verdict } from './client/error-mapper.ts';
import { mapAnswer, toastError } from './client/error-mapper.ts';
import type { CallArguments, CallOptions, RequestOptions } from './client/requests.ts';
import { requestFor } from './client/requests.ts';
import type { SendingOptions, Sent } from './client/sending.ts';
import { createSending, isSessionOver } from './client/sending.ts';
import type { SessionStore, TokenAnswer } from './client/session.ts';
import type { Endpoint, EndpointAnswer, EndpointArguments } from './endpoint.ts';
import type { FieldError } from './failures.ts';

export type { CallArguments, CallOptions, ClientTexts, RequestOptions, SessionStore, TokenAnswer };
export { baseAddress };

export interface ClientOptions extends SendingOptions {
  effects: ClientEffects;
  texts(): ClientTexts;
}

/** Why a typed call failed; `message` is the text of the toast, `fields` are those that the form marks. */
export class CallFailed extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** Data for the next step; few failures have it. */
  readonly data: unknown;
  constructor(message: string, code: string, fields: readonly FieldError[], data?: unknown) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
}

const silence: ClientEffects = { toast() {}, goToLogin() {} };

interface Outcome {
  verdict?: Verdict;
  sent?: Sent;
  /** There was no response. */
  failure?: CallFailed;
}

/** The client of every app in the browser: specification §7 (calls) and §8 (errors), clause by clause. */
export function createClient(options: ClientOptions) {
  const { sendFresh, freshAccessToken } = createSending(options);

  /** A network failure has no response to map: the same toast, with a message that explains it. */
  async function withNetworkText<Result>(
    request: RequestOptions,
    task: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await task();
    } catch (error) {
      if (request.signal?.aborted) throw error;
      const texts = options.texts();
      const text =
        (error as { name?: string }).name === 'TimeoutError' ? texts.timedOut : texts.unreachable;
      if (!request.suppressToast && !request.ignoreSessionEnd)
        toastError(options.effects, texts, text);
      throw new CallFailed(text, 'unreachable', []);
    }
  }

  function judge(request: RequestOptions, sent: Sent): Verdict {
    // A page with an expired session must not stay open, even if its call shows no toast; after signing out there is no session to end.
    const endsSession = isSessionOver(sent) && options.session.accessToken() !== '';
    const isExpected =
      request.expectedFailures?.some(
        (code) => code === (sent.body as { code?: unknown } | undefined)?.code,
      ) ?? false;
    const effects =
      request.ignoreSessionEnd || isExpected || (request.suppressToast && !endsSession)
        ? silence
        : options.effects;
    return mapAnswer(
      { path: sent.path, status: sent.response.status, body: sent.body },
      effects,
      options.texts(),
    );
  }

  const sendAndJudge = async (
    request: RequestOptions,
    download = false,
  ): Promise<{ verdict: Verdict; sent: Sent }> => {
    const sent = await withNetworkText(request, () => sendFresh(request, download));
    if (download && sent.response.ok) return { verdict: { kind: 'ok', value: undefined }, sent };
    return { verdict: judge(request, sent), sent };
  };

  /** Specification §7 and §8 to the letter: resolves with the envelope, or with undefined for a swallowed code; rejects with the message. */
  async function request<Result = unknown>(
    requestOptions: RequestOptions,
    emit: (outcome: Outcome) => void = () => {},
  ): Promise<Result> {
    let outcome: Outcome;
    try {
      outcome = await sendAndJudge(requestOptions);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      emit({ failure: error });
      throw error.message;
    }
    emit(outcome);
    const { verdict } = outcome;
    if (verdict?.kind === 'rejected') throw verdict.reason;
    return (verdict?.kind === 'ok' ? verdict.value : undefined) as Result;
  }

  /** `request`, with what typed callers need in addition: the response itself, and code and fields of a failure. */
  async function requestTyped(
    requestOptions: RequestOptions,
  ): Promise<{ value: unknown; sent: Sent | undefined }> {
    let outcome: Outcome = {};
    try {
      const value = await request(requestOptions, (emitted) => {
        outcome = emitted;
      });
      return { value, sent: outcome.sent };
    } catch (reason) {
      const { failure, verdict } = outcome;
      if (failure) throw failure;
      if (verdict?.kind === 'rejected')
        throw new CallFailed(verdict.message, verdict.code, verdict.fields, verdict.data);
      throw reason;
    }
  }

  /** Calls an endpoint of the contract; resolves with the content of its envelope, rejects with `CallFailed`. */
  async function call<E extends Endpoint>(
    target: E,
    args: EndpointArguments<E>,
    callOptions: CallOptions = {},
  ): Promise<EndpointAnswer<E>> {
    const { value, sent } = await requestTyped(
      requestFor(target, args as CallArguments, callOptions),
    );
    if (target.envelope === 'raw' && sent?.response.ok) return sent.body as EndpointAnswer<E>;
    // A swallowed code resolves to nothing: the screen's error state, without a toast.
    if (value === undefined)
      throw new CallFailed(options.texts().systemError, 'unknown-answer', []);
    const envelope = value as { data?: unknown; info?: unknown };
    return (target.envelope === 'info' ? envelope.info : envelope.data) as EndpointAnswer<E>;
  }

  /** Fetches a file; the name comes from `Content-Disposition`. */
  async function download<E extends Endpoint>(
    target: E,
    args: EndpointArguments<E>,
    callOptions: CallOptions = {},
  ) {
    const { verdict, sent } = await sendAndJudge(
      requestFor(target, args as CallArguments, callOptions),
      true,
    );
    if (verdict.kind === 'rejected')
      throw new CallFailed(verdict.message, verdict.code, verdict.fields, verdict.data);
    if (verdict.kind === 'swallowed')
      throw new CallFailed(options.texts().systemError, 'unknown-answer', []);
    return { blob: await sent.response.blob(), fileName: fileNameOf(sent.response) };
  }

  return { request, call, download, freshAccessToken };
}

function fileNameOf(response: Response): string {
  const match = /filename=([^;]+)/i.exec(response.headers.get('content-disposition') ?? '');
  try {
    return decodeURIComponent((match?.[1] ?? '').trim().replaceAll('"', ''));
  } catch {
    return '';
  }
}
