import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Names whose values never reach a log line, at the top level and one level down. */
const secretNames = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'captchaCode',
  'authorization',
  'cookie',
  'secret',
  'email',
  'address',
  'phone',
  'name',
  'api_token',
];

/** Drizzle's message and stack begin with the query and its parameters, so of such an error only the cause is kept. */
function describeError(error: Error) {
  const isQuery = error.message.startsWith('Failed query:');
  const cause = error.cause as { code?: string; constraint?: string; message?: string } | undefined;
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: isQuery ? 'DrizzleQueryError' : error.name,
    message: isQuery ? (cause?.message ?? 'database query failed') : error.message,
    sqlState: cause?.code ?? (error as { code?: string }).code,
    constraint: cause?.constraint,
    stack: places.join('\n'),
  };
}

let output: DestinationStream | undefined;

/**
 * Standard output, once a process. Lines are written together, a few times a second and when the process ends; a fatal
 * one at once. When nothing reads them, lines are dropped before they fill the memory.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 200, maxLength: 4_194_304 });
  return output;
}

const loggers: Logger[] = [];
let isHushed = false;

/** Ends all logging of this process, for a start that is broken off on purpose. */
export function silenceLogs(): void {
  isHushed = true;
  for (const log of loggers) log.level = 'silent';
}

/** The structured log: one JSON line an event, secrets and personal fields redacted. */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level: isHushed ? 'silent' : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [`body.${name}`, `headers.${name}`, `query.${name}`, `data.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      // Drizzle's message holds the query's parameters, so only the name, the state and the place are kept.
      err: describeError,
    },
  };
  const log = pino(options, destination);
  if (destination === output) loggers.push(log);
  return log;
}
