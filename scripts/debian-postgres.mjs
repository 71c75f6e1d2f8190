import { execFileSync, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = '/usr/lib/postgresql';

/** The newest PostgreSQL that Debian or Ubuntu installed, from 15 on. */
function findVersion() {
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  return versions
    .filter((version) => version >= 15 && existsSync(`${root}/${version}/bin/initdb`))
    .sort((left, right) => right - left)[0];
}

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
const apt = (seconds, ...words) =>
  spawnSync(
    'apt-get',
    ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...words],
    {
      env,
      timeout: seconds * 1_000,
      stdio: 'ignore',
    },
  ).status === 0;

/** Installs it without the cluster that Debian would create and start; false without a network. */
function install() {
  const settings = '/etc/postgresql-common';
  if (!existsSync(`${settings}/createcluster.conf`)) {
    mkdirSync(settings, { recursive: true });
    writeFileSync(`${settings}/createcluster.conf`, 'create_main_cluster = false\n');
  }
  const words = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'Dpkg::Options::=--force-confold',
    'postgresql',
  ];
  return apt(120, ...words) || (apt(60, 'update') && apt(120, ...words));
}

/**
 * Starts a distribution's PostgreSQL, with JIT and its other defaults, on a separate data folder.
 * If it is not installed and cannot be, returns the reason.
 */
export function startDebianPostgres(port) {
  const isRoot = process.getuid?.() === 0;
  if (findVersion() === undefined) {
    if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0)
      return { reason: 'Debian’s postgresql is not installed, and may not be by this user' };
    if (!install())
      return { reason: 'Debian’s postgresql is not installed, and apt-get cannot fetch it' };
  }
  const version = findVersion();
  if (version === undefined) return { reason: 'Debian’s postgresql is older than 15' };

  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-debian-'));
  const data = path.join(folder, 'data');
  const owner = {};
  if (isRoot) {
    owner.uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    owner.gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, owner.uid, owner.gid);
  }
  const run = (program, ...words) =>
    execFileSync(`${root}/${version}/bin/${program}`, words, {
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
  const log = path.join(folder, 'log');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  try {
    run(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    );
    run('pg_ctl', '-D', data, '-l', log, '-o', options, '-w', 'start');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `Debian's PostgreSQL ${version} did not start: ${error.stderr ?? error.message}`,
    );
  }
  return {
    version,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
