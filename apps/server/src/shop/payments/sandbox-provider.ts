import { createHmac } from 'node:crypto';
import { currencyShape } from '@vitrine/contract/money.ts';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { LinkSnapshot, PaymentProvider, PaymentSnapshot, PayoutSnapshot, ProviderEntry } from './provider.ts';
import { ProviderError } from './provider.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { isSignedBy, signatureHeader } from './sandbox/signature.ts';

const minorShape = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform((text) => BigInt(text));
const refShape = z.string().min(1).max(100);
/** Where people are sent: a page, and no script. */
const pageShape = z.url({ protocol: /^https?$/ }).max(500);

const paymentShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['pending', 'authorized', 'captured', 'failed', 'expired']),
  isProcessing: z.boolean(),
  amount: minorShape,
  currency: currencyShape,
  refunded: minorShape,
  account: z.string().max(100).nullable(),
  isLive: z.boolean().default(false),
  payUrl: pageShape.nullable().default(null),
  failure: z.enum(['declined', 'challenge_failed', 'cancelled', 'expired']).nullable(),
  instrument: z.object({ fingerprint: z.string().max(100), label: z.string().max(60) }).nullable(),
});
const linkShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['pending', 'active', 'refused']),
  failure: z.enum(['refused_by_user', 'refused_by_provider', 'expired']).nullable(),
  linkUrl: pageShape.nullable().default(null),
  account: z.object({ ref: refShape, label: z.string().max(60), fingerprint: z.string().max(100) }).nullable(),
});
const payoutShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['in_transit', 'paid', 'failed']),
  amount: minorShape,
  currency: currencyShape,
  account: z.string().max(100),
  failure: z.enum(['account_closed', 'account_refused', 'limit_reached']).nullable(),
  expectedAt: z.iso.datetime().nullable(),
});
const refundShape = z.object({ ref: refShape, key: z.string().max(64), amount: minorShape, state: z.literal('done') });
const entriesShape = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(['capture', 'refund', 'payout']),
      key: z.string().max(64),
      amount: minorShape,
      currency: currencyShape,
      at: z.iso.datetime(),
    }),
  ),
  next: z.number().int().nullable(),
});
const eventShape = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.object({ payment: paymentShape.optional(), link: linkShape.optional(), payout: payoutShape.optional() }),
});

const toPayment = ({ amount, refunded, ...rest }: z.output<typeof paymentShape>): PaymentSnapshot => ({
  ...rest,
  amountMinor: amount,
  refundedMinor: refunded,
});
const toLink = (link: z.output<typeof linkShape>): LinkSnapshot => link;
const toPayout = ({ amount, expectedAt, ...rest }: z.output<typeof payoutShape>): PayoutSnapshot => ({
  ...rest,
  amountMinor: amount,
  expectedAt: expectedAt ? new Date(expectedAt) : null,
});

