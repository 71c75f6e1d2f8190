import { ConfigError } from '../platform/config/config-error.ts';

/** What production cannot do without; read from the environment as it is, because a missing text is what is looked for. */
export type Settings = Readonly<Record<string, string | undefined>>;

const letters = { least: 32, leastDifferent: 10 };
/** Texts that are in examples, or that people type as placeholders. */
const notRandom =
  /change|example|secret|password|default|vitrine|replace|insert|your[-_ ]|(.)\1{7}|0123456789|abcdefgh/i;
const howToDraw = 'draw one with: openssl rand -hex 32';

function findSecretFault(secret: string | undefined): string | undefined {
  if (!secret) return `SECRET is missing: it signs tokens and links; ${howToDraw}`;
  if (secret.length < letters.least)
    return `SECRET has ${secret.length} characters and needs ${letters.least}: ${howToDraw}`;
  if (new Set(secret).size < letters.leastDifferent || notRandom.test(secret))
    return `SECRET can be guessed: ${howToDraw}`;
  return undefined;
}

function findMailFault(url: string | undefined): string | undefined {
  if (!url)
    return 'SMTP_URL is missing: accounts are opened with an emailed code; write it as smtp://user:password@host:587';
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    return 'SMTP_URL cannot be read: write it as smtp://user:password@host:587';
  return undefined;
}

/** The address alone, or a name and the address in angle brackets. */
const sender = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/;

function findSenderFault(from: string | undefined): string | undefined {
  if (!from?.trim())
    return 'MAIL_FROM is missing: mail servers refuse senders of another domain; write it as Vitrine <no-reply@example.com>';
  if (!sender.test(from.trim()))
    return 'MAIL_FROM cannot be read: write it as Vitrine <no-reply@example.com>';
  return undefined;
}

function findSellerFault(settings: Settings): string | undefined {
  const missing = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL'].filter(
    (name) => !settings[name]?.trim(),
  );
  if (!missing.length) return undefined;
  return `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: stores, orders and emails name the seller to buyers`;
}

/** Refuses to start production on anything that is only good enough for a trial. Throws all faults at once. */
export function requireForProduction(settings: Settings): void {
  const faults = [
    findSecretFault(settings['SECRET']),
    findMailFault(settings['SMTP_URL']),
    findSenderFault(settings['MAIL_FROM']),
    findSellerFault(settings),
    settings['TEST_CAPTCHA'] ? 'TEST_CAPTCHA is set: it is for tests only' : undefined,
    settings['DEMO_PASSWORD']
      ? 'DEMO_PASSWORD is set: production has no demonstration accounts'
      : undefined,
  ].filter((fault) => fault !== undefined);
  if (faults.length)
    throw new ConfigError(
      `Production does not start like this. ${faults.join('. ')}. See .env.example.`,
    );
}
