import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** How a server of a folder is reached. */
export interface Running {
  port: number;
  /** The folder of its Unix socket, empty without one. A round trip through a socket costs both sides less than one through TCP. */
  socketFolder: string;
}

/** The longest path of a socket on macOS; Linux allows four bytes more. */
const socketNameMax = 103;
const longestSocketFile = '/.s.PGSQL.65535';

/** The folder in which a server can have a socket in addition to its TCP port; empty where the path or the system does not allow one. */
export function socketFolderOf(folder: string): string {
  const absolute = path.resolve(folder);
  const fits = Buffer.byteLength(absolute) + longestSocketFile.length <= socketNameMax;
  // The path is passed through pg_ctl's shell and PostgreSQL's list of paths.
  return process.platform !== 'win32' && fits && !/["'\\`$]/.test(absolute) ? absolute : '';
}

export function urlOf(password: string, { port, socketFolder }: Running, database: string): string {
  const socket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://vitrine:${password}@127.0.0.1:${port}/${database}${socket}`;
}

/** The running server of exactly this folder, if there is one. Queried through TCP, because a server of an earlier version has no socket. */
export async function findRunning(folder: string, password: string): Promise<Running | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const url = urlOf(password, { port, socketFolder: '' }, 'postgres');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ folder: string; sockets: string }>(
      "select current_setting('data_directory') as folder, current_setting('unix_socket_directories') as sockets",
    );
    const [row] = answer.rows;
    if (!row || path.resolve(row.folder) !== path.resolve(folder)) return undefined;
    return { port, socketFolder: row.sockets ? socketFolderOf(folder) : '' };
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
