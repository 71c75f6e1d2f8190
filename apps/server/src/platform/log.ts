import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Names whose values never reach a log line, at the top level and one level down. */
const secretNames = [
  'password', 'confirmPassword', 'oldPassword', 'newPassword', 'token', 'accessToken', 'refreshToken', 'code',
  'captchaCode', 'authorization', 'cookie', 'secret', 'email', 'address', 'phone', 'name', 'api_token',
];

/** The structured log: one JSON line an event, secrets and personal fields redacted. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [`body.${name}`, `headers.${name}`, `query.${name}`, `data.${name}`]), censor: '[redacted]' },
    serializers: {
      // Drizzle's message holds the query's parameters, so only the name, the state and the place are kept.
      err: (error: Error) => ({
        type: error.name,
        message: error.name === 'DrizzleQueryError' ? 'database query failed' : error.message,
        sqlState: (error.cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code,
        constraint: (error.cause as { constraint?: string } | undefined)?.constraint,
        cause: error.name === 'DrizzleQueryError' ? (error.cause as Error | undefined)?.message : undefined,
        stack: error.name === 'DrizzleQueryError' ? error.stack?.split('\n    at ').slice(1).join('\n    at ') : error.stack,
      }),
    },
  });
}
