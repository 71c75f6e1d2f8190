import { StartError } from '#platform/cluster/index.ts';
import { sqlState } from '#platform/failure.ts';
import { neededBytes, spaceOf } from '#platform/files/disk-guard.ts';
import { ConfigError } from '../platform/config/config-error.ts';

/** The settings that a failed start may be about; read from the environment as it is, because it may be what is wrong. */
export type Settings = Readonly<Record<string, string | undefined>>;

const ports = {
  PORT: '8080',
  MOBILE_PORT: '8081',
  STORE_PORT: '8082',
  SANDBOX_PORT: '8083',
} as const;

function explainPort(settings: Settings, port: number | undefined): string {
  const name =
    Object.entries(ports).find(
      ([setting, fallback]) => (settings[setting] || fallback) === String(port),
    )?.[0] ?? 'PORT';
  return `Port ${port} is busy: stop what listens there (perhaps another Vitrine), or choose another with ${name}, for example ${name}=${(port ?? 8080) + 1000}.`;
}

const orBuiltIn = 'or leave DATABASE_URL empty for the built-in database';

/** What a client of a given database meets, by its code. */
const databaseReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: `nothing listens at that host and port: start the server, check host and port, ${orBuiltIn}`,
  ENOTFOUND: `its host is not known: check the spelling, ${orBuiltIn}`,
  EAI_AGAIN: `its host cannot be looked up at the moment: check the network, ${orBuiltIn}`,
  ETIMEDOUT: `it does not answer: check host, port and firewall, ${orBuiltIn}`,
  EHOSTUNREACH: `its host cannot be reached: check the network, ${orBuiltIn}`,
  ENETUNREACH: `its network cannot be reached: check the network, ${orBuiltIn}`,
  '28P01': `it refuses the password: check user and password, ${orBuiltIn}`,
  '28000': `it refuses this user: check the user and the server's pg_hba.conf, ${orBuiltIn}`,
  '3D000': `it has no database of that name: create it (createdb), check the name, ${orBuiltIn}`,
  '42501':
    'its user may not create tables there: make the user the owner of the database, or give the address of its owner in MIGRATIONS_DATABASE_URL',
  '53300': 'it has no connection left: lower DATABASE_POOL_MAX, or raise its max_connections',
  '57P03': 'it is still starting: try again in a moment',
};

const databaseMessages: readonly [RegExp, string][] = [
  [
    /connect ENOENT .*\.s\.PGSQL/,
    `no server has its socket in that folder: start the server, check folder and port, ${orBuiltIn}`,
  ],
  [
    /connect EACCES .*\.s\.PGSQL/,
    'this user may not open its socket: check the rights of the folder, or connect by host and port',
  ],
  [
    /terminated unexpectedly|ECONNRESET|socket hang up/i,
    `what answers there is no PostgreSQL, or it hangs up at once: check host and port, ${orBuiltIn}`,
  ],
  [
    /does not support SSL/i,
    'it speaks no TLS: take sslmode out of the address, or turn TLS on there',
  ],
  [
    /certificate/i,
    'its certificate is not trusted: name the authority with NODE_EXTRA_CA_CERTS, or correct the host name',
  ],
  [/timeout|timed out/i, `it does not answer: check host, port and firewall, ${orBuiltIn}`],
  [/pg_hba|no encryption/i, 'it asks for TLS: add sslmode=verify-full to the address'],
];

function explainDatabase(error: unknown, code: string): string | undefined {
  const message = (error as Error).message ?? '';
  const reason =
    databaseReasons[sqlState(error) ?? code] ??
    databaseMessages.find(([pattern]) => pattern.test(`${message} ${code}`))?.[1];
  return (
    reason &&
    `The database at DATABASE_URL cannot be used (${sqlState(error) || code || 'no code'}): ${reason}.`
  );
}

const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a disk that can only be read',
  EEXIST: 'is a file and no folder',
  ENOTDIR: 'is a file and no folder',
};

/** A full disk leads to many errors, so the free space itself is read. */
function isDiskFull(dataDir: string): boolean {
  try {
    const space = spaceOf(dataDir);
    return space.freeBytes < neededBytes(space);
  } catch {
    return false;
  }
}

/** One sentence a person can act on, for whatever kept the server from starting. */
export function explainStart(error: unknown, settings: Settings): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const known = error as {
    code?: string;
    port?: number;
    address?: string;
    message?: string;
    syscall?: string;
    hostname?: string;
  };
  const code = known.code ?? '';
  if (code === 'EADDRINUSE') return explainPort(settings, known.port);
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${known.address}: choose another with HOST, for example HOST=127.0.0.1 or HOST=0.0.0.0.`;
  if (known.syscall === 'getaddrinfo' && known.hostname === settings['HOST'])
    return `HOST is ${known.hostname}, which is no address of this machine: choose another, for example HOST=127.0.0.1 or HOST=0.0.0.0.`;
  if (code === 'EACCES' && known.syscall === 'listen')
    return `Port ${known.port} needs rights that this user has not: choose one above 1024.`;
  if (
    code === 'ENOSPC' ||
    sqlState(error) === '53100' ||
    isDiskFull(settings['DATA_DIR'] || './data')
  )
    return 'The disk is full: free some space and start again; nothing was lost.';
  const ofDatabase = settings['DATABASE_URL'] ? explainDatabase(error, code) : undefined;
  if (ofDatabase) return ofDatabase;
  const ofFolder = known.syscall && folderReasons[code];
  if (ofFolder)
    return `The data folder ${settings['DATA_DIR'] || './data'} ${ofFolder}: mend that, or choose another with DATA_DIR.`;
  return `The server could not start: ${known.message ?? String(error)}`;
}
