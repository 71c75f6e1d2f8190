import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import { createQueue } from '../turns.ts';
import type { ParserAnswer, ParserTask } from './parser-worker.ts';

/** A function that reads foreign content and uses nothing but its input. The worker imports it from its module by its name. */
export interface Parser<Input, Result> {
  module: string;
  name: string;
  parse: (input: Input) => Result | Promise<Result>;
}

/** Makes an exported function a parser: `defineParser(import.meta.url, parsePriceLines)`. */
export function defineParser<Input, Result>(
  module: string,
  parse: (input: Input) => Result | Promise<Result>,
): Parser<Input, Awaited<Result>> {
  return { module, name: parse.name, parse: parse as Parser<Input, Awaited<Result>>['parse'] };
}

/** The content needed more time or memory than a parser has. */
export class ParserStopped extends Error {
  override name = 'ParserStopped';
}

const timeoutMs = 15_000;
/** An idle worker ends, and its memory with it. */
const idleMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Longer texts are parsed in the worker; shorter ones take milliseconds. */
const inlineCharactersMax = 64 * 1024;

/** One at a time: parsing never takes more than one core and the memory of one worker. */
const inTurn = createQueue({ atOnce: 1, capacity: 20 });

let ready: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;

function takeWorker(): Worker {
  clearTimeout(idleTimer);
  const worker = ready ?? startWorker();
  ready = undefined;
  worker.ref();
  return worker;
}

function startWorker(): Worker {
  // The worker has neither the settings of the server nor the flags of its process.
  const worker = new Worker(new URL('./parser-worker.ts', import.meta.url), {
    resourceLimits,
    execArgv: [],
    env: {},
  });
  // Without a listener, an error of a worker whose task was given up would end the process.
  worker.on('error', () => undefined);
  return worker;
}

/** Keeps a worker for the next task, but never a process alive for it. */
function keepWorker(worker: Worker): void {
  worker.unref();
  ready = worker;
  idleTimer = setTimeout(() => {
    ready = undefined;
    worker.terminate().catch(() => undefined);
  }, idleMs).unref();
}

async function runIn<Result>(
  worker: Worker,
  task: ParserTask,
  limitMs: number,
): Promise<ParserAnswer<Result>> {
  const listening = new AbortController();
  const signal = AbortSignal.any([listening.signal, AbortSignal.timeout(limitMs)]);
  try {
    // The error is that of the worker, for example out of memory, which is its end.
    const answer = once(worker, 'message', { signal });
    worker.postMessage(task);
    return ((await answer) as [ParserAnswer<Result>])[0];
  } catch (error) {
    await worker.terminate();
    throw new ParserStopped(`${task.name} was stopped`, { cause: error });
  } finally {
    listening.abort();
  }
}

/** Parses an upload in the worker. Throws `ParserStopped` at the limits, `busy` with many waiting, and what the parser throws. */
export function runParser<Input, Result>(
  { module, name }: Parser<Input, Result>,
  input: Input,
  limits: { timeoutMs: number } = { timeoutMs },
): Promise<Result> {
  return inTurn(async () => {
    const worker = takeWorker();
    const answer = await runIn<Result>(worker, { module, name, input }, limits.timeoutMs);
    keepWorker(worker);
    if ('error' in answer) throw answer.error;
    return answer.result;
  });
}

/** Parses a pasted text: here if it is short, else in the worker. */
export async function runTextParser<Input extends { text: string }, Result>(
  parser: Parser<Input, Result>,
  input: Input,
): Promise<Result> {
  if (input.text.length <= inlineCharactersMax) return parser.parse(input);
  try {
    return await runParser(parser, input);
  } catch (error) {
    throw error instanceof ParserStopped ? new Failure('payload-too-large') : error;
  }
}
