import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeImage } from '../apps/server/src/platform/files/images.ts';
import { imageWidths } from '../packages/contract/src/images.ts';
import { findPorts } from '../scripts/free-ports.mjs';
import { testServerEnvironment, testServerFlags } from '../scripts/server-flags.mjs';
import { type Running, startProcess } from './processes.ts';
import { seededRandom } from './random.ts';

const demoPictures = path.resolve(import.meta.dirname, '../apps/server/demo/pictures/out/products');

export interface PicturesLoad {
  kills: number;
  readers: number;
  /** New originals before each kill; each is asked for in all widths. */
  pictures: number;
  seed: number;
}

export interface PicturesResult {
  answers: number;
  whole: number;
  /** Calls that the killed server did not answer, or not to the end. */
  brokenOff: number;
  breaks: string[];
}

/** What is wrong with an answer; nothing for a whole picture. The type, the length in the header and every byte are looked at. */
async function faultOf(response: Response): Promise<string | undefined> {
  if (response.status === 503)
    return response.headers.get('retry-after') ? undefined : 'busy without a time to come back';
  if (response.status !== 200) return `status ${response.status}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return `${bytes.length} bytes that are no picture`;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length)
    return `a picture of ${bytes.readUInt32LE(4) + 8} bytes in an answer of ${bytes.length}`;
  if (response.headers.get('content-length') !== String(bytes.length))
    return 'another length in the header';
  return describeImage(bytes).then(
    () => undefined,
    () => 'a picture that cannot be decoded',
  );
}

/**
 * Two servers share a folder of pictures. Readers ask both for copies that are being made, one server is killed in the
 * middle and started again; at the end every copy is asked for once more, and nothing half-written may be left.
 */
export async function runPictures({
  kills,
  readers,
  pictures,
  seed,
}: PicturesLoad): Promise<PicturesResult> {
  const random = seededRandom(seed);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine pictures-'));
  const folder = path.join(dataDir, 'files/proof');
  mkdirSync(folder, { recursive: true });
  const sample = path.join(
    demoPictures,
    readdirSync(demoPictures)
      .filter((name) => name.endsWith('.webp'))
      .sort()[0] ?? '',
  );
  const ports = await findPorts(2);
  const start = (port: number): Promise<Running> =>
    startProcess(
      'proofs/picture-server.ts',
      {
        ...testServerEnvironment,
        DATA_DIR: dataDir,
        PORT: String(port),
        MOBILE_PORT: '0',
        STORE_PORT: '0',
      },
      /picture server ready/,
      testServerFlags,
    );
  const [steady, first] = await Promise.all([start(ports[0]), start(ports[1])]);
  let victim = first;
  const result: PicturesResult = { answers: 0, whole: 0, brokenOff: 0, breaks: [] };
  const keys: string[] = [];

  async function read(
    port: number,
    key: string,
    width: number,
    mayBreakOff: boolean,
  ): Promise<void> {
    const url = `http://127.0.0.1:${port}/files/${key}?w=${width}`;
    try {
      const response = await fetch(url);
      const fault = await faultOf(response);
      result.answers += 1;
      if (fault) result.breaks.push(`${url}: ${fault}`);
      else if (response.status === 200) result.whole += 1;
    } catch (error) {
      if (mayBreakOff) result.brokenOff += 1;
      else result.breaks.push(`${url}: ${(error as Error).message}`);
    }
  }

  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const fresh = Array.from(
        { length: pictures },
        (_, number) => `proof/k${kill}p${number}.webp`,
      );
      for (const key of fresh) copyFileSync(sample, path.join(dataDir, 'files', key));
      keys.push(...fresh);
      let isOver = false;
      const readAll = Array.from({ length: readers }, async (_, reader) => {
        while (!isOver) {
          const key = fresh[random.between(0, fresh.length - 1)] ?? '';
          const width = imageWidths[random.between(0, imageWidths.length - 1)] ?? 320;
          const isSteady = reader % 2 === 0;
          await read(ports[isSteady ? 0 : 1], key, width, !isSteady);
          // A server that is gone refuses at once; readers come back a moment later.
          if (!isSteady) await pause(2);
        }
      });
      await pause(random.between(20, 400));
      victim.kill('SIGKILL');
      await victim.gone;
      isOver = true;
      await Promise.all(readAll);
      victim = await start(ports[1]);
    }
    for (const key of keys)
      await Promise.all(imageWidths.map((width) => read(ports[1], key, width, false)));
    const drafts = path.join(dataDir, 'files/.drafts');
    if (existsSync(drafts))
      result.breaks.push(...readdirSync(drafts).map((name) => `a draft is left: ${name}`));
    for (const file of globSync(path.join(folder, '*.webp'))) {
      const bytes = readFileSync(file);
      if (bytes.length < 12 || bytes.readUInt32LE(4) + 8 !== bytes.length)
        result.breaks.push(`${file} is not whole`);
    }
  } finally {
    steady.kill('SIGTERM');
    victim.kill('SIGTERM');
    await Promise.all([steady.gone, victim.gone]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return result;
}
