import { parentPort } from 'node:worker_threads';

/** A call of an exported function of a module. */
export interface ParserTask {
  module: string;
  name: string;
  input: unknown;
}

export type ParserAnswer<Result> = { result: Result } | { error: unknown };

/** Runs one parser after the other; see `parser-pool.ts`. */
parentPort?.on('message', async ({ module, name, input }: ParserTask) => {
  try {
    const parsers = (await import(module)) as Record<string, (input: unknown) => unknown>;
    const result = await parsers[name]?.(input);
    parentPort?.postMessage({ result });
  } catch (error) {
    // The properties of an error may not be transferable; its message is.
    parentPort?.postMessage({
      error: error instanceof Error ? new Error(error.message) : String(error),
    });
  }
});
