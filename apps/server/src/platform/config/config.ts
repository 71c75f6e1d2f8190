import { isIP } from 'node:net';
import os from 'node:os';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { findIdleSettings } from './idle-settings.ts';
import type { Mode } from './mode.ts';
import { commentFault, hasComment } from './settings-file.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');

const message = 'write a number from 1 to 65535';

const port = (fallback: number) =>
  z.coerce
    .number({ message })
    .int({ message })
    .min(0, { message })
    .max(65_535, { message })
    .default(fallback);

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** What proxy-addr takes; a number or `true` would believe addresses that anybody can write into a header. */
const isNetwork = (text: string): boolean => {
  const [ip = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const version = isIP(ip);
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};

const networks = list.refine((parts) => parts.every(isNetwork), {
  message: 'name the addresses or networks of your proxies, such as 10.0.0.0/8 or loopback',
});

const roleNames = ['api', 'storefront', 'worker'] as const;

/** What this process does: everything, unless it is configured to leave some roles to other processes. */
const roles = list
  .transform((names) => (names.length ? names : [...roleNames]))
  .pipe(
    z.array(
      z.enum(roleNames, { message: `name some of ${roleNames.join(', ')}, with commas between` }),
    ),
  );

const database = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, {
    message: 'write it as postgres://user:password@host:5432/database',
    abort: true,
  })
  .refine((text) => URL.canParse(text), {
    message:
      'no address can be read from it; in a password write signs such as # / ? @ as %23 %2F %3F %40',
  });

/** `https://shop.example.com`: as browsers name a page's origin, with nothing behind the host. */
const origins = list.refine(
  (parts) => parts.every((part) => /^https?:/.test(part) && URL.parse(part)?.origin === part),
  {
    message: 'write origins as https://shop.example.com, without a path, with commas between',
  },
);

/** `console.example.com=https://api.example.com`: an address by the host name of the page; `*` is every other page. */
const addressesByHost = list
  .transform((parts) => parts.map((part) => part.split(/=(.*)/s, 2) as [string, string]))
  .refine(
    (pairs) =>
      pairs.every(
        ([host, url]) =>
          /^(?:\*|[a-z0-9.-]+)$/i.test(host) &&
          /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? ''),
      ),
    {
      message:
        'write them as console.example.com=https://api.example.com, with commas between; `*` is every other host',
    },
  )
  .transform((pairs) =>
    Object.fromEntries(pairs.map(([host, url]) => [host, url.replace(/\/+$/, '')])),
  );

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(8080),
  MOBILE_PORT: port(8081),
  STORE_PORT: port(8082),
  PUBLIC_URL: address.optional(),
  MOBILE_URL: address.optional(),
  STORE_URL: address.optional(),
  TRUST_PROXY: networks,
  ALLOWED_ORIGINS: origins,
  API_HOSTS: addressesByHost,
  BRAND_MOBILE_SITES: addressesByHost,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: database.optional(),
  MIGRATIONS_DATABASE_URL: database.optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, { message: 'write it as redis://user:password@host:6379' })
    .optional(),
  SECRET: z.string().min(32).optional(),
  ROLES: roles,
  /** What was built, a commit for example: shown at /healthz. */
  BUILD: z.string().max(80).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  DEMO_PAGES: z.enum(['on', 'off']).optional(),
  SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Vitrine <no-reply@vitrine.local>'),
  SELLER_NAME: z.string().trim().min(1).max(120).default('Vitrine Commerce Ltd'),
  SELLER_ADDRESS: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .default('12 Harbour Row, Dublin D02 X285, Ireland'),
  SELLER_EMAIL: z.email().default('hello@vitrine.example'),
  HSTS_SUBDOMAINS: flag,
  CACHES: z.enum(['on', 'off']).default('on'),
  ALLOW_SANDBOX: flag,
  SEED_DEMO: z.enum(['auto', 'stores', 'off']).default('auto'),
  DEMO_SEED: z.coerce.number().int().default(20261120),
  DEMO_PASSWORD: z.string().optional(),
  CODE_GENERATION: z.enum(['on', 'off']).optional(),
  /** The sources that code generation reads, and writes in development: by default those of this program. */
  CODE_ROOT: z.string().min(1).optional(),
  TEST_CAPTCHA: z
    .string()
    .regex(/^[A-Z0-9]{4}$/)
    .optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(3_000),
  RESERVATION_MINUTES: z.coerce.number().int().min(5).max(60).default(15),
  RESERVATION_BRIEF_MINUTES: z.coerce.number().int().min(1).max(60).default(5),
  RESERVATION_BRIEF_AGAIN_MINUTES: z.coerce.number().int().min(1).max(1_440).default(60),
  RESERVATION_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).default(25),
  RESERVATION_UNITS_MAX: z.coerce.number().int().min(1).max(1_000_000).default(50),
  RESERVATION_BRIEF_VARIANTS_MAX: z.coerce.number().int().min(1).max(1_000).default(5),
  /** The provider of new payments, where more than one is set up. */
  PAYMENT_PROVIDER: z.string().optional(),
  SANDBOX_PORT: port(8083),
  SANDBOX_PUBLIC_URL: address.optional(),
  SANDBOX_SECRETS: list,
  SANDBOX_URL: address.optional(),
  /** A file of exchange rates in the form of the European Central Bank. */
  RATES_URL: address.optional(),
  /** Push services besides those of the known browsers. */
  WEB_PUSH_ORIGINS: origins,
  /** Servers inside the own network from which imports may fetch pictures; all others have public addresses. */
  IMPORT_PICTURE_ORIGINS: origins,
  GOOGLE_ISSUER: address.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: address.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STORE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
    .optional(),
});

export { ConfigError };

type Environment = z.output<typeof environment>;

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
