import { parentPort } from 'node:worker_threads';

/** The call of an exported generator, and then the request for its next part. */
export type StreamTask = { module: string; name: string; input: unknown } | 'next';

export type StreamAnswer<Part> = { part: Part } | { isDone: true } | { error: unknown };

let parts: AsyncIterator<unknown> | undefined;

/** Makes one part at a time; see `parser-stream.ts`. */
parentPort?.on('message', async (task: StreamTask) => {
  try {
    if (task !== 'next') {
      const parsers = (await import(task.module)) as Record<
        string,
        (input: unknown) => AsyncIterable<unknown>
      >;
      parts = parsers[task.name]?.(task.input)[Symbol.asyncIterator]();
    }
    const result = await parts?.next();
    parentPort?.postMessage(!result || result.done ? { isDone: true } : { part: result.value });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? new Error(error.message) : String(error),
    });
  }
});
