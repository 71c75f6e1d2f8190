import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { type Browser, chromium, devices } from '@playwright/test';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { formatTable } from '../proofs/report.ts';
import { findPorts } from '../scripts/free-ports.mjs';
import { fillForBench } from './fill.ts';
import { createBenchEnvironment, startBenchServer } from './server.ts';
import { deskPages, measureSlowLine, phonePages, type SlowVisit } from './slow-line.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Faces {
  console: string;
  mobile: string;
}

/** The shipped configuration of Caddy with the ports of this run and its own certificate; nothing where there is no Caddy. */
async function startCaddy(
  binary: string,
  folder: string,
  servers: Readonly<Record<string, number>>,
  faces: Faces,
): Promise<ChildProcess> {
  const shipped = readFileSync(path.join(root, 'deploy/Caddyfile'), 'utf8');
  const own =
    '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n';
  const file = path.join(folder, 'Caddyfile');
  const configured = Object.entries(servers).reduce(
    (text, [shippedPort, port]) => text.replaceAll(`:${shippedPort}`, `:${port}`),
    shipped.replace('{\n', own),
  );
  writeFileSync(file, configured);
  const child = spawn(binary, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      SERVER: '127.0.0.1',
      CONSOLE_HOST: faces.console,
      MOBILE_HOST: faces.mobile,
      STORE_HOST: 'https://store.invalid:1',
      STORE_DOMAIN: 'stores.invalid',
    },
    stdio: 'ignore',
  });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  if (child.exitCode !== null) throw new Error(`${binary} ended with ${child.exitCode}`);
  return child;
}

export interface ConsoleFigures {
  visits: SlowVisit[];
  isThroughCaddy: boolean;
}

/** The hash of the key of a certificate. A browser keeps nothing in its cache of an origin whose errors it ignores altogether. */
const readKeyHash = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(address);
    const socket = connect(
      { host, port: Number(port), servername: host, rejectUnauthorized: false },
      () => {
        const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
        socket.end();
        const key = publicKey.export({ type: 'spki', format: 'der' });
        resolve(createHash('sha256').update(key).digest('base64'));
      },
    );
    socket.on('error', reject);
  });

async function measure(
  browser: Browser,
  faces: Faces,
  token: string,
  parts: { desk: boolean; phone: boolean },
): Promise<SlowVisit[]> {
  const stored = {
    hasHomeReload: 'true',
    language: 'en',
    accessToken: `Bearer ${token}`,
    refreshToken: 'none',
  };
  const open = async (options: Parameters<Browser['newContext']>[0]) => {
    const context = await browser.newContext(options);
    await context.addInitScript((values) => {
      for (const [name, value] of Object.entries(values))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }, stored);
    return context;
  };
  const visits: SlowVisit[] = [];
  if (parts.desk) {
    const desk = await open({ viewport: { width: 1440, height: 900 } });
    visits.push(...(await measureSlowLine(desk, faces.console, deskPages, ['cold', 'warm'])));
    await desk.close();
  }
  if (parts.phone) {
    const size = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
    // Without its worker nothing is kept; with it everything is.
    for (const [serviceWorkers, kind] of [
      ['block', 'cold'],
      ['allow', 'warm'],
    ] as const) {
      const phone = await open({ ...size, serviceWorkers });
      visits.push(...(await measureSlowLine(phone, faces.mobile, phonePages, [kind])));
      await phone.close();
    }
  }
  return visits;
}

/** Opens the owner's pages on a slow line, through Caddy as it ships where `CADDY` names its program. */
export async function measureConsole({
  executablePath,
  runs,
  desk = false,
  phone = false,
}: {
  executablePath: string;
  runs: number;
  desk?: boolean;
  phone?: boolean;
}): Promise<ConsoleFigures> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-console-'));
  const ports = await findPorts(6);
  const [consolePort = 0, mobile = 0, store = 0, bank = 0, tlsConsole = 0, tlsMobile = 0] = ports;
  const caddy = process.env['CADDY'];
  const faces: Faces = caddy
    ? { console: `https://localhost:${tlsConsole}`, mobile: `https://localhost:${tlsMobile}` }
    : { console: `http://127.0.0.1:${consolePort}`, mobile: `http://127.0.0.1:${mobile}` };
  const environment = {
    ...createBenchEnvironment(dataDir, { console: consolePort, mobile, store, bank }),
    LOG_LEVEL: 'error',
    PUBLIC_URL: faces.console,
    MOBILE_URL: faces.mobile,
  };
  try {
    const cluster = await startCluster({ dataDir });
    const { owner } = await fillForBench(cluster.url, environment, {
      products: 60,
      orders: 2_000,
    }).finally(() => cluster.stop());
    const server = await startBenchServer(environment, `http://127.0.0.1:${consolePort}`);
    const proxy = caddy
      ? await startCaddy(caddy, dataDir, { 8080: consolePort, 8081: mobile, 8082: store }, faces)
      : undefined;
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        ...(proxy
          ? [`--ignore-certificate-errors-spki-list=${await readKeyHash(faces.console)}`]
          : []),
      ],
    });
    try {
      const visits: SlowVisit[] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(...(await measure(browser, faces, owner.token, { desk, phone })));
      return { visits, isThroughCaddy: proxy !== undefined };
    } finally {
      await browser.close();
      proxy?.kill('SIGTERM');
      server.kill('SIGTERM');
      await server.gone;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

const head = [
  'page',
  'first paint',
  'painted',
  'figures',
  'usable',
  'script',
  'all',
  'requests',
  'layout shift',
];

function rowsOf(visits: readonly SlowVisit[]): string[][] {
  const titleOf = ({ name, kind }: SlowVisit) => `${name}, ${kind}`;
  const middles = [...new Set(visits.map(titleOf))].flatMap((title) => {
    const same = visits
      .filter((visit) => titleOf(visit) === title)
      .sort((left, right) => left.usableMs - right.usableMs);
    return same[Math.floor(same.length / 2)] ?? [];
  });
  return middles.map((visit) => [
    titleOf(visit),
    seconds(visit.firstPaintMs),
    seconds(visit.paintedMs),
    seconds(visit.figuresMs),
    seconds(visit.usableMs),
    `${Math.round(visit.scriptKilobytes)} KB`,
    `${Math.round(visit.allKilobytes)} KB`,
    String(visit.requests),
    visit.shift.toFixed(4),
  ]);
}

/** The owner's pages as a part of a report. */
export function describeConsole(
  { visits, isThroughCaddy }: ConsoleFigures,
  runs: number,
): string[] {
  return [
    '## The owner’s pages',
    '',
    `1.6 Mbit/s, 150 ms until each answer begins, processor four times slower, ${isThroughCaddy ? 'through Caddy as it ships (HTTP/2, compression)' : 'without Caddy (HTTP/1.1)'}; the middle one of ${runs} runs. Cold: the browser was here before, and has nothing of it in its cache (on the phone without its worker; warm is the kept site). Usable: the figures are shown, and a click on the menu was answered.`,
    '',
    formatTable(head, rowsOf(visits)),
    '',
  ];
}