const answerMs = 8_000;
/** Many times what any answer takes. */
const answerBytesMax = 256 * 1024;

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > answerBytesMax) throw new RangeError('the answer has no end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The secrets shared with the sandbox, newest first: given ones, or one that follows from the server's own. */
export function sandboxSecrets(config: Config): readonly [string, ...string[]] {
  const [first, ...rest] = config.SANDBOX_SECRETS;
  return first ? [first, ...rest] : [createHmac('sha256', config.secret).update('sandbox').digest('base64url')];
}

/** The address at which the server reaches the sandbox; none when it may not be used. */
export function sandboxAddress(config: Config): string | undefined {
  if (!config.sandboxAllowed) return undefined;
  if (config.SANDBOX_URL) return config.SANDBOX_URL;
  return config.mode === 'test' ? undefined : `http://${config.ownHost}:${config.SANDBOX_PORT}`;
}

/** The sandbox behind the provider interface: plain HTTP with keys, a limit on each answer, and no retries of its own. */
export function createSandboxProvider(
  address: string,
  secrets: readonly [string, ...string[]],
  pageUrl: string = address,
): PaymentProvider {
  const keys = secrets.map(sandboxKeys);
  const apiKey = keys[0]?.apiKey ?? '';

  async function call(method: 'GET' | 'POST', path: string, key?: string, body?: unknown): Promise<unknown> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(answerMs),
        redirect: 'error',
      });
      answer = JSON.parse(await readText(response));
    } catch (error) {
      throw new ProviderError('unknown', error instanceof Error ? error.name : 'no_answer');
    }
    if (response.ok) return answer;
    const code = String((answer as { error?: unknown } | null)?.error ?? response.status).slice(0, 60);
    throw new ProviderError(
      response.status >= 400 && response.status < 500 && response.status !== 408 && response.status !== 429 ? 'refused' : 'unknown',
      code,
    );
  }

  /** What was answered about the thing that was asked for. */
  function parse<Shape extends z.ZodType<{ key: string }>>(shape: Shape, key: string, answer: unknown): z.output<Shape> {
    const parsed = shape.safeParse(answer);
    // An answer that we cannot read, or that is about something else, may still have done something.
    if (!parsed.success) throw new ProviderError('unknown', 'unreadable_answer');
    if (parsed.data.key !== key) throw new ProviderError('unknown', 'other_answer');
    return parsed.data;
  }

  /** Nothing (`undefined`, which no answer can be) only when the bank says that there is no such thing. */
  async function find(path: string): Promise<unknown> {
    return call('GET', path).catch((error: unknown) => {
      if (error instanceof ProviderError && error.kind === 'refused' && error.code === 'not_found') return undefined;
      throw error;
    });
  }

  return {
    name: 'sandbox',
    isLive: false,
    pageOrigins: [new URL(pageUrl).origin],
    async createPayment(input) {
      return toPayment(
        parse(
          paymentShape,
          input.key,
          await call('POST', '/v1/payments', input.key, {
            amount: input.amountMinor.toString(),
            currency: input.currency,
            account: input.account,
            capture: input.capture,
            payee: input.payee.slice(0, 100),
            description: input.description.slice(0, 200),
            language: input.language,
            returnUrl: input.returnUrl,
            expiresAt: input.expiresAt.toISOString(),
          }),
        ),
      );
    },
    async readPayment(key) {
      const answer = await find(`/v1/payments/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toPayment(parse(paymentShape, key, answer));
    },
    async capturePayment(key) {
      return toPayment(parse(paymentShape, key, await call('POST', `/v1/payments/${encodeURIComponent(key)}/capture`)));
    },
    async cancelPayment(key) {
      return toPayment(parse(paymentShape, key, await call('POST', `/v1/payments/${encodeURIComponent(key)}/cancel`)));
    },
    async refund(input) {
      const { amount, ...refund } = parse(
        refundShape,
        input.key,
        await call('POST', '/v1/refunds', input.key, { payment: input.paymentKey, amount: input.amountMinor.toString() }),
      );
      if (amount !== input.amountMinor) throw new ProviderError('unknown', 'other_amount');
      return { ...refund, amountMinor: amount };
    },
    async createAccountLink(input) {
      const { key, ...body } = input;
      return toLink(parse(linkShape, key, await call('POST', '/v1/links', key, { ...body, payee: body.payee.slice(0, 100) })));
    },
    async readAccountLink(key) {
      const answer = await find(`/v1/links/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toLink(parse(linkShape, key, answer));
    },
    async createPayout(input) {
      return toPayout(
        parse(
          payoutShape,
          input.key,
          await call('POST', '/v1/payouts', input.key, {
            account: input.account,
            amount: input.amountMinor.toString(),
            currency: input.currency,
          }),
        ),
      );
    },
    async readPayout(key) {
      const answer = await find(`/v1/payouts/${encodeURIComponent(key)}`);
      return answer === undefined ? null : toPayout(parse(payoutShape, key, answer));
    },
    async listEntries({ from, before }) {
      const entries: ProviderEntry[] = [];
      for (let after = 0; ; ) {
        const query = new URLSearchParams({ from: from.toISOString(), before: before.toISOString(), after: String(after) });
        const page = entriesShape.safeParse(await call('GET', `/v1/entries?${query}`));
        if (!page.success) throw new ProviderError('unknown', 'unreadable_answer');
        entries.push(...page.data.entries.map(({ amount, at, ...rest }) => ({ ...rest, amountMinor: amount, at: new Date(at) })));
        if (page.data.next === null || page.data.next <= after) return entries;
        after = page.data.next;
      }
    },
    verifyWebhook(bytes, headers, now) {
      if (
        !isSignedBy(
          keys.map(({ signingSecret }) => signingSecret),
          bytes,
          headers[signatureHeader],
          now,
        )
      )
        throw new ProviderError('refused', 'signature');
      return readSandboxEvent(bytes.toString('utf8'));
    },
  };
}

/** Reads the text of a verified event. */
export function readSandboxEvent(text: string): ReturnType<PaymentProvider['verifyWebhook']> {
  let parsed: z.ZodSafeParseResult<z.output<typeof eventShape>>;
  try {
    parsed = eventShape.safeParse(JSON.parse(text));
  } catch {
    throw new ProviderError('refused', 'unreadable_event');
  }
  if (!parsed.success) throw new ProviderError('refused', 'unreadable_event');
  const { id, type, data } = parsed.data;
  return {
    id,
    type,
    payment: data.payment ? toPayment(data.payment) : null,
    payout: data.payout ? toPayout(data.payout) : null,
    link: data.link ? toLink(data.link) : null,
  };
}

/** Moves the clock of a sandbox that runs as a process of its own; one that shares ours ignores it. */
export async function moveSandboxBankClock(config: Config, advanceMs: number): Promise<void> {
  const address = sandboxAddress(config);
  if (!address) return;
  await fetch(`${address}/admin/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys(sandboxSecrets(config)[0]).apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => undefined);
}
