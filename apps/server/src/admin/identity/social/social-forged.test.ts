import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createAdminTestApp } from '../../testing.ts';
import { Browser, consoleUrl, ticketOf } from '../testing/social-browser.ts';

/** A provider under the test's control, which can lie in its id token. */
async function startLiar(): Promise<{
  server: Server;
  issuer: string;
  lie(claims: object, key?: 'other'): void;
}> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  let claims: Record<string, unknown> = {};
  let key = privateKey;
  const server = createServer(async (request, response) => {
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/.well-known')) {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/jwks')
      return json({
        keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
      });
    const now = Math.floor(Date.now() / 1000);
    const full = {
      iss: issuer,
      aud: 'vitrine',
      sub: 'liar',
      iat: now,
      exp: now + 300,
      email: 'boss@example.com',
      email_verified: true,
      ...claims,
    };
    const idToken = await new SignJWT(full)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(key);
    return json({ access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    issuer,
    lie(next, which) {
      claims = next as Record<string, unknown>;
      key = which === 'other' ? other.privateKey : privateKey;
    },
  };
}

test('forged id tokens are refused: wrong nonce, key, audience, issuer, age, and an e-mail that is only said to be verified', async () => {
  const liar = await startLiar();
  const second = await createAdminTestApp({
    PUBLIC_URL: consoleUrl,
    GOOGLE_ISSUER: liar.issuer,
    GOOGLE_CLIENT_ID: 'vitrine',
    GOOGLE_CLIENT_SECRET: 'secret',
  });
  try {
    const outcomeOf = async (change: (nonce: string) => object, key?: 'other') => {
      const browser = new Browser(second);
      const target = new URL(await browser.start('google'));
      liar.lie(change(target.searchParams.get('nonce') ?? ''), key);
      const answer = await browser.open(
        `/api/v1/auth/social/google/callback?code=c&state=${target.searchParams.get('state')}`,
      );
      return { browser, location: String(answer.headers['location']), answer };
    };
    const past = Math.floor(Date.now() / 1000) - 3_600;
    for (const [name, change, key] of [
      ['nonce', () => ({ nonce: 'another' })],
      ['no nonce', () => ({})],
      ['key', (nonce: string) => ({ nonce }), 'other'],
      ['audience', (nonce: string) => ({ nonce, aud: 'someone-else' })],
      ['issuer', (nonce: string) => ({ nonce, iss: 'https://accounts.google.com' })],
      ['age', (nonce: string) => ({ nonce, exp: past })],
    ] as [string, (nonce: string) => object, 'other'?][]) {
      assert.match((await outcomeOf(change, key)).location, /error=social-failed$/, name);
    }
    const honest = await outcomeOf((nonce) => ({ nonce }));
    assert.match(honest.location, /ticket=/);
    const vague = await outcomeOf((nonce) => ({ nonce, sub: 'vague', email_verified: 'true' }));
    const outcome = await vague.browser.exchange(ticketOf(vague.answer));
    assert.equal(outcome.body.data.kind, 'email-needed', 'only a true boolean counts');
  } finally {
    await second.close();
    liar.server.close();
  }
});
