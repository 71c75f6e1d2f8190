import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { giveUp, root } from './install.mjs';

/** The few settings that are needed before the server reads all of them. */
export function readSetting(name, fallback) {
  if (process.env[name]) return process.env[name];
  const file = path.join(root, '.env');
  const line = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .find((text) => text.startsWith(`${name}=`))
    : undefined;
  const value = line?.slice(name.length + 1).trim();
  // The server refuses it too; here it would be taken for a port.
  if (/\s#/.test(value ?? ''))
    giveUp(`${name} in .env: a value cannot contain " #". Write a comment on a line of its own.`);
  return value || fallback;
}

function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}

/** Exits if a port is in use, before minutes are spent on installing and building. */
export async function requireFreePorts(host, ports) {
  for (const [name, fallback] of ports) {
    const port = Number(readSetting(name, fallback));
    // The server explains an invalid port number.
    if (port > 0 && port < 65_536 && !(await isFree(host, port))) {
      giveUp(
        `Port ${port} is busy: stop what listens there (perhaps another Vitrine), or choose another with ${name}, for example ${name}=${port + 1000} npm ${process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start'}.`,
      );
    }
  }
}

export const appPorts = [
  ['PORT', '8080'],
  ['MOBILE_PORT', '8081'],
  ['STORE_PORT', '8082'],
];
export const sandboxPort = ['SANDBOX_PORT', '8083'];
