import { after } from 'node:test';

interface Closable {
  close(): Promise<unknown>;
}

/** The things that the file whose tests run has opened; a process runs one file after another. */
let opened: Closable[] = [];

async function closeAll(): Promise<void> {
  const last = opened.reverse();
  opened = [];
  for (const one of last) await one.close();
}

/**
 * For the top of a test file: closes what it opens when the tests of the file have ended, the last first. The first call comes
 * before the file awaits anything else, because only then the runner knows to which file the hook belongs.
 */
export async function closeAfter<Opened extends Closable | { app: Closable }>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> {
  const place = opened.length;
  if (!place) after(closeAll);
  opened.push({ close: async () => undefined });
  const one = await opening;
  opened[place] = 'close' in one ? one : one.app;
  return one;
}
