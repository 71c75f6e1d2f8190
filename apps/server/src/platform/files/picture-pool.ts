import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { FailureCode } from '@vitrine/contract/failures.ts';
import { Failure } from '../failure.ts';
import { createQueue } from '../turns.ts';
import type { CopyKind, EncodedImage, ImageLimits } from './images.ts';
import type { PictureAnswer, PictureResults, PictureTask } from './picture-worker.ts';

/** A picture of 100 megapixels takes a few seconds; a machine that is busy with other work may need many times as long. */
const timeoutMs = 120_000;
/** An idle process ends, and its memory with it. */
const idleMs = 20_000;

/**
 * A separate process, because a decoder of pictures takes memory that no limit of a thread counts, works on the threads that
 * files and names of hosts need, and may crash on a malicious file.
 */
function startWorker(): ChildProcess {
  const worker = fork(new URL('./picture-worker.ts', import.meta.url), {
    serialization: 'advanced',
    // Without the flags and the settings of the server. Beyond 64 MB, a decoded picture is in a temporary file.
    execArgv: ['--max-old-space-size=256'],
    env: { VIPS_DISC_THRESHOLD: '64m', MALLOC_ARENA_MAX: '2', TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.on('error', () => undefined);
  return worker;
}

/** One picture at a time, and the memory of one. */
const inTurn = createQueue({ atOnce: 1, capacity: 200 });

let ready: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

function takeWorker(): ChildProcess {
  clearTimeout(idleTimer);
  const worker = ready?.connected ? ready : startWorker();
  ready = undefined;
  worker.ref();
  worker.channel?.ref();
  return worker;
}

/** Keeps a process for the next picture, but never keeps this one alive for it. */
function keepWorker(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
  ready = worker;
  idleTimer = setTimeout(() => {
    ready = undefined;
    worker.kill('SIGKILL');
  }, idleMs).unref();
}

async function runIn(worker: ChildProcess, task: PictureTask): Promise<PictureAnswer> {
  const listening = new AbortController();
  const signal = AbortSignal.any([listening.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    worker.send(task);
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as PictureAnswer),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the process ended'))),
    ]);
  } catch (error) {
    worker.kill('SIGKILL');
    throw error;
  } finally {
    listening.abort();
  }
}

function run<Kind extends PictureTask['kind']>(
  task: Extract<PictureTask, { kind: Kind }>,
): Promise<PictureResults[Kind]> {
  return inTurn(async () => {
    const worker = takeWorker();
    const answer = await runIn(worker, task);
    keepWorker(worker);
    if ('failure' in answer) throw new Failure(answer.failure as FailureCode);
    if ('error' in answer) throw new Error(answer.error);
    return answer.result as PictureResults[Kind];
  });
}

/** Decodes a picture of others and re-encodes it as WebP, in a separate process. */
export async function decodeApart(bytes: Buffer, limits: ImageLimits): Promise<EncodedImage> {
  const image = await run({ kind: 'decode', bytes, limits }).catch((error: unknown) => {
    // A file that ends the decoder or takes two minutes is not taken.
    throw error instanceof Failure ? error : new Failure('image-unreadable');
  });
  return { ...image, bytes: Buffer.from(image.bytes) };
}

/** A copy of a stored picture, made in that process. */
export const copyApart = async (bytes: Buffer, copy: CopyKind): Promise<Buffer> =>
  Buffer.from(await run({ kind: 'copy', bytes, copy }));
