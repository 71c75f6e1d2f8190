import { type Bank, openBank } from './bank.ts';
import type { BookDisk } from './book.ts';
import { deriveStripeKeys, sandboxKeys } from './keys.ts';
import { createPaypalDialect, type PaypalDialect } from './paypal/paypal-dialect.ts';
import { createSandboxServer } from './server.ts';
import { createStripeEncoder } from './stripe/stripe-events.ts';
import { createStripeObjects } from './stripe/stripe-objects.ts';

export interface SandboxOptions {
  port: number;
  host?: string;
  /** The public address of its pages; by default the listening address. */
  publicUrl?: string | undefined;
  /** The bank's own append-only book (JSON lines). */
  bookFile: string;
  /** Shared with the shop (`SANDBOX_SECRETS`, or derived from its own secret). */
  secret: string;
  /** Where events are posted to: `…/api/v1/webhooks/sandbox`, and `stripe:…/api/v1/webhooks/stripe` or `paypal:…` for payments by those APIs. */
  targets: readonly string[];
  /** The shop's clock when both run in one process; otherwise the bank has its own, which its admin route moves. */
  clock?: { now(): Date } | undefined;
  /** The start of the bank's own clock; by default now. */
  startAt?: string | undefined;
  /** How long a late confirmation takes. */
  lateMs?: number;
  /** Its pages open and decide disputes, for anyone: in a trial. */
  hasDisputePages?: boolean;
  /** Writes the book to the disk; replaced only to simulate a full disk. */
  disk?: BookDisk;
}

export interface Sandbox {
  url: string;
  bank: Bank;
  paypal: Pick<PaypalDialect, 'sign'>;
  close(): Promise<void>;
}

/** Starts the sandbox provider: in the server's process, or as a separate process with `main.ts`. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  let offsetMs = options.startAt ? new Date(options.startAt).getTime() - Date.now() : 0;
  const shared = options.clock;
  const now = shared ? () => shared.now() : () => new Date(Date.now() + offsetMs);
  const advance = (byMs: number): void => {
    offsetMs += byMs;
  };
  const { apiKey, signingSecret } = sandboxKeys(options.secret);
  let url = options.publicUrl ?? '';
  const publicUrl = () => url;
  const ofStripe = deriveStripeKeys(options.secret);
  const bank = openBank({
    bookFile: options.bookFile,
    secret: signingSecret,
    targets: options.targets,
    now,
    lateMs: options.lateMs ?? 4_000,
    disk: options.disk,
    encoders: {
      stripe: (event) => encodeStripe(event),
      paypal: (event) => paypal.encode(event),
    },
  });
  const objects = createStripeObjects(bank.rows, publicUrl);
  const encodeStripe = createStripeEncoder(
    objects,
    ofStripe,
    now,
    ({ paymentRef }) => bank.payments.get(paymentRef)?.account ?? null,
    () => bank.rows.webhooksOf('stripe'),
  );
  const paypal = createPaypalDialect(bank, options.secret, publicUrl);
  const server = createSandboxServer({
    bank,
    apiKey,
    publicUrl,
    stripe: { secretKey: ofStripe.secretKey, accountId: ofStripe.accountId, objects },
    paypal,
    hasDisputePages: options.hasDisputePages ?? false,
    advanceClock: shared ? undefined : advance,
  });
  const listening = await server.listen({ port: options.port, host });
  url ||= listening.replace('0.0.0.0', 'localhost');
  return {
    url,
    bank,
    paypal,
    async close() {
      await server.close();
      await bank.close();
    },
  };
}
