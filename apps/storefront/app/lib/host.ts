import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import type { FieldError } from '@vitrine/contract/failures.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { createContext, data } from 'react-router';
import type { NotNow, StorePlace } from './not-now.ts';

/** A call into the API of the same process, before its shapes are parsed. */
interface HostCall {
  name: string;
  params: unknown;
  query: unknown;
  body: unknown;
  language: Language;
  currency: Currency;
  idempotencyKey?: string;
}

/** What the law requires of the seller, and from where and under which terms of customs parcels are sent. */
export interface SellerFacts {
  companyNumber: string;
  vatId: string;
  phone: string;
  from: { city: string; country: string } | null;
  dutiesPaidIn: readonly string[];
  dutiesDueIn: readonly string[];
}

/** What the server hands to every page: the way into the API and the addresses of the other apps. */
export interface Host {
  /** The reply as the API sends it, read from its JSON. Nothing may change it: several pages may be given the same one. */
  run(call: HostCall): Promise<{ status: number; reply: unknown; retryAfterSeconds?: number }>;
  /** The store of the page, once it is known: a page that cannot be shown keeps its look. */
  place?: StorePlace;
  storeUrl: string;
  consoleUrl: string;
  /** Who runs the platform, and sells in stores that it settles. */
  seller: { name: string; address: string; email: string };
  /** What operators called the platform, and its logo; an empty address shows the built-in mark. */
  platform: { name: string; logoUrl: string };
  /** What operators wrote of the platform as a seller; missing while settings cannot be read. */
  facts?: SellerFacts;
  /** Payments here are made with play money, and the shop is not on a developer's machine. */
  isTestShop: boolean;
  /** Where the visitor seems to be or has chosen to be; null when nothing is known. */
  country: string | null;
  /** Its currency; null when its rate is too old to charge buyers in it. */
  countryCurrency: Currency | null;
  /** Writes what broke a page to the server's log. */
  reportError(error: unknown): void;
}

export const hostContext = createContext<Host>();

/** An answer of the API that is not a success, with its message in the visitor's language. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(status: number, body: { code: string | number; msg: string; errors?: FieldError[] }) {
    super(body.msg);
    this.status = status;
    this.code = String(body.code);
    this.errors = body.errors ?? [];
  }
}

interface Wishes {
  language: Language;
  currency: Currency;
  idempotencyKey?: string;
}

/** The envelopes of a success and of a refusal. */
interface Reply {
  code: string | number;
  msg: string;
  errors?: FieldError[];
  data?: unknown;
  info?: unknown;
}

/** Refusals that have nothing to do with what was asked: the same call succeeds later. */
const passing = new Set(['rate-limited', 'read-only', 'busy', 'service-away']);
const retryAfterSeconds = 5;

/**
 * Calls an endpoint by its contract; throws `ApiFailure` when it is refused. What is not possible just now ends the
 * page, whichever it is, with the status, the sentence and the time to wait of the API.
 */
export async function callApi<const E extends Endpoint>(
  host: Host,
  endpoint: E,
  input: EndpointArguments<E>,
  wishes: Wishes,
): Promise<EndpointAnswer<E>> {
  const answer = await host.run({
    name: endpoint.name,
    params: input.params ?? {},
    query: input.query ?? {},
    body: input.body,
    ...wishes,
  });
  const body = answer.reply as Reply;
  if (passing.has(String(body.code))) {
    const seconds = answer.retryAfterSeconds ?? retryAfterSeconds;
    const notNow: NotNow = {
      language: wishes.language,
      ...host.place,
      message: body.msg,
      retryAfterSeconds: seconds,
    };
    throw data(notNow, { status: answer.status, headers: { 'retry-after': String(seconds) } });
  }
  if (answer.status >= 400) throw new ApiFailure(answer.status, body);
  return (endpoint.envelope === 'info' ? body.info : body.data) as EndpointAnswer<E>;
}
