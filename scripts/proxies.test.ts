import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const stockFile = '/etc/nginx/nginx.conf';
const isThere = (command: string, words: string[]) => spawnSync(command, words).status === 0;
const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => isThere(command, ['-v']));
const skip = !nginx
  ? 'nginx is not installed'
  : !existsSync(stockFile)
    ? `there is no ${stockFile} of a distribution`
    : isThere('openssl', ['version'])
      ? false
      : 'openssl is not installed';
const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ family }) => family === 'IPv6'),
);

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-nginx-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The distribution's own file with our site as the only one, and with all files that it writes in our folder. */
function stockWith(site: string): string {
  return readFileSync(stockFile, 'utf8')
    .replace(/^\s*include \/etc\/nginx\/(conf\.d|sites-enabled)\/.*$/gm, '')
    .replace(/^user .*$/m, '')
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replaceAll('/var/log/nginx', folder)
    .replace(/}\s*(?=#mail|$)/, `include ${site};\n}\n`);
}

function runConfigTest(config: string): string {
  const site = path.join(folder, 'vitrine.conf');
  const own = config
    .replaceAll(/\/etc\/ssl\/vitrine(-stores)?\//g, `${folder}/`)
    // Ports that need no privileges; a port in use is not an error of the file.
    .replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, '$18$2')
    .replaceAll(hasIpv6 ? /$^/g : /^\s*listen \[::\].*$/gm, '');
  writeFileSync(site, own);
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, stockWith(site));
  const { stderr } = spawnSync(
    nginx ?? '',
    ['-t', '-q', '-e', path.join(folder, 'error.log'), '-c', main],
    { encoding: 'utf8' },
  );
  // Newer versions have a separate directive for http2, and warn about the old form.
  return stderr
    .split('\n')
    .filter((line) => line && !/\[warn\].*http2/.test(line))
    .join('\n');
}

test('nginx of a distribution starts with our site beside its own settings, also with a host for each store', {
  skip,
}, () => {
  const pair = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=example.com',
    ...pair,
  ]);
  assert.equal(made.status, 0, String(made.stderr));
  const config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  assert.equal(runConfigTest(config), '');
  const withStores = config.replaceAll(/^#(?! )(?=server|\t|})/gm, '');
  assert.match(withStores, /^\tserver_name \*\.example\.com;$/m);
  assert.equal(runConfigTest(withStores), '');
});

test('our site changes nothing for other sites of the same nginx', () => {
  const config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8').replaceAll(
    /^\s*#.*$/gm,
    '',
  );
  // At the outermost level there are only server blocks and one map with a unique name.
  const outermost = config
    .replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}')
    .split('\n')
    .filter((line) => line.trim());
  assert.deepEqual(
    [...new Set(outermost)],
    ['map $http_upgrade $vitrine_connection {}', 'server {}'],
  );
});
