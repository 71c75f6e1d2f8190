import {
  baseAddress,
  type CallOptions,
  type ClientTexts,
  createClient,
} from '@vitrine/contract/client.ts';
import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { clientMessages } from '../texts/ui.ts';
import { fetchOrTake } from './early-calls.ts';
import { apiHosts, isDevelopment } from './environment.ts';
import { toast } from './feedback.ts';
import { textOf } from './i18n.ts';
import { currencyOf, useMarket } from './market.ts';
import { session } from './session.ts';
import { useSettings } from './settings.ts';

/** Fired on `window` when the server refused the session for good: the account is cleared and the login form comes. */
export const sessionLostEvent = 'session-lost';

const clientTexts = (): ClientTexts => {
  const text = (key: keyof ClientTexts) => textOf(clientMessages, key);
  return {
    warning: text('warning'),
    systemWarning: text('systemWarning'),
    someError: text('someError'),
    systemError: text('systemError'),
    error: text('error'),
    unreachable: text('unreachable'),
    timedOut: text('timedOut'),
  };
};

export const apiBase = baseAddress({
  environment: isDevelopment ? 'development' : 'production',
  hostname: window.location.hostname,
  hosts: apiHosts,
});

const client = createClient({
  baseAddress: apiBase,
  language: () => useSettings.getState().language,
  currency: () => currencyOf(useMarket.getState()),
  session,
  send: fetchOrTake,
  effects: {
    toast: ({ type, title, text }) => toast[type](text, title),
    goToLogin: () => window.dispatchEvent(new CustomEvent(sessionLostEvent)),
  },
  texts: clientTexts,
});

/** Hands a file to the browser, which puts it where the person keeps downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetches a file and saves it under the name that the server gives it. */
async function download<E extends Endpoint>(
  target: E,
  args: EndpointArguments<E>,
  options: CallOptions = {},
): Promise<void> {
  const { blob, fileName } = await client.download(target, args, options);
  saveFile(blob, fileName);
}

/** Reads for a query: the screen shows the failure, so no toast does. */
function read<E extends Endpoint>(
  target: E,
  args: EndpointArguments<E>,
  signal?: AbortSignal,
): Promise<EndpointAnswer<E>> {
  return client.call(target, args, { signal, suppressToast: true });
}

/** The one client of this page: `api.read(endpoint, { params, query }, signal)`, `api.call(endpoint, { body })`, `api.download(…)`, `api.fetchFile(…)` for its bytes. */
export const api = { ...client, read, download, fetchFile: client.download };

/** The address of the push connection. */
export function pushAddress(): string {
  const url = new URL(isDevelopment || !apiBase ? '/ws' : `${apiBase}/ws`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
