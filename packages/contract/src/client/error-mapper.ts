import type { FieldError } from '../failures.ts';

/** The few texts that the client itself shows; the console provides them in the user's language. */
export interface ClientTexts {
  warning: string;
  systemWarning: string;
  someError: string;
  systemError: string;
  error: string;
  unreachable: string;
  timedOut: string;
}

/** English, word for word from the specification (the last two are ours: it does not mention network failures). */
export const englishClientTexts: ClientTexts = {
  warning: 'Warning',
  systemWarning: 'System Warning',
  someError: 'some error',
  systemError: 'System Error',
  error: 'Error',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  timedOut: 'The server took too long to answer. Try again.',
};

export interface ToastOptions {
  type: 'warning' | 'error';
  title: string;
  text: string;
  durationMs: number;
  position: 'bottom-right';
}

/** The effects of the mapper on the page; injected, so that the rules can be tested without one. */
export interface ClientEffects {
  toast(toast: ToastOptions): void;
  /** The session has ended: delete the tokens and show the login form, keeping the path. */
  goToLogin(): void;
}

/** A response of the server, before the rules of specification §8. */
export interface Answer {
  path: string;
  status: number;
  body: unknown;
}

/** The outcome of a response: `ok` resolves with the value, `rejected` rejects with it. */
export type Verdict =
  | { kind: 'ok'; value: unknown }
  | { kind: 'swallowed' }
  | {
      kind: 'rejected';
      reason: unknown;
      message: string;
      code: string;
      fields: readonly FieldError[];
      data?: unknown;
    };

const toastDurationMs = 2000;

const asIsPaths = ['/api/paypal/paySdk', '/api/paymentCallback'];
const emptyListPath = '/api/border/query';

interface Envelope {
  code?: unknown;
  msg?: unknown;
  errors?: unknown;
  data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'code' in body;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Shows the error toast of the table: title 'some error', the message or 'System Error'. */
export function toastError(effects: ClientEffects, texts: ClientTexts, message: string): void {
  effects.toast({
    type: 'error',
    title: texts.someError,
    text: message || texts.systemError,
    durationMs: toastDurationMs,
    position: 'bottom-right',
  });
}

/** The error table of specification §8, row by row. */
export function mapAnswer(answer: Answer, effects: ClientEffects, texts: ClientTexts): Verdict {
  const { path, status, body } = answer;
  const envelope = isEnvelope(body) ? body : undefined;
  const message = textOf(envelope?.msg);
  if (asIsPaths.some((known) => path === known || path.startsWith(`${known}/`)))
    return { kind: 'ok', value: body };
  if (status < 400) {
    if (envelope?.code === 1) return { kind: 'ok', value: body };
    if (envelope?.code === 0) {
      effects.toast({
        type: 'warning',
        title: texts.warning,
        text: message || texts.systemWarning,
        durationMs: toastDurationMs,
        position: 'bottom-right',
      });
      return { kind: 'ok', value: body };
    }
    if (path === emptyListPath)
      return { kind: 'rejected', reason: [], message: '', code: '', fields: [] };
    return { kind: 'swallowed' };
  }
  const code = String(envelope?.code ?? '');
  const fields = Array.isArray(envelope?.errors) ? (envelope.errors as FieldError[]) : [];
  if (code === 'A0231') {
    const text = message || texts.error;
    return { kind: 'rejected', reason: new Error(text), message: text, code, fields };
  }
  toastError(effects, texts, message);
  if (code === '1002') effects.goToLogin();
  const text = message || texts.systemError;
  return { kind: 'rejected', reason: text, message: text, code, fields, data: envelope?.data };
}
