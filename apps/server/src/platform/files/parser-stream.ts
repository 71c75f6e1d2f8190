import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ParserStopped } from './parser-pool.ts';
import type { StreamAnswer, StreamTask } from './stream-worker.ts';

/** A function that reads foreign content part by part and uses nothing but its input. */
export interface StreamParser<Input, Part> {
  module: string;
  name: string;
  parse: (input: Input) => AsyncIterable<Part>;
}

/** Makes an exported generator a parser of streams: `defineStreamParser(import.meta.url, readTable)`. */
export const defineStreamParser = <Input, Part>(
  module: string,
  parse: (input: Input) => AsyncIterable<Part>,
): StreamParser<Input, Part> => ({ module, name: parse.name, parse });

const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** The time that one part may take. */
const partMs = 30_000;

/**
 * Parses a file in a separate worker, part by part: the next part is made once this one was processed. Throws
 * `ParserStopped` at the limits of time and memory. The worker ends with the loop over its parts.
 */
export async function* streamParser<Input, Part>(
  { module, name }: StreamParser<Input, Part>,
  input: Input,
  limits: { partMs: number } = { partMs },
): AsyncGenerator<Part> {
  // The worker has neither the settings of the server nor the flags of its process.
  const worker = new Worker(new URL('./stream-worker.ts', import.meta.url), {
    resourceLimits,
    execArgv: [],
    env: {},
  });
  worker.on('error', () => undefined);
  const next = async (task: StreamTask): Promise<StreamAnswer<Part>> => {
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(limits.partMs) });
      worker.postMessage(task);
      return ((await answer) as [StreamAnswer<Part>])[0];
    } catch (error) {
      throw new ParserStopped(`${name} was stopped`, { cause: error });
    }
  };
  try {
    for (let task: StreamTask = { module, name, input }; ; task = 'next') {
      const answer = await next(task);
      if ('error' in answer) throw answer.error;
      if ('isDone' in answer) return;
      yield answer.part;
    }
  } finally {
    await worker.terminate();
  }
}
