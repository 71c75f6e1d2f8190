import { isIP } from 'node:net';
import { z } from 'zod';

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

/** As proxy-addr takes them; a number or `true` would believe addresses that anybody can write into a header. */
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

/** The roles of this process: all of them, unless it is configured to leave some roles to other processes. */
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

/** Every setting with its shape; `.env.example` explains them. */
export const environment = z.object({
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
  /** Names the build, by its commit for example: shown at /healthz. */
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
  /** Push services in addition to those of the known browsers. */
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

export type Environment = z.output<typeof environment>;
