import { baseAddress, type ClientTexts, createClient } from '@vitrine/contract/client.ts';
import { clientMessages } from '../texts/ui.ts';
import { apiHosts, isDevelopment } from './environment.ts';
import { toast } from './feedback.ts';
import { textOf } from './i18n.ts';
import { useMarket } from './market.ts';
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

/** The one client of this page: `api.call(endpoint, { params, query, body })`. */
export const api = createClient({
  baseAddress: apiBase,
  language: () => useSettings.getState().language,
  currency: () => useMarket.getState().currency,
  session,
  effects: {
    toast: ({ type, title, text }) => toast[type](text, title),
    goToLogin: () => window.dispatchEvent(new CustomEvent(sessionLostEvent)),
  },
  texts: clientTexts,
});

/** The address of the push connection. */
export function pushAddress(): string {
  const url = new URL(isDevelopment || !apiBase ? '/ws' : `${apiBase}/ws`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
