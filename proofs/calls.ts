import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import type { Shop } from './shop.ts';

export interface Answer<Data> {
  status: number;
  code: number | string;
  data: Data;
  text: string;
  replayed: boolean;
  location: string | null;
}

export interface CallOptions {
  token?: string;
  key?: string;
}

/** One call over HTTP; throws when no answer comes. */
async function callOnce<const E extends Endpoint>(
  shop: Shop,
  endpoint: E,
  input: EndpointArguments<E>,
  options: CallOptions = {},
): Promise<Answer<EndpointAnswer<E>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const where = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const response = await fetch(
    `${shop.url}${where}${query ? `?${new URLSearchParams(query)}` : ''}`,
    {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    },
  );
  const text = await response.text();
  if (response.status >= 500)
    shop.serverErrors.push(`${endpoint.name} answered ${response.status}: ${text.slice(0, 200)}`);
  const parsed =
    /^application\/json/.test(response.headers.get('content-type') ?? '') && text
      ? JSON.parse(text)
      : {};
  return {
    status: response.status,
    code: parsed.code,
    data: parsed.data,
    text,
    replayed: response.headers.get('idempotent-replayed') === 'true',
    location: response.headers.get('location'),
  };
}

const triesMax = 1_200;
const retryMs = 100;

/** What a patient client does: the same call with the same key, until it gets a final answer. */
export async function callUntilAnswered<const E extends Endpoint>(
  shop: Shop,
  endpoint: E,
  input: EndpointArguments<E>,
  options: CallOptions & { onRetry?: () => void } = {},
): Promise<Answer<EndpointAnswer<E>>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await callOnce(shop, endpoint, input, options).catch(() => undefined);
    if (answer && answer.status < 500 && answer.code !== 'idempotency-running') return answer;
    if (tries >= triesMax)
      throw new Error(`${endpoint.name} was never answered; last: ${answer?.text ?? 'no answer'}`);
    options.onRetry?.();
    await shop.up();
    await pause(retryMs);
  }
}

/** Presses a button on a page of the bank. */
export async function pressAtBank(
  payUrl: string,
  decision: string,
  more: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision, card: '4242', ...more }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`The bank refused: ${response.status}`);
}
