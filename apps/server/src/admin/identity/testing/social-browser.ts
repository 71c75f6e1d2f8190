import assert from 'node:assert/strict';
import { exchangeSocialTicket, type SocialProvider } from '@vitrine/contract/admin/identity.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';

/** Where the console of these tests stands; cookies belong to its host. */
export const consoleUrl = 'http://127.0.0.1:18120';

/** A browser's cookies for our own host. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly app: TestApp;

  constructor(app: TestApp) {
    this.app = app;
  }

  async open(url: string): Promise<TestAnswer> {
    return this.keep(await this.app.send({ method: 'GET', url, headers: this.headers() }));
  }

  headers(): Record<string, string> {
    return {
      host: new URL(consoleUrl).host,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }

  keep(answer: TestAnswer): TestAnswer {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (String(line).split(';')[0] ?? '').split('=');
      if (/Max-Age=0/i.test(String(line))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async start(provider: SocialProvider, query = ''): Promise<string> {
    const answer = await this.open(`/api/v1/auth/social/${provider}/start${query}`);
    assert.equal(answer.status, 302, answer.text);
    return String(answer.headers['location']);
  }

  async exchange(ticket: string) {
    const answer = await this.app.call(
      exchangeSocialTicket,
      { body: { ticket } },
      { headers: this.headers() },
    );
    this.keep(answer);
    return answer;
  }
}

/** Walks a person through the provider's own pages, as a browser would; answers where it sends the browser back. */
export async function choosePerson(address: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = address;
  let body: string | undefined;
  for (let hop = 0; hop < 8; hop += 1) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie())
      cookies.set(
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1).split(';')[0] ?? '',
      );
    const next = response.headers.get('location');
    body = undefined;
    if (next) {
      url = new URL(next, url).href;
      if (url.includes('/callback')) return new URL(url);
    } else {
      const page = await response.text();
      assert.match(page, /<form method="post">/, page);
      body = `person=${person}`;
    }
  }
  throw new Error('The provider never came back');
}

/** The ticket in the address to which an answer redirects. */
export const ticketOf = (answer: TestAnswer): string => {
  const location = String(answer.headers['location']);
  const ticket = new URLSearchParams(location.split('?')[1]).get('ticket');
  assert.ok(ticket, location);
  return ticket;
};

/** The whole way to the provider and back, up to the redirect to the console. */
export async function comeBack(
  browser: Browser,
  provider: SocialProvider,
  person: string,
  query = '',
): Promise<TestAnswer> {
  const back = await choosePerson(await browser.start(provider, query), person);
  return browser.open(back.pathname + back.search);
}
