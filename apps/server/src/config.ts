import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
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
  TRUST_PROXY: list,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(16),
  REDIS_URL: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  ROLES: z.string().default('api,storefront,worker'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Vitrine <no-reply@vitrine.local>'),
  CACHES: z.enum(['on', 'off']).default('on'),
  ALLOW_SANDBOX: flag,
  SEED_DEMO: z.enum(['auto', 'stores', 'off']).default('auto'),
  DEMO_SEED: z.coerce.number().int().default(20261120),
  DEMO_PASSWORD: z.string().optional(),
  TEST_CAPTCHA: z
    .string()
    .regex(/^[A-Z0-9]{4}$/)
    .optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(3_000),
  SANDBOX_PORT: port(8083),
  SANDBOX_SECRETS: list,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRETS: list,
  STRIPE_API_BASE: address.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_BASE: address.optional(),
  SANDBOX_URL: address.optional(),
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
  STORE_DOMAIN: z.string().optional(),
  CLOCK_AT: z.iso.datetime().optional(),
});

export type Environment = z.output<typeof environment>;

/** How the server was started: `start` (trial, fills demonstration data), `serve` (production) or `test`. */
export type Mode = 'start' | 'serve' | 'test';

export interface Config extends Environment {
  mode: Mode;
  /** A trial's terminal shows problems only, production tells of each request. */
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>;
  /** Addresses under which people reach the faces; links and mails use these, never the request's host. */
  consoleUrl: string;
  mobileUrl: string;
  storeUrl: string;
  /** Key for tokens, signed links and keyed hashes. */
  secret: string;
  sandboxAllowed: boolean;
}

/** Where the sandbox provider's pages and interface are reached. */
export function sandboxUrl(config: Environment): string {
  return config.SANDBOX_URL ?? `http://127.0.0.1:${config.SANDBOX_PORT}`;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses the environment; throws one sentence per wrong variable. */
export function parseConfig(source: Record<string, string | undefined>, mode: Mode, secret: string): Config {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used: ${lines.join('; ')}. See .env.example.`);
  }
  const env = parsed.data;
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  return {
    ...env,
    mode,
    LOG_LEVEL: env.LOG_LEVEL ?? (mode === 'serve' ? 'info' : 'warn'),
    consoleUrl: env.PUBLIC_URL ?? `http://${host}:${env.PORT}`,
    mobileUrl: env.MOBILE_URL ?? `http://${host}:${env.MOBILE_PORT}`,
    storeUrl: env.STORE_URL ?? `http://${host}:${env.STORE_PORT}`,
    secret: env.SECRET ?? secret,
    sandboxAllowed: mode !== 'serve' || env.ALLOW_SANDBOX,
  };
}
