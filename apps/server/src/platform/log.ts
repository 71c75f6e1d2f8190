import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Names of fields that are never logged, at the top level and one level down. */
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

/** Drizzle's message and stack begin with the query and its parameters, so only the cause of such an error is logged. */
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
 * Standard output, once per process. Lines are written in batches, a few times a second and when the process ends; fatal
 * ones at once. If nothing reads them, lines are dropped before they fill the memory.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({
    dest: 1,
    sync: false,
    minLength: 4_096,
    periodicFlush: 200,
    maxLength: 4_194_304,
  });
  return output;
}

const loggers: Logger[] = [];
let isHushed = false;

/** Ends all logging of this process, for a start that is aborted on purpose. */
export function silenceLogs(): void {
  isHushed = true;
  for (const log of loggers) log.level = 'silent';
}

/** The structured log: one JSON line per event, with secrets and personal fields redacted. */
export function createLogger(
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: isHushed ? 'silent' : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [
        `body.${name}`,
        `headers.${name}`,
        `query.${name}`,
        `data.${name}`,
      ]),
      censor: '[redacted]',
    },
    serializers: {
      // Drizzle's message contains the query's parameters, so only the name, the SQLSTATE and the location are logged.
      err: describeError,
    },
  };
  const log = pino(options, destination);
  if (destination === output) loggers.push(log);
  return log;
}
