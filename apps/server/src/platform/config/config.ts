import os from 'node:os';
import { ConfigError } from './config-error.ts';
import { type Environment, environment } from './environment.ts';
import { findIdleSettings } from './idle-settings.ts';
import type { Mode } from './mode.ts';
import { commentFault, hasComment } from './settings-file.ts';

export { ConfigError };

export interface Config extends Environment {
  mode: Mode;
  /** The environment as it was given: payment providers read their own settings. */
  given: Readonly<Record<string, string | undefined>>;
  /** A trial's terminal shows problems only, production logs each request. */
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>;
  /** Connections that requests share. */
  DATABASE_POOL_MAX: number;
  /** Addresses under which people reach the apps; links and mails use these, never the request's host. */
  consoleUrl: string;
  mobileUrl: string;
  storeUrl: string;
  /** Key for tokens, signed links and keyed hashes. */
  secret: string;
  /** Where an answer to one of our emails goes. */
  replyToEmail: string;
  sandboxAllowed: boolean;
  /** ROOT and ADMIN can do nothing before they have a second factor. */
  secondFactorRequired: boolean;
  /** Whether the console has the demo pages, and the server what they call. */
  demoPages: boolean;
  /** Operators may have code generated from tables; only a server that is not in production writes it into the sources. */
  hasCodeGeneration: boolean;
  /** Where people reach the sandbox's payment pages. */
  sandboxPageUrl: string;
  /** The host under which this process reaches itself. */
  ownHost: string;
  /** Whether an app can be reached from other machines: then no known password is allowed. */
  isOpenToOthers: boolean;
}

const everywhere = new Set(['0.0.0.0', '::']);

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || host.startsWith('127.');

/** Whether the console's address has the port that it listens on: then the other apps are found beside it. */
const isBesideConsole = (env: Environment): boolean =>
  env.PUBLIC_URL !== undefined && new URL(env.PUBLIC_URL).port === String(env.PORT);

/** The addresses of apps that were given none: beside the console's, when that has the port that it listens on. */
function deriveAddresses(env: Environment) {
  const shown = inUrl(everywhere.has(env.HOST) ? 'localhost' : env.HOST);
  const given = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined;
  const beside = (port: number) =>
    given && isBesideConsole(env)
      ? `${given.protocol}//${given.hostname}:${port}`
      : `http://${shown}:${port}`;
  return {
    consoleUrl: env.PUBLIC_URL ?? `http://${shown}:${env.PORT}`,
    mobileUrl: env.MOBILE_URL ?? beside(env.MOBILE_PORT),
    storeUrl: env.STORE_URL ?? beside(env.STORE_PORT),
    sandboxPageUrl:
      env.SANDBOX_PUBLIC_URL ??
      env.SANDBOX_URL ??
      (given
        ? `http://${given.hostname}:${env.SANDBOX_PORT}`
        : `http://${shown}:${env.SANDBOX_PORT}`),
  };
}

/** Without this, two apps on one port fail with "port is busy". */
function refuseSharedPorts(env: Environment, hasSandbox: boolean): void {
  const names = [
    'PORT',
    'MOBILE_PORT',
    'STORE_PORT',
    ...(hasSandbox ? (['SANDBOX_PORT'] as const) : []),
  ] as const;
  for (const [index, name] of names.entries()) {
    const other = names
      .slice(index + 1)
      .find((later) => env[later] !== 0 && env[later] === env[name]);
    if (other)
      throw new ConfigError(`${name} and ${other} are both ${env[name]}: give each its own port.`);
  }
}

const poolMax = 16;
const poolMin = 8;

/**
 * Our own PostgreSQL shares the cores of this machine: with more connections than they can serve, each checkout wakes more processes and
 * is no sooner done. A database elsewhere has separate cores, and a disk to wait for.
 */
const choosePoolMax = ({ DATABASE_URL }: Environment): number =>
  DATABASE_URL ? poolMax : Math.min(poolMax, Math.max(poolMin, 4 * os.availableParallelism()));

/** Parses the environment; throws one sentence per wrong variable. */
export function parseConfig(
  source: Record<string, string | undefined>,
  mode: Mode,
  secret: string,
): Config {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const commented = Object.keys(environment.shape).filter((name) =>
    hasComment(present[name] ?? ''),
  );
  if (commented.length) throw new ConfigError(commentFault(commented));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used: ${lines.join('; ')}. See .env.example.`);
  }
  const idle = findIdleSettings(present, Object.keys(environment.shape), mode);
  if (idle.length)
    throw new ConfigError(`These settings cannot be used: ${idle.join('. ')}. See .env.example.`);
  const env = parsed.data;
  if (env.MIGRATIONS_DATABASE_URL && !env.DATABASE_URL)
    throw new ConfigError(
      "MIGRATIONS_DATABASE_URL is the owner's address; the application's belongs into DATABASE_URL. See .env.example.",
    );
  const sandboxAllowed = mode !== 'serve' || env.ALLOW_SANDBOX;
  refuseSharedPorts(env, sandboxAllowed && !env.SANDBOX_URL);
  const addresses = deriveAddresses(env);
  const hosts = [env.HOST, ...Object.values(addresses).map((url) => new URL(url).hostname)];
  const isOpenToOthers = !hosts.every(isLoopback);
  if (env.TEST_CAPTCHA && mode !== 'serve' && isOpenToOthers)
    throw new ConfigError(
      `TEST_CAPTCHA makes every captcha the same, and others can reach this server (${hosts.find((host) => !isLoopback(host))}): remove it, or listen on 127.0.0.1.`,
    );
  return {
    ...env,
    mode,
    given: present,
    DATABASE_POOL_MAX: env.DATABASE_POOL_MAX ?? choosePoolMax(env),
    LOG_LEVEL: env.LOG_LEVEL ?? (mode === 'serve' ? 'info' : 'warn'),
    ...addresses,
    ownHost: everywhere.has(env.HOST) ? '127.0.0.1' : inUrl(env.HOST),
    isOpenToOthers,
    secret: env.SECRET ?? secret,
    replyToEmail: env.SELLER_EMAIL,
    sandboxAllowed,
    demoPages: env.DEMO_PAGES ? env.DEMO_PAGES === 'on' : mode !== 'serve',
    hasCodeGeneration: env.CODE_GENERATION ? env.CODE_GENERATION === 'on' : mode !== 'serve',
    secondFactorRequired: env.SECOND_FACTOR ? env.SECOND_FACTOR === 'required' : mode === 'serve',
  };
}

/** What the addresses still lack, one sentence each, for the person who starts the server. */
export function adviseOnAddresses(config: Config): string[] {
  const needed =
    config.mode === 'start' && isBesideConsole(config)
      ? []
      : (['PUBLIC_URL', 'MOBILE_URL', 'STORE_URL'] as const);
  const missing = needed.filter((name) => !config[name]);
  const advice: string[] = [];
  if (missing.length && (config.mode === 'serve' || everywhere.has(config.HOST)))
    advice.push(
      `Note: ${missing.join(', ')} not set, so links in mails and payment pages lead to ${config.consoleUrl} and its neighbours.`,
    );
  if (
    config.mode === 'serve' &&
    config.consoleUrl.startsWith('https:') &&
    config.TRUST_PROXY.length === 0
  )
    advice.push(
      'Note: TRUST_PROXY is not set, so every visitor seems to come from the proxy, and all share one limit.',
    );
  return advice;
}
