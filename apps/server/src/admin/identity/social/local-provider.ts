import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialProvider } from '@vitrine/contract/admin/identity.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Language, parseLanguage } from '@vitrine/contract/locales.ts';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import type * as english from '#texts/en/local-provider.ts';
import { loadArea } from '#texts/load-area.ts';
import { createMemory } from './local-provider-memory.ts';

const catalogue = await loadArea<typeof english>('local-provider');

/** The people of the demonstration: one whose e-mail the provider has confirmed, one whose e-mail it has not. */
const localPeople = [
  { id: 'mia', name: 'Mia Duarte', email: 'mia@people.vitrine.local', email_verified: true },
  { id: 'noa', name: 'Noa Lindgren', email: 'noa@people.vitrine.local', email_verified: false },
] as const;

export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/**
 * Plays a social provider on a loopback port: a real OpenID Connect provider with a tiny sign-in page of its own.
 * It never keeps the process alive, and all its state is gone with the process.
 */
export async function startLocalProvider(
  name: SocialProvider,
  redirectUris: string[],
): Promise<LocalProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  server.on('connection', (socket) => socket.unref());
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  server.unref();

  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = `vitrine-${name}`;
  const clientSecret = randomBytes(24).toString('base64url');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'local' }],
    } as never,
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      // Cookies are not bound to a port, and two of these providers can run on one host.
      names: {
        session: `_${name}_session`,
        interaction: `_${name}_interaction`,
        resume: `_${name}_resume`,
      },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_ctx, id) => {
      const person = localPeople.find((candidate) => candidate.id === id);
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            name: person.name,
            email: person.email,
            email_verified: person.email_verified,
          }),
        }
      );
    },
    // There is no consent screen: the only client is this very installation.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      answer(request, response).catch(() => response.destroy());
      return;
    }
    showPeople(provider, providerNames[name], request, response).catch(() =>
      response.writeHead(400).end('This sign-in has ended. Go back and start again.'),
    );
  };
  return { issuer, clientId, clientSecret };
}

async function showPeople(
  provider: Provider,
  label: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const chosen = new URLSearchParams(Buffer.concat(chunks).toString()).get('person');
    const person = localPeople.find(({ id }) => id === chosen);
    await provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.id } } : { error: 'access_denied' },
    );
    return;
  }
  const language = parseLanguage(String(details.params['ui_locales'] ?? '').split(' ')[0]) ?? 'en';
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(page(label, language));
}

function page(label: string, language: Language): string {
  const texts = catalogue[language].localProvider;
  const buttons = localPeople.map(
    (person) =>
      `<button name="person" value="${person.id}"><b>${person.name}</b><span>${person.email} · ${person.email_verified ? texts.verified : texts.unverified}</span></button>`,
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${label}</title><style>
:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;font:14px/1.5 system-ui,sans-serif;background:light-dark(#f6f7f9,#0f1216);color:light-dark(#1d2430,#e7eaf0)}
form{width:100%;max-width:440px;padding:28px;border-radius:12px;border:1px solid light-dark(#e5e8ee,#262c36);background:light-dark(#fff,#161a21)}h1{margin:0 0 4px;font-size:18px}p{margin:0 0 20px;color:light-dark(#5a6474,#a0a9b8)}
button{display:block;width:100%;margin-top:8px;padding:12px 16px;text-align:left;font:inherit;color:inherit;background:transparent;border:1px solid light-dark(#d5dae3,#343c49);border-radius:8px;cursor:pointer}button:hover,button:focus-visible{border-color:#4080ff;outline:none}
span{display:block;font-size:13px;color:light-dark(#5a6474,#a0a9b8)}button.plain{border-color:transparent;text-align:center}</style>
<form method="post"><h1>${label} · ${texts.title}</h1><p>${fillText(texts.explanation, { provider: label })}</p>${buttons.join('')}<button class="plain" name="person" value="">${texts.cancel}</button></form></html>`;
}
